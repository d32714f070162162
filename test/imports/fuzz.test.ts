import fc from '../support/fastCheck';
import { A_TEXT, matching } from '../sandbox/caller';
import { InvalidInput } from '../../platform/base/invalidInput';
import type { CsvStyle, PartialCsvStyle } from '../../platform/imports/file/csvRecords';
import { prepareImport } from '../../platform/imports/prepare';
import type { ImportSource } from '../../platform/imports/source';
import { itemSource } from '../../platform/imports/source';
import { collected, alone, sourceOf } from '../../harness/fileContent';
import { PATIENCE_MS, runs, seedOr } from '../support/random';
import { planOf } from './plans';

const SEED = seedOr(20_261_121);
const MEGABYTE = 1_000_000;
/** Far more than a record may be, and enough to notice what takes longer and longer. */
const LONG = runs(6, 50) * MEGABYTE;
const CHUNK = 1 << 16;
const MAPPING = { searchengine_name: '1', visit: '2', scartvalidamount: '3' };

/** How an attempt to import ended: rows and refused lines, or words for the user. */
type Verdict =
	| {
			readonly rows: number;
			readonly rejected: number;
			/** How many lines are no rows, according to the findings. */
			readonly known: {
				readonly others: number;
				readonly emptyRows: number;
				readonly linesBefore: number;
			};
			readonly sent: string;
			readonly style: LinesStyle;
	  }
	| { readonly refusal: string };

async function attempt(open: () => Promise<ImportSource>): Promise<Verdict> {
	try {
		const plan = { ...planOf('searchengine', '2026-01-05'), mapping: MAPPING };
		const source = await open();
		const { rows, rejected, csv } = await prepareImport(source, plan);
		const style = source.style ?? { encoding: 'utf-8', quote: '"' };
		const { leftOut, emptyRows, linesBefore } = source.layout;
		const known = { others: leftOut.lines, emptyRows, linesBefore };
		return { rows, rejected, known, sent: (await collected(csv)).toString(), style };
	} catch (error) {
		if (error instanceof InvalidInput) return { refusal: error.message };
		throw error;
	}
}

async function ofFile(
	file: Uint8Array | string,
	known: PartialCsvStyle = {},
	hasHeader = true,
	chunk = CHUNK,
): Promise<Verdict> {
	return await attempt(() => sourceOf(file, known, hasHeader, chunk));
}

const header = 'engine,visits,revenue\n';
const BAD_LINE = { rows: 0, rejected: 1 };

describe('strange files', () => {
	it.each([
		['NUL in a name', `${header}a\0b,1,2\n`, BAD_LINE],
		['NUL alone', Buffer.alloc(5_000), { refusal: A_TEXT }],
		['a newline in a name', `${header}"a\nb",1,2\n`, BAD_LINE],
		['a wrong byte', Buffer.from(`${header}a\xff,1,2\n`, 'latin1'), { rows: 1, rejected: 0 }],
		['a formula in a number', `${header}a,=1+1,2\n`, BAD_LINE],
		['quotes alone', '"'.repeat(1_000), { refusal: A_TEXT }],
		['separators alone', ','.repeat(1_000), { refusal: A_TEXT }],
	])('a strange file with %s ends with a verdict', async (_what, file, verdict) => {
		expect(await ofFile(file)).toMatchObject(verdict);
	});

	it('a formula in a name is an ordinary name', async () => {
		const name = '=HYPERLINK("https://x.example";A1)';
		const verdict = await ofFile(`${header}"${name.replace(/"/g, '""')}",1,2\n`);
		expect(verdict).toMatchObject({ rows: 1, rejected: 0 });
		expect(verdict).toMatchObject({ sent: matching(/"=HYPERLINK\(""https/) });
	});

	it('invalid UTF-8 in a file declared as UTF-8 ends with a verdict', async () => {
		const file = Buffer.from(`${header}\xe9t\xe9,1,2\n`, 'latin1');
		expect(await ofFile(file, { encoding: 'utf-8' })).toMatchObject(BAD_LINE);
	});

	const columns = (many: number) => Array.from({ length: many }, (_, at) => `column ${at}`);

	it('a file of 1,000 columns ends with a verdict', async () => {
		const cells = [...columns(1_000).keys()].map(String);
		const wide = columns(1_000).join(',');
		const file = `${wide}\n${cells.join(',')}\n${cells.slice(1).join(',')}\n`;
		expect(await ofFile(file)).toMatchObject({ rows: 1, rejected: 1 });
	});

	it('a name of 1,001 characters ends with a verdict', async () => {
		const names = [1_000, 1_001].map((length) => `${'é'.repeat(length)},1,2\n`);
		expect(await ofFile(header + names.join(''))).toMatchObject({ rows: 1, rejected: 1 });
	});

	const endless = 'cannot be read as CSV from line 2 onwards: one record is longer than 100,000';
	it.each([
		['a line of many MB', Buffer.alloc(LONG, 'x'), endless],
		['a line of many MB in quotes', Buffer.alloc(LONG, '"x'), 'CSV'],
		['many MB of quotes', Buffer.alloc(LONG, '"'), 'CSV'],
		['many MB of line breaks in quotes', Buffer.from(`"${'\n'.repeat(LONG)}`), endless],
		[
			'a million or more blank lines',
			Buffer.alloc(runs(1, 5) * MEGABYTE, '\n'),
			'no line below its header',
		],
	])('a strange file of %s ends with a verdict', async (_what, file, refusal) => {
		const verdict = await ofFile(Buffer.concat([Buffer.from(header), file]));
		expect(verdict).toEqual({ refusal: matching(new RegExp(refusal)) });
	});

	it('a single line of many MB ends with a verdict', async () => {
		expect(await ofFile(Buffer.alloc(LONG, 'x'))).toEqual({
			refusal: matching(/from line 1 onwards: one record is longer/),
		});
	});

	it(
		'random bytes, and random text with CSV syntax, end with a verdict',
		async () => {
			const bits = fc.constantFrom(
				...['"', '""', ',', ';', '\t', '\n', '\r\n', '\r', '\0', '=1+1'],
				...['\ufeff', 'é', '🎉', '\ud800'],
				...['1', '1,5', '1.234', 'Ecosia', ' ', "'", '-', header],
			);
			const text = fc.array(bits, { maxLength: 60 }).map((parts) => Buffer.from(parts.join('')));
			const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
			const style = fc.record(
				{
					encoding: fc.constantFrom('utf-8' as const, 'windows-1252' as const),
					separator: fc.constantFrom(',', ';', '\t', 'x'),
					quote: fc.constantFrom('"', "'", ';'),
				},
				{ requiredKeys: [] },
			);
			const chunk = fc.constantFrom(1, 7, CHUNK);
			const isRead = fc.asyncProperty(
				...([fc.oneof(text, bytes), style, fc.boolean(), chunk] as const),
				async (file, known, hasHeader, size) => {
					const verdict = await ofFile(file, known, hasHeader, size);
					if ('refusal' in verdict) expect(verdict.refusal).toMatch(/^\S.*\S$/su);
					else expect(verdict.rows + verdict.rejected).toBeLessThanOrEqual(file.length);
				},
			);
			await fc.assert(isRead, { seed: SEED, numRuns: runs(250, 20_000) });
		},
		PATIENCE_MS,
	);

	it(
		'random items end with a verdict',
		async () => {
			const record = fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), fc.anything());
			const isRead = fc.asyncProperty(fc.array(record, { maxLength: 8 }), async (records) => {
				expectLines(await attempt(() => itemSource(records, alone)), () => records.length);
			});
			await fc.assert(isRead, { seed: SEED, numRuns: runs(120, 5_000) });
		},
		PATIENCE_MS,
	);
});

/**
 * Every line is a row, rejected, or reported as left out, unless the whole file is refused in
 * words.
 */
function expectLines(verdict: Verdict, lines: (style: LinesStyle) => number): void {
	if ('refusal' in verdict) expect(verdict.refusal).toMatch(/^\S.*\S$/su);
	else {
		const { rows, rejected, known, style } = verdict;
		const told = rows + rejected + known.others + known.emptyRows + Math.max(0, known.linesBefore);
		expect(rows + rejected).toBeLessThanOrEqual(lines(style));
		expect(told).toBeGreaterThanOrEqual(lines(style));
	}
}

type LinesStyle = Pick<CsvStyle, 'encoding' | 'quote'>;
