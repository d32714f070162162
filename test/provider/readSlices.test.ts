import { readDay, sliceDays } from '../../platform/base/dates/readDay';
import { Fault } from '../../platform/http/errors/fault';
import { getPage } from '../../platform/provider/getData';
import type { Provider } from '../../platform/provider/provider';
import type { Taker } from '../../platform/provider/readSlices';
import { readPages, readSlices } from '../../platform/provider/readSlices';
import { connectionBy } from '../http/door/connection';

jest.mock('../../platform/provider/getData', () => ({ getPage: jest.fn() }));

/** Four full pages reach the provider's limit of rows per query. */
const PAGE = 50_000;
const LIMIT = 200_000;
const BATCH = 30_000;
const ADVICE = 'Leave this level out';

const provider: Provider = {
	...connectionBy(async () => await Promise.reject(new Error('Nothing is sent'))),
	...{ service: 'provider', siteId: 7 },
};
const day = (iso: string) => readDay('Day', iso);
const period = (from: string, to: string) => ({ from: day(from), to: day(to) });
const questionOf = (days: ReturnType<typeof period>) => ({
	...{ columns: ['date'], sort: ['date'], ifTooLong: ADVICE, ...days },
});

/** The first and the last day of each request. */
let asked: string[];

/** Answers like a provider that has this many rows on each day. */
function hasRows(ofDay: number): void {
	asked = [];
	jest.mocked(getPage).mockImplementation(async (_, { from, to }, { size, number }) => {
		asked.push(`${from.iso.slice(-2)}-${to.iso.slice(-2)}`);
		const rows = sliceDays(day(from.iso), day(to.iso), 1).map((one) => ({ date: one.from.iso }));
		const end = Math.min(number * size, rows.length * ofDay);
		return (async function* () {
			for (let at = (number - 1) * size; at < end; at += BATCH) {
				const length = Math.min(BATCH, end - at);
				yield Array.from({ length }, (_row, next) => rows[Math.floor((at + next) / ofDay)] ?? {});
			}
		})();
	});
}

/** Counts the rows of each day. */
class Counter implements Taker {
	readonly days: Record<string, number> = {};
	count = 0;

	constructor(
		readonly before: number,
		private readonly most = Infinity,
	) {}

	take({ date }: Parameters<Taker['take']>[0]): void {
		const last = String(date).slice(-2);
		this.days[last] = (this.days[last] ?? 0) + 1;
		this.count += 1;
	}

	get isFull(): boolean {
		return this.count >= this.most;
	}
}

const read = async (days: ReturnType<typeof period>) =>
	await readSlices<Counter>(provider, questionOf(days), [days], PAGE, (_, done) => {
		return new Counter(done.length);
	});

// Not an even number, so that a day lost between the halves would show.
const FIVE_DAYS = period('2022-01-10', '2022-01-14');

it('a period with too many rows is halved, also a half, and each row is taken once, in order', async () => {
	hasRows(70_000);
	const takers = await read(FIVE_DAYS);
	expect(takers.map(({ days, before }) => ({ days, before }))).toEqual([
		{ days: { 10: 70_000, 11: 70_000 }, before: 0 },
		{ days: { 12: 70_000 }, before: 1 },
		{ days: { 13: 70_000, 14: 70_000 }, before: 2 },
	]);
	const times = (number: number, days: string) => Array<string>(number).fill(days);
	expect(asked).toEqual(
		[
			...[times(4, '10-14'), times(4, '10-12'), times(3, '10-11')],
			...[times(2, '12-12'), times(3, '13-14')],
		].flat(),
	);
});

it.each([
	['all are taken of one row less than the limit', LIMIT - 1, false],
	['as many as the limit may be too few', LIMIT, true],
])('of the rows of a single day, %s', async (_, ofDay, isRefused) => {
	hasRows(ofDay);
	const reading = read(period('2022-01-10', '2022-01-10'));
	const facts = { days: '2022-01-10', refusal: ADVICE };
	if (isRefused) await expect(reading).rejects.toMatchObject({ kind: 'tooManyRows', facts });
	else expect((await reading).map(({ count }) => count)).toEqual([ofDay]);
	expect(asked).toHaveLength(4);
});

it('a period that is sorted otherwise is not halved', async () => {
	hasRows(LIMIT / 5);
	await expect(
		readPages(provider, questionOf(FIVE_DAYS), PAGE, new Counter(0)),
	).rejects.toMatchObject({ kind: 'tooManyRows', facts: { days: '2022-01-10 to 2022-01-14' } });
	expect(asked).toHaveLength(4);
});

it('nothing is requested once no more rows are needed', async () => {
	hasRows(70_000);
	const slices = [period('2022-01-10', '2022-01-11'), period('2022-01-12', '2022-01-14')];
	const begin = () => new Counter(0, 60_000);
	const [taker, ...more] = await readSlices(
		...([provider, questionOf(FIVE_DAYS), slices, PAGE, begin] as const),
	);
	expect([taker?.days, more, asked]).toEqual([{ 10: 60_000 }, [], ['10-11', '10-11']]);
});

it('a period is not halved for any other error', async () => {
	hasRows(1);
	const fault = new Fault('unexpectedReply', { upstream: 'provider' });
	jest.mocked(getPage).mockRejectedValueOnce(fault);
	await expect(read(FIVE_DAYS)).rejects.toBe(fault);
	expect(asked).toEqual([]);
});
