import type { Poll } from '../../../harness/engine';
import { lines } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { clock, DAY, followsCalmly, MINUTE, MORNING, passes } from './scene';
import { records, sentencesOf, Watch } from './scene';

const changes = { ...records('sale'), event: 'statusChanged' };
const referencesIn = (polls: Poll[]) =>
	polls.flatMap(({ items }) => jsonOf(items)).map(({ order_ref }) => String(order_ref));

describe.each(lines())('a trigger after an outage longer than its look-back, on %s', (line) => {
	const stage = withStage(line, () => {
		clock.now = MORNING;
		return followsCalmly;
	});
	beforeEach(() => void passes(5 * DAY));

	async function started(parameters = records('sale')): Promise<Watch> {
		const watch = new Watch(stage, parameters);
		await watch.pollInVain();
		await pollTimes(watch, 2);
		stage.clear();
		return watch;
	}

	async function pollTimes(watch: Watch, times: number): Promise<Poll[]> {
		const polls: Poll[] = [];
		for (let poll = 0; poll < times; poll += 1) {
			const before = stage.requests().length;
			polls.push(await watch.poll(passes(MINUTE)));
			expect(stage.requests().length - before).toBeLessThanOrEqual(2);
		}
		expect(polls.flatMap(sentencesOf)).toEqual([]);
		return polls;
	}

	/** Adds a sale after each of these numbers of days, and moves the clock. */
	function arriveAfter(name: string, days: number[]): string[] {
		const start = clock.now;
		return days.map((day) => {
			clock.now = start + day * DAY;
			const reference = `${name}-${day}`;
			const at = clock.now / 1_000 - 60;
			stage.sandbox.control.addRecord({ site: 'shop-eu', group: 'order', reference, at });
			return reference;
		});
	}

	/** As days since 1970. */
	const searched = () =>
		stage.requests('search.json').map(({ query }) => {
			const day = (name: string) => Date.parse(`${String(query[name])} UTC`) / DAY;
			return { from: day('date-from'), to: day('date-to') };
		});

	it('emits everything new, each once', async () => {
		const watch = await started();
		const sales = arriveAfter('week', [0.5, 2, 4, 6, 8, 9]);
		expect(referencesIn(await pollTimes(watch, 6))).toEqual(sales);
	});

	it('searches 31 days at a time without gaps, and then only the look-back', async () => {
		const watch = await started();
		const sales = arriveAfter('months', [1, 28, 29, 30, 31, 32, 58, 59, 60, 61, 62, 70]);
		expect(referencesIn(await pollTimes(watch, 10)).sort()).toEqual(sales.sort());
		const slices = searched();
		expect(slices.map(({ from, to }) => to - from + 1)).toEqual([31, 31, 12, 4, 4]);
		expect(slices.slice(1, 3).map(({ from }) => from)).toEqual(
			slices.slice(0, 2).map(({ to }) => to + 1),
		);
	});

	it('emits changes of days that the last search would have covered', async () => {
		const watch = await started(changes);
		const [first = '', second = ''] = arriveAfter('changing', [1, 5]);
		for (const reference of [first, second]) {
			const order = { site: 'shop-eu', group: 'order', reference } as const;
			stage.sandbox.control.setStatus({ ...order, status: 'VALID' });
		}
		passes(20 * DAY);
		const polls = await pollTimes(watch, 4);
		const told = polls.flatMap(({ items }) => jsonOf(items));
		expect(told.map(({ order_ref, newStatus }) => [order_ref, newStatus])).toEqual([
			[first, 'VALID'],
			[second, 'VALID'],
		]);
	});

	it('continues with fewer days if 31 have more records than it remembers', async () => {
		const watch = await started();
		const sales = arriveAfter('many', [3, 20, 30, 40]);
		stage.sandbox.control.nextJobs({ rows: 20_001, times: 2 });
		expect(referencesIn(await pollTimes(watch, 20)).sort()).toEqual(sales.sort());
		const slices = searched();
		expect(slices.map(({ from, to }) => to - from + 1).slice(0, 4)).toEqual([31, 15, 7, 7]);
	});
});
