import { CHANNEL, answered, figure, pair, tableOf } from './tables';

const COLUMNS = [
	CHANNEL,
	{ name: 'date', field: '', role: 'date', affinity: '' } as const,
	figure('Visits', 'visit'),
	figure('Visitors', 'dvisitor'),
	figure('Bounce', 'bounce', { affinity: 'pct' }),
	figure('Revenue', 'scartvalidamount', { affinity: 'float' }),
];

const ROWS = [
	['SOCIAL', '2026-11-02', 5, 4, 30, 0.1],
	['MAILING', '2026-11-02', 7, 7, 20, 0.2],
];
const GLOBAL = ['GLOBAL', null, 12, 10, 24, 0.3];
const WORD =
	'Figures that do not add up, such as unique visitors, are left empty in sums over several rows.';

test('totals are a row of sums, without the noise of floating point', async () => {
	const { lines, said } = await answered(tableOf(COLUMNS, ROWS), { totals: 'row' });
	expect(lines.at(-1)).toEqual(['Total', null, 12, null, null, 0.3]);
	expect(said).toEqual([WORD]);
});

test('what does not add up is the platform’s own total, where it has sent one', async () => {
	const { lines, said } = await answered(tableOf(COLUMNS, [GLOBAL, ...ROWS]), { totals: 'row' });
	expect(lines).toEqual([...ROWS, ['Total', null, 12, 10, 24, 0.3]]);
	expect(said).toEqual([]);
});

test('of several totals, as of each day, none is that of all rows', async () => {
	const perDay = [GLOBAL, ['GLOBAL', null, 1, 1, 1, 1]];
	const { lines, said } = await answered(tableOf(COLUMNS, [...perDay, ...ROWS]), { totals: 'row' });
	expect(lines.at(-1)).toEqual(['Total', null, 12, null, null, 0.3]);
	expect(said).toEqual([WORD]);
});

test('the platform’s own totals stay where they are wanted, and are not added', async () => {
	const { lines } = await answered(tableOf(COLUMNS, [GLOBAL, ...ROWS]), { totals: 'row' }, true);
	expect(lines).toEqual([GLOBAL, ...ROWS, ['Total', null, 12, 10, 24, 0.3]]);
});

test('the platform’s own totals stay where only the first rows do, and are none of them', async () => {
	const table = tableOf(COLUMNS, [...ROWS, GLOBAL]);
	const order = { column: 'visit', largestFirst: true };
	const { lines } = await answered(table, { order, top: { rows: 1 } }, true);
	expect(lines).toEqual([GLOBAL, ROWS[1]]);
});

test('others leave out what does not add up, whatever the platform’s total is', async () => {
	const table = tableOf(COLUMNS, [GLOBAL, ...ROWS]);
	const top = { rows: 1, others: 'Others' };
	const { lines, said } = await answered(table, { top, totals: 'row' });
	expect(lines[1]).toEqual(['Others', null, 7, null, null, 0.2]);
	expect(lines[2]).toEqual(['Total', null, 12, 10, 24, 0.3]);
	expect(said).toEqual([WORD]);
});

test('totals are those of all rows, also of those that are not kept', async () => {
	const table = tableOf(COLUMNS, ROWS);
	const { lines } = await answered(table, { top: { rows: 1 }, totals: 'row' });
	expect(lines).toEqual([ROWS[0], ['Total', null, 12, null, null, 0.3]]);
});

test('of two periods, totals are compared as rows are', async () => {
	const columns = [CHANNEL, ...pair('Visits', 'visit'), ...pair('Visitors', 'dvisitor')];
	const table = tableOf(columns, [
		['GLOBAL', 30, 20, 8, 10],
		['SOCIAL', 10, 15, 6, 7],
		['MAILING', 20, 5, 6, 7],
	]);
	const { lines } = await answered(table, { compares: true, totals: 'row' });
	expect(lines.at(-1)).toEqual(['Total', 30, 20, 10, 50, 8, 10, -2, -20]);
});

test('a report without rows has empty totals', async () => {
	const { lines } = await answered(tableOf(COLUMNS, []), { totals: 'row' });
	expect(lines).toEqual([['Total', null, null, null, null, null]]);
});

test.each([
	[undefined, ['Direct access', 'Paid search', 'Organic search']],
	['fr', ['Accès direct', 'Liens sponsorisés', 'Référencement naturel']],
	['fr-CA', ['Accès direct', 'Liens sponsorisés', 'Référencement naturel']],
	['de', ['Direktzugriff', 'Bezahlte Suche', 'Organische Suche']],
	['ES', ['Acceso directo', 'Búsqueda de pago', 'Búsqueda orgánica']],
	['ja', ['Direct access', 'Paid search', 'Organic search']],
])('in the language %s, channels are %j', async (language, names) => {
	const table = tableOf([CHANNEL], [['NATURAL'], ['SPONSOREDLINK'], ['SEARCHENGINE']]);
	const { lines } = await answered(table, { namesChannels: true, language });
	expect(lines.flat()).toEqual(names);
});

test('channels have the names of the platform’s screens, and codes that are new stay', async () => {
	const table = tableOf(
		[CHANNEL],
		[['SPONSOREDLINK'], ['MAILING'], ['BRANDING'], ['toString'], [null]],
	);
	const { lines } = await answered(table, { namesChannels: true });
	expect(lines.flat()).toEqual(['Paid search', 'Emailing', 'BRANDING', 'toString', null]);
});
