import { sortInTurns } from '../../platform/base/async/sortInTurns';
import { openBuffered } from '../../platform/reports/response/bufferedReport';
import { receiveReport } from '../../platform/reports/pages/reportPages';
import type { ReceivedReports } from '../../platform/reports/response/shapes/reportSource';
import { transformReports } from '../../platform/reports/response/readReport';
import { keepTop } from '../../platform/reports/transform/topRows';
import { ReportNotes } from '../../platform/reports/transform/reportNotes';
import { orderRows } from '../../platform/reports/transform/orderRows';
import type { TableStep } from '../../platform/reports/table/reportTable';
import { bodyPieces } from '../../harness/reportBody';

const ROWS = 20_000;
/** Work of a thousand rows takes a few milliseconds. */
const FEWEST_TURNS = ROWS / 1_000;
/** JSON that is parsed within a millisecond. */
const LONGEST_TEXT = 100_000;
const LAYOUT = { totals: true, segmentsAs: 'columns' } as const;
const LARGEST = { column: 'Visits', largestFirst: true };
const noTotal = () => false;

async function receive(): Promise<ReceivedReports> {
	const stream = (async function* () {
		for (const piece of bodyPieces(ROWS)) yield await Promise.resolve(Buffer.from(piece));
	})();
	return await receiveReport(stream, { what: 'the report' }, { keep: undefined, secrets: [] });
}

/** How often other work could run, if each look at the clock took longer than a turn may. */
async function turnsOf(work: () => Promise<unknown>): Promise<number> {
	let now = 0;
	jest.spyOn(performance, 'now').mockImplementation(() => (now += 20));
	let goesOn = true;
	let turns = 0;
	const other = () => {
		turns += 1;
		if (goesOn) setImmediate(other);
	};
	other();
	await work();
	goesOn = false;
	return turns;
}

async function turnsOfSteps(...steps: readonly TableStep[]): Promise<number> {
	const { reports } = await openBuffered(await receive(), LAYOUT);
	return await turnsOf(async () => await transformReports(reports, () => steps));
}

const steps: Array<[what: string, step: TableStep[]]> = [
	['becomes rows', []],
	['is sorted', [orderRows(LARGEST, noTotal)]],
	[
		'is reduced to most of its rows',
		[keepTop({ rows: ROWS / 2 }, LARGEST, noTotal, new ReportNotes())],
	],
];

describe('a large report lets others run while it', () => {
	it.each(steps)('%s', async (_, each) => {
		expect(await turnsOfSteps(...each)).toBeGreaterThan(FEWEST_TURNS);
	});

	it('is parsed in pieces, with the same result', async () => {
		const received = await receive();
		const parse = jest.spyOn(JSON, 'parse');
		const whole = await received.whole();
		const texts = parse.mock.calls.map(([text]) => text.length);
		expect(Math.max(...texts)).toBeLessThan(LONGEST_TEXT);
		parse.mockRestore();
		expect(whole).toEqual(JSON.parse([...bodyPieces(ROWS)].join('')));
	});
});

describe('sorting in turns', () => {
	it('lets others run', async () => {
		const turns = await turnsOf(async () => await sortInTurns(ROWS, (a, b) => b - a));
		expect(turns).toBeGreaterThan(FEWEST_TURNS);
	});

	it.each([0, 1, 2, 1_023, 1_024, 1_025, 5_000])(
		'sorts %d values as `sort` does',
		async (count) => {
			const values = Array.from({ length: count }, (_, index) => (index * 7_919) % 613);
			const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0);
			const expected = [...values.keys()].sort(compare);
			expect([...(await sortInTurns(count, compare))]).toEqual(expected);
		},
	);
});

describe('a reply that is read whole', () => {
	const replies: Array<[what: string, text: string]> = [
		['has two lists of rows', '{"data":{"reports":[{"data":[1,2]},{"data":[3]}]},"error":0}'],
		['has an empty list of rows', '{"error":false,"data":{"reports":[{"data":[],"kind":"a"}]}}'],
		['has a list of one number', '{"data":{"reports":[{"kind":"k","data":[7]}]},"list":[0]}'],
		[
			'has rows in two places',
			'{"reports":[{"data":[{"a":[1]}],"rows":[[2]]}],"items":[{"data":[5]}]}',
		],
		['has lists within rows', '{"data":{"reports":[{"data":[{"data":[{"data":[1]}]}]}]}}'],
		[
			'has a member named __proto__',
			'{"__proto__":{"a":1},"reports":[{"data":[{"__proto__":2}]}]}',
		],
		['names a list of rows twice', '{"reports":[{"data":[1]}],"reports":[{"data":[2,3]}]}'],
	];

	it.each(replies)('is the same as when parsed at once, if it %s', async (_, text) => {
		const stream = (async function* () {
			for (const byte of Buffer.from(text)) yield await Promise.resolve(Buffer.from([byte]));
		})();
		const facts = { what: 'the report' };
		const received = await receiveReport(stream, facts, { keep: undefined, secrets: [] });
		expect(await received.whole()).toStrictEqual(JSON.parse(text));
	});
});
