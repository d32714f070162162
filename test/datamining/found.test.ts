import fc from 'fast-check';
import { receive } from '../../platform/client/received';
import { keptInMemory } from '../../platform/client/spool';
import { csvText, writeCsv } from '../../platform/client/values/csv';
import {
	joinFound,
	readFound,
	RECORDS,
	withoutPersonalFound,
} from '../../platform/datamining/found';
import {
	joinTables,
	readRecordTable,
	withoutPersonalColumns,
} from '../../platform/datamining/table';
import { runs } from '../support/random';
import { streamOf } from '../client/streams';

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
	const reception = { rows: RECORDS, keep: keptInMemory, secrets: [] };
	return await readFound(await receive(streamOf(...pieces), { what: 'the sales' }, reception));
};

it('records that wait to be read make the same file as records in memory', async () => {
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

it('a result that reports a failure is none', async () => {
	const refused = { error: true, error_msg: 'Gone.', data: ['x', 'y'] };
	await expect(found(refused, 10)).rejects.toMatchObject({ kind: 'reported' });
});
