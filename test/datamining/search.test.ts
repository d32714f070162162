import { readDay } from '../../platform/client/values/dates';
import { keptInMemory } from '../../platform/client/spool';
import { csvText } from '../../platform/client/values/csv';
import type { Search } from '../../platform/datamining/search';
import { searchRows, searchTable, startSearch } from '../../platform/datamining/search';
import { recordsOf } from '../../platform/datamining/table';
import { inTurn, platformAt } from '../client/door/platformAt';

const day = readDay('', '2026-11-02');
const search: Search = {
	kind: {
		folder: '/ea/{site}/report/order',
		what: 'the search for sales',
		job: 'search job',
		collect: 'Sale > Get Search Result',
	},
	site: 'shop',
	from: day,
	to: day,
	query: {},
};
const STARTED = { fields: [{ name: 'jobrun_id' }], rows: [['7']] };
const DONE = { data: { status: 'DONE' } };
const wait = { limitMs: 20_000 };

test('a search whose answer names no job is told with the whole answer', async () => {
	const { platform, origin } = await platformAt(inTurn({ data: { task: 'x', by: 's3cr3t' } }));
	await expect(startSearch(platform, search)).rejects.toMatchObject({
		kind: 'jobNotNamed',
		message:
			'The platform has taken the search for sales from 2026-11-02 to 2026-11-02, but its answer names no job where the node looks for it: {"data":{"task":"x","by":"•••"}}',
	});
	expect(origin.arrivals).toHaveLength(1);
});

test.each<[string, unknown, object[], string, boolean]>([
	['by a noun', { data: { orders: [{ ref: 'A' }] } }, [{ ref: 'A' }], 'ref\nA', false],
	['at the top', [{ ref: 'A' }], [{ ref: 'A' }], 'ref\nA', false],
	[
		'without fields',
		{ rows: [['A', 1]] },
		[{ column_1: 'A', column_2: 1 }],
		'column_1,column_2\nA,1',
		false,
	],
	['nowhere', { note: 'None', code: 4 }, [{ note: 'None', code: 4 }], 'note,code\nNone,4', true],
])('what is found %s becomes items and lines', async (_, result, records, lines, isWhole) => {
	const { platform } = await platformAt(inTurn(STARTED, DONE, result));
	const table = await searchTable(platform, search, wait);
	expect([recordsOf(table), table.isWhole]).toEqual([records, isWhole]);
	const again = await platformAt(inTurn(STARTED, DONE, result));
	const found = await searchRows(again.platform, search, { ...wait, keep: keptInMemory });
	let text = '';
	for await (const piece of csvText(found.columns, found.batches())) text += piece;
	expect(text.replace(/^\uFEFF/, '').trim()).toBe(lines);
	expect(found.isWhole).toBe(isWhole);
});
