import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { clock, DAY, followsCalmly, MINUTE, moment, sentencesOf, Watch } from './scene';

/** 06:50 in Paris, when the morning report is due. */
const FIRST = moment('2026-11-18T05:50Z');
const HARD = 10_000_000;

const SCHEDULE = { schedule: { when: { timeZone: 'Europe/Paris' } } };

const target = (more: INodeParameters = {}): INodeParameters => ({
	event: 'targetAlert',
	site: locator('shop-eu'),
	targetFigure: locator('Visits', 'id'),
	targetAmount: HARD,
	options: SCHEDULE,
	...more,
});

describe.each(newestLine())('a target alert, on %s', (line) => {
	const stage = withStage(line, followsCalmly);

	/** Polls on the morning of a day, and again when the report is finished. */
	async function morning(watch: Watch, day: number) {
		const first = await watch.poll(FIRST + day * DAY);
		const second = await watch.poll(FIRST + day * DAY + 5 * MINUTE);
		expect([...sentencesOf(first), ...sentencesOf(second)]).toEqual([]);
		return [...jsonOf(first.items), ...jsonOf(second.items)];
	}

	const test = async (more: INodeParameters = {}) => {
		clock.now = FIRST;
		return await stage.poll(target(more), { at: FIRST, mode: 'manual', activation: 'manual' });
	};

	it('does not judge a target by an incomplete report, and says that rows are missing', async () => {
		const addition = { kind: 'addition', headers: { 'x-total-count': '99999' } } as const;
		stage.sandbox.control.fault({ ...addition, match: 'report/batch/download', times: 9 });
		const poll = await test();
		stage.sandbox.control.clearFaults();
		expect(jsonOf(poll.items)).toEqual([]);
		expect(sentencesOf(poll).join()).toContain('99,999 rows');
	});

	it('is emitted once, and again in a new month', async () => {
		const watch = new Watch(stage, target());
		expect(await morning(watch, -1)).toEqual([]);
		stage.clear();
		const [item, ...others] = await morning(watch, 0);
		expect(others).toEqual([]);
		const reportJob: unknown = expect.objectContaining({ site: 'shop-eu' });
		expect(item).toMatchObject({
			...{ alert: 'began', status: 'behind', site: 'shop-eu', metric: 'Visits' },
			...{ from: '2026-11-01', to: '2026-11-30', target: HARD, daysElapsed: 17, daysLeft: 13 },
			...{ since: '2026-11-18', reportJob },
			alertId: 'shop-eu/visit/target=2026-11-01/lower',
		});
		expect(item?.text).toMatch(
			/^Visits on shop-eu, November 2026: [\d,]+ of 10,000,000 after 17 days, \d+% behind pace; about/,
		);
		expect(stage.submitted()).toHaveLength(1);
		expect(await morning(watch, 1)).toEqual([]);
		const [next] = await morning(watch, 14);
		expect(next).toMatchObject({ alert: 'began', from: '2026-12-01', since: '2026-12-02' });
	});

	it('is shown by a manual test, without changing its state', async () => {
		const poll = await test({ targetFigure: locator('conversionRate'), targetAmount: 0.01 });
		expect(sentencesOf(poll)).toEqual([]);
		expect(jsonOf(poll.items)).toMatchObject([
			{ alert: 'none', status: 'ahead', metric: 'Conversion Rate', since: null },
		]);
		expect(poll.staticData).toEqual({});
		expect(jsonOf((await test()).items)).toMatchObject([{ alert: 'began', status: 'behind' }]);
		const budget = { targetChannel: 'Paid search', targetBound: 'atMost', targetAmount: 1 };
		expect(jsonOf((await test(budget)).items)).toMatchObject([
			{ alert: 'began', status: 'over', targetType: 'atMost', value: 'SPONSOREDLINK' },
		]);
	});
});
