import { parse } from 'csv-parse/sync';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { prepareImport } from '../../../platform/imports/prepare';
import { previewImport } from '../../../platform/imports/preview';
import { fileSource, itemSource } from '../../../platform/imports/source';
import type { ImportSource } from '../../../platform/imports/source';
import { contentOf } from '../../../harness/fileContent';
import { planOf } from '../plans';

const MEGABYTE = 1_000_000;
const ROUNDS = 3;

const header = 'engine,visits,revenue\n';

const lines = (count: number, line: (at: number) => string) =>
	Array.from({ length: count }, (_, at) => `${line(at)}\n`).join('');
const ORDINARY = header + lines(45_000, (at) => `Engine ${at},${at},${at}.50`);
const seldomQuoted = (at: number) => (at % 100 ? 'a' : '"a"');
/** Two that the alphabet of Unicode wants in the other order. */
const marks = (count: number) => '\u05b0\u05ae'.repeat(count / 2);

/** Calls `giveWay` as the work does, and notes the processor time between two calls. */
class Watch {
	readonly stretches: number[] = [];
	private last = process.cpuUsage();

	readonly giveWay = async (): Promise<void> => {
		this.note();
	};

	note(): void {
		const { user, system } = process.cpuUsage(this.last);
		this.stretches.push(user + system);
		this.last = process.cpuUsage();
	}
}

type Work = (giveWay: Watch['giveWay']) => Promise<unknown>;

/** The longest stretch, in microseconds of processor time; what only one round takes is noise, if it is too long. */
async function longestStretch(work: Work, most = 0): Promise<number> {
	const rounds: number[][] = [];
	let longest = Infinity;
	for (let round = 0; round < ROUNDS && longest >= most; round++) {
		const watch = new Watch();
		await work(watch.giveWay).catch((error: unknown) => {
			if (!(error instanceof InvalidInput)) throw error;
		});
		watch.note();
		rounds.push(watch.stretches);
		longest = Math.max(
			...watch.stretches.map((_, at) => Math.min(...rounds.map((one) => one[at] ?? 0))),
		);
	}
	return longest;
}

/** What it takes to read a megabyte of an ordinary file as CSV and nothing else. */
async function aMegabyte(): Promise<number> {
	const text = ORDINARY.slice(0, MEGABYTE);
	expect(text).toHaveLength(MEGABYTE);
	return await longestStretch(async () => parse(text, { relax_column_count: true }));
}

function importing(open: (giveWay: Watch['giveWay']) => Promise<ImportSource>): Work {
	return async (giveWay) => {
		await prepareImport(await open(giveWay), planOf('searchengine', '2026-01-05'));
	};
}

const fileOf = (content: string, chunk?: number) =>
	importing((giveWay) => fileSource(contentOf(content, chunk), {}, giveWay));

describe('work on a large file', () => {
	let reference: number;

	beforeAll(async () => {
		reference = await aMegabyte();
	});

	async function expectShortSteps(work: Work) {
		if ((await longestStretch(work, reference)) < reference) return;
		// The machine may have become slower since the reference was measured.
		reference = await aMegabyte();
		expect(await longestStretch(work, reference)).toBeLessThan(reference);
	}

	it.each([
		['an ordinary file', ORDINARY],
		['64 KB of marks in the header', `engine,visits,${marks(32_000)}\na,1,2\n`],
		['a header of marks, each name as long as it may be', `${lines(40, () => marks(1_000))}`],
		['a wide header of marks', `engine,visits,${Array(90).fill(marks(500)).join(',')}\na,1,2\n`],
		['a header with 1,000 names', `engine,visits,${Array(998).fill('a,b').join('')}\na,1\n`],
		['a header with 100,000 names', `${Array(100_000).fill('abc').join(',')}\n1,2\n`],
		['a line of 1 MB with 500,000 columns', `${header}${'a,'.repeat(MEGABYTE / 2)}\n`],
		['cells of 1 MB', header + lines(3, () => `"${'x'.repeat(MEGABYTE)}",1,2`)],
		['cells of 90 KB', header + lines(10, () => `"${'é'.repeat(45_000)}",1,2`)],
		['names of marks', header + lines(500, () => `${marks(900)},1,2`)],
		['names of accents', header + lines(500, () => `${'e\u0301'.repeat(300)},1,2`)],
		['a quote that never closes', `${header}"${',\n'.repeat(MEGABYTE)}`],
		['quotes that never close on every line', header + lines(MEGABYTE / 8, () => 'a",1,"')],
		['line breaks in quotes', header + lines(10, () => `"${'\n'.repeat(90_000)}",1,2`)],
		['line feeds', '\n'.repeat(MEGABYTE / 4)],
		['line feeds below a header', header + '\n'.repeat(MEGABYTE / 4)],
		['carriage returns', header + '\r'.repeat(MEGABYTE / 4)],
		['separators', `${header}${','.repeat(2 * MEGABYTE)}`],
		['separators, but for a line break here and there', lines(10, () => ','.repeat(50_000))],
		['wrong lines', header + lines(60_000, () => 'a,b,c')],
		['short lines, with a quote here and there', header + lines(60_000, seldomQuoted)],
		['short lines', header + lines(60_000, () => 'a')],
		['long numbers', header + lines(10, () => `a,${'1.'.repeat(20_000)},${'1,'.repeat(20_000)}`)],
		['quotes of nothing', header + '"",'.repeat(MEGABYTE)],
		['quotes', '"'.repeat(2 * MEGABYTE)],
	])(
		'no step takes longer than to read an ordinary megabyte, with %s',
		async (_what, content) => {
			await expectShortSteps(fileOf(content));
		},
		60_000,
	);

	it('no step takes longer than to read an ordinary megabyte, with many items', async () => {
		const records = Array.from({ length: 30_000 }, (_, at) => ({ engine: `E ${at}`, visits: at }));
		const work = importing((giveWay) => itemSource(records, giveWay));
		await expectShortSteps(work);
	}, 60_000);

	it('no step takes longer than to read an ordinary megabyte, with a preview of many days', async () => {
		const plan = planOf('searchengine', '2025-01-01', '2025-12-31');
		const content = contentOf(header + lines(100, (at) => `Engine ${at},1,2`));
		const work: Work = async (giveWay) => {
			const source = await fileSource(content, {}, giveWay);
			await previewImport(source, plan, undefined);
		};
		await expectShortSteps(work);
	}, 60_000);
});
