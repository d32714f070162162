import fc from '../support/fastCheck';

import { readJobId } from '../../platform/http/reply/jobId';
import { readRecord, readRecords } from '../../platform/http/reply/readRecords';
import { runs, seedOr } from '../support/random';

const NAMES = ['order_ref', 'amount', 'state'];

type Cells = readonly string[];
type Write = (rows: readonly Cells[]) => object;

const named = (cells: Cells) =>
	Object.fromEntries(cells.map((cell, index) => [NAMES[index] ?? '', cell]));

/** Formats in which a server may write a list, as the specification shows none. */
const WRITTEN: readonly Write[] = [
	(rows) => ({ fields: NAMES, rows }),
	(rows) => ({ rows, fields: NAMES.map((name) => ({ name, label: name })) }),
	(rows) => ({ fields: NAMES, rows: rows.map(named) }),
	(rows) => ({ orders: rows.map(named) }),
	(rows) => ({ orders: rows.map(named), count: rows.length }),
	(rows) => Object.fromEntries(rows.map((cells) => [`k${cells[0] ?? ''}`, named(cells)])),
	(rows) => ({ rows: rows.map((cells) => [...cells, 'beyond']), fields: NAMES }),
	(rows) => rows.map(named),
];

/** Wrappers around the list. */
const WRAPPED: ReadonlyArray<(written: object) => object> = [
	(written) => ({ error: false, data: written, meta: { tm: 1 } }),
	(written) => ({ data: written, error: 0 }),
	(written) => ({ data: { data: written } }),
	(written) => written,
];

// Values are unique, so that a missing one cannot go unnoticed.
const cells = fc.uniqueArray(fc.stringMatching(/^[a-z]{6}$/), { minLength: 6, maxLength: 30 });
const shape = fc.tuple(fc.constantFrom(...WRITTEN), fc.constantFrom(...WRAPPED));
const settings = { seed: seedOr(20_261_123), numRuns: runs(100, 20_000) };

const inRows = (all: Cells) =>
	Array.from({ length: Math.floor(all.length / 3) }, (_, row) => all.slice(row * 3, row * 3 + 3));

test('each value of a list in any shape is in the records, one record per row', () => {
	fc.assert(
		fc.property(cells, shape, (all, [write, wrap]) => {
			const rows = inRows(all);
			const records = readRecords(wrap(write(rows)));
			expect(records).toHaveLength(rows.length);
			rows.forEach((row, index) => expect(records[index]).toMatchObject(named(row)));
		}),
		settings,
	);
});

test('a single entity in any shape is read without loss', () => {
	fc.assert(
		fc.property(cells, shape, (all, [write, wrap]) => {
			const [row = []] = inRows(all);
			const record = readRecord(wrap(write([row])));
			for (const value of row) expect(JSON.stringify(record)).toContain(value);
		}),
		settings,
	);
});

test('the ID of a job is found in any shape that contains it', () => {
	const id = fc.stringMatching(/^[1-9]\d{17}$/);
	const ways = fc.constantFrom<(job: string) => object>(
		(job) => ({ fields: ['jobrun_id'], rows: [[job]] }),
		(job) => ({ fields: [{ name: 'expiry' }, { name: 'jobid' }], rows: [['7', job]] }),
		(job) => ({ jobrun_id: job, expiry: 7 }),
		(job) => ({ jobId: job }),
		(job) => [{ 'jobrun-id': job }],
	);
	fc.assert(
		fc.property(id, ways, fc.constantFrom(...WRAPPED), (job, write, wrap) => {
			expect(readJobId(wrap(write(job)))).toBe(job);
		}),
		settings,
	);
});
