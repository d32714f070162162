import fc from '../support/fastCheck';

import { receive } from '../../platform/http/streaming/envelope';
import { storeInMemory } from '../../platform/http/streaming/spool';
import { csvText, writeCsv } from '../../platform/base/csv/csvText';
import { readDay } from '../../platform/base/dates/readDay';
import {
	joinFound,
	readFound,
	RECORDS,
	withoutPersonalFound,
} from '../../platform/datamining/joinFound';
import type { Search } from '../../platform/datamining/search';
import { searchRows, searchTable, startSearch } from '../../platform/datamining/search';
import {
	joinTables,
	readRecordTable,
	recordsOf,
	withoutPersonalColumns,
} from '../../platform/datamining/foundRecordTable';
import { inTurn, platformAt } from '../http/door/platformAt';
import { streamOf } from '../http/streams';
import { hurry } from '../support/hurry';
import { runs } from '../support/random';

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
const wait = { limitMs: 60_000 };

test('a search whose answer names no job is reported with the whole answer', async () => {
	const { platform, origin } = await platformAt(inTurn({ data: { task: 'x', by: 's3cr3t' } }));
	await expect(startSearch(platform, search)).rejects.toMatchObject({
		kind: 'jobNotNamed',
		message:
			'No job ID was recognized in the platform’s answer to the search for sales of 2026-11-02: {"data":{"task":"x","by":"•••"}}',
	});
	expect(origin.arrivals).toHaveLength(1);
});

test.each<[string, unknown, object[], string, boolean]>([
	['by a noun', { data: { orders: [{ ref: 'A' }] } }, [{ ref: 'A' }], 'ref\nA', false],
	[
		'without fields',
		{ rows: [['A', 1]] },
		[{ column_1: 'A', column_2: 1 }],
		'column_1,column_2\nA,1',
		false,
	],
	[
		'beside another list',
		{ data: { fields: [{ name: 'ref' }], rows: [['A']] }, rows: [['B'], ['C']] },
		[{ ref: 'A' }],
		'ref\nA',
		false,
	],
	['nowhere', { note: 'None', code: 4 }, [{ note: 'None', code: 4 }], 'note,code\nNone,4', true],
])('records found %s become items and lines', async (_, result, records, lines, isWhole) => {
	hurry(10);
	const { platform } = await platformAt(inTurn(STARTED, DONE, result));
	const table = await searchTable(platform, search, wait);
	expect([recordsOf(table), table.isWhole]).toEqual([records, isWhole]);
	const again = await platformAt(inTurn(STARTED, DONE, result));
	const found = await searchRows(again.platform, search, { ...wait, keep: storeInMemory });
	let text = '';
	for await (const piece of csvText(found.columns, found.batches())) text += piece;
	expect(text.replace(/^\uFEFF/, '').trim()).toBe(lines);
	expect(found.isWhole).toBe(isWhole);
});

const FIELDS = [{ name: 'order_ref' }, { name: 'cgiparam_7', header: 'Parameter : Newsletter' }];
const SALES = [
	{ order_ref: 'A1', amount: 5 },
	{ order_ref: 'A2', amount: 7 },
];

describe('the result of a search', () => {
	test('may be keyed by ID', () => {
		const { columns, rows } = readRecordTable({ data: { 7: { amount: 5 }, 8: { amount: 7 } } });
		expect([columns, rows]).toEqual([
			['id', 'amount'],
			[
				['7', 5],
				['8', 7],
			],
		]);
	});

	test('has a column for each cell, also without fields or beyond them', () => {
		const rows = [['A1', 'yes', 5], ['A2']];
		expect(recordsOf(readRecordTable({ data: { fields: FIELDS, rows } }))).toEqual([
			{ order_ref: 'A1', 'cgiparam_7 (Newsletter)': 'yes', column_3: 5 },
			{ order_ref: 'A2', 'cgiparam_7 (Newsletter)': null, column_3: null },
		]);
		expect(recordsOf(readRecordTable({ rows }))[0]).toEqual({
			...{ column_1: 'A1', column_2: 'yes', column_3: 5 },
		});
	});

	test('has its columns even without records', () => {
		const { columns, rows } = readRecordTable({ data: { fields: FIELDS, rows: [] } });
		expect([columns, rows]).toEqual([['order_ref', 'cgiparam_7 (Newsletter)'], []]);
	});

	test('is one item with the whole reply, marked isWhole, if it has no records', () => {
		const reply = { error: false, data: { orders: SALES, estimates: [], note: 'x' } };
		const table = readRecordTable(reply);
		expect(table.isWhole).toBe(true);
		expect(recordsOf(table)).toEqual([reply.data]);
		expect(readRecordTable({ data: { orders: [] } }).isWhole).toBeUndefined();
	});

	test('that is returned as one item has no personal data', () => {
		const table = readRecordTable({ a: [{ email: 'x', n: 1 }], b: [], ip: 'y' });
		expect(recordsOf(withoutPersonalColumns(table))).toEqual([{ a: [{ n: 1 }], b: [] }]);
	});
});

const name = fc.constantFrom('order_ref', 'email', 'cgiparam_7', 'data', 'rows', 'a "b": [');
const field = fc.oneof(name, fc.record({ name, header: fc.constantFrom('x', 'Text : Label') }));
const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant({ rows: [1] }));
const lists = fc.array(fc.array(value, { maxLength: 4 }), { maxLength: 6 });
const objects = fc.array(fc.dictionary(name, value, { minKeys: 1, maxKeys: 4 }), { maxLength: 6 });
const table = fc.record({
	fields: fc.array(field, { maxLength: 4 }),
	rows: fc.oneof(lists, objects, fc.array(fc.oneof(value, lists, objects), { maxLength: 4 })),
});
const keyed = fc.dictionary(fc.constantFrom('7', '8', 'x'), fc.record({ name: value }));
const reply = fc.oneof(
	table.map((data) => ({ error: false, data, meta: {} })),
	table.map((members) => ({ ...members, error: false })),
	table.map(({ fields, rows }) => ({ data: rows, fields })),
	table.map(({ rows }) => rows),
	table.map(({ fields, rows }) => ({ data: { fields, orders: rows } })),
	keyed.map((data) => ({ error: false, data })),
	fc.record({ orders: lists, estimates: objects }),
	fc.record({ data: value, rows: value }),
	fc.constant({ error: false }),
);

const found = async (body: unknown, pieceBytes: number) => {
	const bytes = Buffer.from(JSON.stringify(body));
	const pieces: Buffer[] = [];
	for (let at = 0; at < bytes.length; at += pieceBytes) {
		pieces.push(bytes.subarray(at, at + pieceBytes));
	}
	const reception = { rows: RECORDS, keep: storeInMemory, secrets: [] };
	return (await readFound(await receive(streamOf(...pieces), { what: 'the sales' }, reception)))
		.found;
};

it('buffered records make the same file as records in memory', async () => {
	const settings = [fc.array(reply, { maxLength: 3 }), fc.integer({ min: 1, max: 40 })] as const;
	await fc.assert(
		fc.asyncProperty(...settings, fc.boolean(), async (replies, pieceBytes, isPersonal) => {
			const all = joinFound(await Promise.all(replies.map((one) => found(one, pieceBytes))));
			const { columns, batches } = isPersonal ? all : withoutPersonalFound(all);
			let text = '';
			for await (const piece of csvText(columns, batches())) text += piece;
			const whole = joinTables(replies.map(readRecordTable));
			const expected = isPersonal ? whole : withoutPersonalColumns(whole);
			expect(text).toBe(writeCsv(expected.columns, expected.rows).toString());
		}),
		{ numRuns: runs(60, 2_000) },
	);
});

it('a result that reports a failure is not accepted', async () => {
	const refused = { error: true, error_msg: 'Gone.', data: ['x', 'y'] };
	await expect(found(refused, 10)).rejects.toMatchObject({ kind: 'reported' });
});
