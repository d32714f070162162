import { figureNotes, auditFigures } from '../../platform/reports/response/figureAudit';
import { CHANNEL as CHANNEL_COLUMN, after, figure, tableOf } from './transform/tables';
import { readRows } from './shapes/readRows';
import { ALL_COLUMNS, COLUMNS, element, reply, report, values } from './shapes/replies';

function kept(fields: readonly string[], ...rows: ReadonlyArray<readonly unknown[]>) {
	const dimensions = fields.map((field) => ({ field, name: field }));
	const body = reply(report({ dimensions, data: rows.map((row) => element(row, values(1))) }));
	expect(readRows(body, ALL_COLUMNS)).toHaveLength(rows.length);
	return readRows(body, COLUMNS).map((row) => fields.map((field) => row[field]));
}

async function notesOn(fields: readonly string[], ...rows: ReadonlyArray<readonly string[]>) {
	const watch = auditFigures();
	const columns = [
		...fields.map((field) => ({ ...CHANNEL_COLUMN, name: field, field })),
		figure('Visits', 'visit'),
	];
	const lines = rows.map((row) => [...row, 1]);
	await after(tableOf(columns, lines), watch.step);
	return figureNotes(watch.seen());
}

describe('total rows are left out by default', () => {
	test('if the channel is GLOBAL', () => {
		expect(kept(['media_key', 'ope_name'], ['GLOBAL', 'X'], ['SOCIAL', 'X'])).toEqual([
			['SOCIAL', 'X'],
		]);
	});

	test('if the generic name is GLOBAL', () => {
		expect(kept(['name'], ['GLOBAL'], ['google'])).toEqual([['google']]);
	});

	test('total rows are kept, and reported, if nothing shows that GLOBAL is no name', async () => {
		const rows = [
			['GLOBAL', 'GLOBAL'],
			['P', 'GLOBAL'],
		];
		expect(kept(['publisher_name', 'ope_name'], ...rows)).toEqual(rows);
		expect(kept(['ope_name'], ['GLOBAL'], ['Spring'])).toEqual([['GLOBAL'], ['Spring']]);
		expect(await notesOn(['ope_name'], ['GLOBAL'], ['Spring'])).toEqual([
			'The row named GLOBAL is kept. In reports by channel it is the sum of the other rows, but in this report that is not certain. If it is their sum, leave it out with a filter.',
		]);
		expect(await notesOn(['ope_name', 'publisher_name'], ['GLOBAL', 'P'])).toEqual([]);
		expect(await notesOn(['media_key', 'ope_name'], ['GLOBAL', 'GLOBAL'])).toEqual([]);
		expect(await notesOn([], [])).toEqual([]);
	});

	test('a campaign that is called GLOBAL is no total row', () => {
		const rows = [
			['SOCIAL', 'GLOBAL'],
			['SOCIAL', 'Spring'],
		];
		expect(kept(['media_key', 'ope_name'], ...rows)).toEqual(rows);
	});

	test.each(['global', 'Global', ' GLOBAL', null, ''])(
		'a channel called %j is no total row',
		(name) => {
			expect(kept(['media_key'], [name])).toEqual([[name]]);
		},
	);

	test('a report without dimensions has no total row', () => {
		expect(kept([], [])).toEqual([[]]);
	});
});
