import { CHANNEL, DATE, answered, figure, pair, tableOf } from './tables';

const COLUMNS = [
	CHANNEL,
	DATE,
	figure('Visits', 'visit'),
	figure('Visitors', 'dvisitor'),
	figure('Bounce', 'bounce', { affinity: 'pct' }),
	figure('Revenue', 'scartvalidamount', { affinity: 'float' }),
];

type Row = Array<string | number | null>;

const first: Row = ['SOCIAL', '2026-11-02', 5, 4, 30, 0.1];
const second: Row = ['MAILING', '2026-11-02', 7, 7, 20, 0.2];
const ROWS = [first, second];
const GLOBAL: Row = ['GLOBAL', null, 12, 10, 24, 0.3];
const WORD =
	'Figures that cannot be added up, such as unique visitors, are empty in sums of several rows.';

const SUMS = ['Total', null, 12, null, null, 0.3];
const OWN = ['Total', null, 12, 10, 24, 0.3];

test.each<[string, Row[], Parameters<typeof answered>[1], Row[], string[]]>([
	['sums, without the noise of floating point', ROWS, {}, [...ROWS, SUMS], [WORD]],
	['the platform’s own where it sent one for all rows', [GLOBAL, ...ROWS], {}, [...ROWS, OWN], []],
	[
		'sums where it sent several, as one for each day',
		[GLOBAL, ['GLOBAL', null, 1, 1, 1, 1], ...ROWS],
		{},
		[...ROWS, SUMS],
		[WORD],
	],
	['those of all rows, also of those not kept', ROWS, { top: { rows: 1 } }, [first, SUMS], [WORD]],
	['empty where there are no rows', [], {}, [['Total', null, null, null, null, null]], [WORD]],
])('totals are %s', async (_, rows, more, expected, sentences) => {
	const { lines, said } = await answered(tableOf(COLUMNS, rows), { totals: 'row', ...more });
	expect(lines).toEqual(expected);
	expect(said).toEqual(sentences);
});

test('the platform’s own totals stay if they are requested, and are not part of the sum', async () => {
	const { lines } = await answered(tableOf(COLUMNS, [GLOBAL, ...ROWS]), { totals: 'row' }, true);
	expect(lines).toEqual([GLOBAL, ...ROWS, OWN]);
});

test('the platform’s own totals stay in addition to the first rows', async () => {
	const table = tableOf(COLUMNS, [...ROWS, GLOBAL]);
	const order = { column: 'visit', largestFirst: true };
	const { lines } = await answered(table, { order, top: { rows: 1 } }, true);
	expect(lines).toEqual([GLOBAL, second]);
});

test('the row of other entries has no metrics that do not add up, even if the platform sent their total', async () => {
	const table = tableOf(COLUMNS, [GLOBAL, ...ROWS]);
	const top = { rows: 1, others: 'Others' };
	const { lines, said } = await answered(table, { top, totals: 'row' });
	expect(lines[1]).toEqual(['Others', null, 7, null, null, 0.2]);
	expect(lines[2]).toEqual(OWN);
	expect(said).toEqual([WORD]);
});

test('totals of two periods are compared like rows', async () => {
	const columns = [CHANNEL, ...pair('Visits', 'visit'), ...pair('Visitors', 'dvisitor')];
	const table = tableOf(columns, [
		['GLOBAL', 30, 20, 8, 10],
		['SOCIAL', 10, 15, 6, 7],
		['MAILING', 20, 5, 6, 7],
	]);
	const { lines } = await answered(table, { compares: true, totals: 'row' });
	expect(lines.at(-1)).toEqual(['Total', 30, 20, 10, 50, 8, 10, -2, -20]);
});

test.each([
	[undefined, ['Direct access', 'Paid search', 'Organic search']],
	['fr', ['Accès direct', 'Liens sponsorisés', 'Référencement naturel']],
	['fr-CA', ['Accès direct', 'Liens sponsorisés', 'Référencement naturel']],
	['de', ['Direktzugriff', 'Bezahlte Suche', 'Organische Suche']],
	['ES', ['Tráfico directo', 'Búsqueda de pago', 'Búsqueda orgánica']],
	['ja', ['Direct access', 'Paid search', 'Organic search']],
])('in the language %s, channels are %j', async (language, names) => {
	const table = tableOf([CHANNEL], [['NATURAL'], ['SPONSOREDLINK'], ['SEARCHENGINE']]);
	const { lines } = await answered(table, { namesChannels: true, language });
	expect(lines.flat()).toEqual(names);
});

test('channels have the names of the platform’s screens, and unknown codes stay', async () => {
	const table = tableOf(
		[CHANNEL],
		[['SPONSOREDLINK'], ['MAILING'], ['BRANDING'], ['toString'], [null]],
	);
	const { lines } = await answered(table, { namesChannels: true });
	expect(lines.flat()).toEqual(['Paid search', 'Emailing', 'BRANDING', 'toString', null]);
});
