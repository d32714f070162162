import { readDay } from '../../platform/client/values/dates';
import type { JsonRecord } from '../../platform/client/values/json';
import type { DayTaker } from '../../platform/provider/days';
import { readDays } from '../../platform/provider/days';
import type { Provider } from '../../platform/provider/provider';

const PAGE = 100_000;
const period = (from: string, to: string) => ({ from: readDay('', from), to: readDay('', to) });
const day = (number: number) => `2022-01-0${number}`;

/** A provider with so many rows on each of the first days of a year, in the order that it is given. */
function providerWith(perDay: readonly number[], order = (days: string[]) => days) {
	const asked: string[] = [];
	const transmit = async ({ body }: { body?: unknown }) => {
		const { period: asks, 'page-num': page } = JSON.parse(String(body));
		const [{ start, end }] = asks.p1;
		asked.push(`${start} to ${end}, page ${page}`);
		const rows = order(perDay.map((_, at) => day(at + 1)))
			.filter((one) => one >= start && one <= end)
			.flatMap((one) => new Array<string>(perDay[Number(one.slice(-1)) - 1] ?? 0).fill(one))
			.slice((page - 1) * PAGE, page * PAGE)
			.map((date) => ({ date }));
		const reply = JSON.stringify({ DataFeed: { Rows: rows } });
		return await Promise.resolve({ statusCode: 200, headers: {}, body: reply });
	};
	const provider: Provider = {
		...{ called: 'provider', siteId: 1, transmit, secrets: [], signal: undefined },
		...{ address: { root: 'https://p.example', host: 'p.example' } },
		retryPolicy: { attempts: 1, totalMs: 60_000, idleMs: 60_000 },
	};
	return { provider, asked };
}

class Counter implements DayTaker {
	readonly counts = new Map<string, number>();
	take({ date }: JsonRecord): string {
		const one = String(date);
		this.counts.set(one, (this.counts.get(one) ?? 0) + 1);
		return one;
	}
}

/** What is told of the days, and after how many requests. */
async function told({ provider, asked }: ReturnType<typeof providerWith>, last: string) {
	const days: Array<[day: string, rows: number, requests: number]> = [];
	const slice = period(day(1), last);
	const question = { columns: ['date'], sort: ['date'], ...slice };
	for await (const [one, { counts }] of readDays(
		provider,
		question,
		slice,
		PAGE,
		() => new Counter(),
	)) {
		days.push([one, counts.get(one) ?? 0, asked.length]);
	}
	return days;
}

it('tells a day as soon as a page has a later one', async () => {
	const scene = providerWith([60_000, 60_000, 0, 10]);
	expect(await told(scene, day(4))).toEqual([
		...[
			[day(1), 60_000, 1],
			[day(2), 60_000, 2],
			[day(3), 0, 2],
			[day(4), 10, 2],
		],
	]);
});

it('goes on behind the last whole day where there are too many rows', async () => {
	const scene = providerWith([150_000, 90_000, 10]);
	expect(await told(scene, day(3))).toEqual([
		...[
			[day(1), 150_000, 2],
			[day(2), 90_000, 3],
			[day(3), 10, 3],
		],
	]);
	expect(scene.asked).toEqual([
		...[1, 2].map((page) => `${day(1)} to ${day(3)}, page ${page}`),
		`${day(2)} to ${day(3)}, page 1`,
	]);
});

it('asks for half of the days where the first one fills what is given at once', async () => {
	const scene = providerWith([199_999, 90_000, 10]);
	const slices = async () => await told(scene, day(3));
	expect((await slices()).map(([one, rows]) => [one, rows])).toEqual([
		...[
			[day(1), 199_999],
			[day(2), 90_000],
			[day(3), 10],
		],
	]);
});

it('ends at a day with too many rows', async () => {
	await expect(told(providerWith([200_000, 1]), day(2))).rejects.toMatchObject({
		kind: 'tooManyRows',
		facts: { days: `${day(1)} to ${day(1)}` },
	});
});

it('ends where rows of a day come that was told', async () => {
	const scene = providerWith([60_000, 90_000, 10], ([first = '', second = '', third = '']) => [
		...[second, third, first],
	]);
	await expect(told(scene, day(3))).rejects.toMatchObject({ kind: 'unexpectedReply' });
});
