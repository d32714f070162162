import fc from 'fast-check';
import { A_TEXT, matching } from '../sandbox/caller';
import { InvalidInput } from '../../platform/client/faults';
import { readDay } from '../../platform/client/dates';
import type { KnownStyle } from '../../platform/imports/csv';
import { prepareImport } from '../../platform/imports/import';
import { findKind } from '../../platform/imports/kinds';
import { fileSource, itemSource } from '../../platform/imports/source';
import type { Source } from '../../platform/imports/source';

const SEED = 20_261_121;
const MEGABYTE = 1_000_000;
const day = readDay('Day', '2026-01-05');
const kind = findKind('searchengine');
const MAPPING = { searchengine_name: '1', visit: '2', scartvalidamount: '3' };

/** How an attempt to import ended: rows and refused lines, or words for the user. */
type Verdict = { rows: number; rejected: number; sent: string } | { refusal: string };

function attempt(source: () => Source): Verdict {
	if (!kind) throw new Error('There is no such kind');
	try {
		const plan = { kind, days: { from: day, to: day }, mapping: MAPPING };
		const { rows, rejected, csv } = prepareImport(source(), plan);
		return { rows, rejected, sent: csv.toString() };
	} catch (error) {
		if (error instanceof InvalidInput) return { refusal: error.message };
		throw error;
	}
}

function ofFile(file: Buffer | string, known: KnownStyle = {}, hasHeader = true): Verdict {
	return attempt(() => fileSource(Buffer.from(file), known, hasHeader));
}

const header = 'engine,visits,revenue\n';
const BAD_LINE = { rows: 0, rejected: 1 };

describe('a strange file ends with a verdict', () => {
	it.each([
		['NUL in a name', `${header}a\0b,1,2\n`, BAD_LINE],
		['NUL alone', Buffer.alloc(5_000), { refusal: A_TEXT }],
		['a newline in a name', `${header}"a\nb",1,2\n`, BAD_LINE],
		['a wrong byte', Buffer.from(`${header}a\xff,1,2\n`, 'latin1'), { rows: 1, rejected: 0 }],
		['a formula in a number', `${header}a,=1+1,2\n`, BAD_LINE],
		['quotes alone', '"'.repeat(1_000), { refusal: A_TEXT }],
		['separators alone', ','.repeat(1_000), { refusal: A_TEXT }],
	])('%s', (_what, file, verdict) => {
		expect(ofFile(file)).toMatchObject(verdict);
	});

	it('a formula in a name is a name like any other', () => {
		const name = '=HYPERLINK("https://x.example";A1)';
		const verdict = ofFile(`${header}"${name.replace(/"/g, '""')}",1,2\n`);
		expect(verdict).toMatchObject({ rows: 1, rejected: 0 });
		expect(verdict).toMatchObject({ sent: matching(/"=HYPERLINK\(""https/) });
	});

	it('UTF-8 that was called so and is not', () => {
		const file = Buffer.from(`${header}\xe9t\xe9,1,2\n`, 'latin1');
		expect(ofFile(file, { encoding: 'utf-8' })).toMatchObject(BAD_LINE);
	});

	it('10,000 columns', () => {
		const cells = Array.from({ length: 10_000 }, (_, at) => String(at));
		const wide = [...cells.keys()].map((at) => `a long name of column ${at}`).join(',');
		expect(ofFile(`${wide}\n${cells.join(',')}\n${cells.slice(1).join(',')}\n`)).toMatchObject({
			rows: 1,
			rejected: 1,
		});
	});

	const endless = 'cannot be read as CSV from line 2 on: one record is longer than 1000000';
	it.each([
		['a line of 50 MB', Buffer.alloc(50 * MEGABYTE, 'x'), endless],
		['a line of 50 MB in quotes', Buffer.alloc(50 * MEGABYTE, '"x'), 'CSV'],
		['50 MB of quotes', Buffer.alloc(50 * MEGABYTE, '"'), 'CSV'],
		['50 MB of line breaks in quotes', Buffer.from(`"${'\n'.repeat(50 * MEGABYTE)}`), endless],
		['5 MB of blank lines', Buffer.alloc(5 * MEGABYTE, '\n'), 'no line below its header'],
	])('%s', (_what, file, refusal) => {
		const verdict = ofFile(Buffer.concat([Buffer.from(header), file]));
		expect(verdict).toEqual({ refusal: matching(new RegExp(refusal)) });
	});

	it('a line of 50 MB alone', () => {
		expect(ofFile(Buffer.alloc(50 * MEGABYTE, 'x'))).toEqual({
			refusal: matching(/from line 1 on: one record is longer/),
		});
	});

	it('any bytes, and any text with what CSV is made of', () => {
		const bits = fc.constantFrom(
			...[
				'"',
				'""',
				',',
				';',
				'\t',
				'\n',
				'\r\n',
				'\r',
				'\0',
				'=1+1',
				'\ufeff',
				'é',
				'🎉',
				'\ud800',
			],
			...['1', '1,5', '1.234', 'Ecosia', ' ', "'", '-', header],
		);
		const text = fc.array(bits, { maxLength: 60 }).map((parts) => Buffer.from(parts.join('')));
		const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
		const style = fc.record(
			{
				encoding: fc.constantFrom('utf-8' as const, 'latin1' as const),
				separator: fc.constantFrom(',', ';', '\t', 'x'),
				quote: fc.constantFrom('"', "'", ';'),
			},
			{ requiredKeys: [] },
		);
		fc.assert(
			fc.property(fc.oneof(text, bytes), style, fc.boolean(), (file, known, hasHeader) => {
				expectVerdict(ofFile(file, known, hasHeader));
			}),
			{ seed: SEED, numRuns: 4_000 },
		);
	});

	it('any items', () => {
		const record = fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), fc.anything());
		fc.assert(
			fc.property(fc.array(record, { maxLength: 8 }), (records) => {
				expectVerdict(attempt(() => itemSource(records)));
			}),
			{ seed: SEED, numRuns: 1_000 },
		);
	});
});

function expectVerdict(verdict: Verdict): void {
	if ('refusal' in verdict) expect(verdict.refusal).toMatch(/^\S.*\S$/su);
	else expect(verdict.rows + verdict.rejected).toBeGreaterThanOrEqual(0);
}
