import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { clock, DAY, followsCalmly, HOUR, MINUTE, moment, sentencesOf, Watch } from './scene';

const FRIDAY = moment('2026-11-13T06:00Z');
const CHANNEL = 'SPONSOREDLINK';

/** Without the reports that show causes, for which an alert may wait until the next poll. */
const alert = ({
	options = {},
	...more
}: INodeParameters & { options?: object } = {}): INodeParameters => ({
	event: 'metricAlert',
	site: locator('shop-eu'),
	...more,
	options: { findCauses: false, ...options },
});

/** With a short history, where it does not matter how the expected value comes about. */
const short = ({ options, ...more }: Parameters<typeof alert>[0] = {}): INodeParameters =>
	alert({ expected: 'mean', ...more, options: { weeks: 3, ...options } });

const CHANNELS: INodeParameters = { forEach: locator('media_key') };

describe.each(newestLine())('a metric alert, on %s', (line) => {
	const stage = withStage(line, followsCalmly);

	beforeEach(() => stage.sandbox.control.clearSurges());

	const drop = (from: string, more: object = {}) =>
		stage.sandbox.control.addSurge({ site: 'shop-eu', from, factor: 0.6, ...more });

	/** Polls on the morning of a day, and again when the report is finished. */
	async function morning(watch: Watch, day: number) {
		const first = await watch.poll(FRIDAY + day * DAY);
		const second = await watch.poll(FRIDAY + day * DAY + 5 * MINUTE);
		expect([...sentencesOf(first), ...sentencesOf(second)]).toEqual([]);
		return [...jsonOf(first.items), ...jsonOf(second.items)];
	}

	/** What a test by hand shows. */
	const test = async (parameters: INodeParameters, at = FRIDAY) => {
		clock.now = at;
		return await stage.poll(parameters, { at, mode: 'manual', activation: 'manual' });
	};

	it('judges no part of a report, and reports it', async () => {
		const addition = { kind: 'addition', headers: { 'x-total-count': '99999' } } as const;
		stage.sandbox.control.fault({ ...addition, match: 'report/batch/download', times: 9 });
		const poll = await test(short(CHANNELS));
		expect([jsonOf(poll.items), sentencesOf(poll).join()]).toEqual([
			[],
			expect.stringContaining('99,999 rows'),
		]);
	});

	it('is emitted once when it begins and once when it is over', async () => {
		drop('2026-11-14', { channel: CHANNEL, to: '2026-11-15' });
		const watch = new Watch(stage, short(CHANNELS));
		const days = [];
		for (let day = 0; day < 5; day++) days.push(await morning(watch, day));

		expect(days.map((items) => items.map((item) => [item.alert, item.label]))).toEqual([
			[],
			[],
			[['began', 'Paid search']],
			[],
			[['over', 'Paid search']],
		]);
		const reportJob: unknown = expect.objectContaining({ site: 'shop-eu' });
		expect(days[2]?.[0]).toMatchObject({
			watchedFor: 'lower',
			site: 'shop-eu',
			figure: 'Visits',
			dimension: 'media_key',
			name: CHANNEL,
			reportJob,
			since: '2026-11-14',
			from: '2026-11-14',
			to: '2026-11-14',
		});
		expect(days[2]?.[0]?.changePercent).toBeLessThan(-25);
		expect(days[2]?.[0]?.text).toMatch(
			/^Visits of Paid search on shop-eu: [234]\d(\.\d)?% lower, [\d,]+ against [\d,]+ expected \(Nov 14, 2026\)\.$/,
		);
		expect(days[4]?.[0]?.text).toMatch(
			/^Visits of Paid search on shop-eu: as expected again, .* The value had been lower since Nov 14, 2026\.$/,
		);
	});

	it('requests the necessary days once, without waiting', async () => {
		const watch = new Watch(stage, alert());
		expect((await watch.poll(FRIDAY)).output).toBeNull();
		stage.clear();
		expect((await watch.poll(FRIDAY + DAY)).output).toEqual([[]]);
		expect(stage.submitted()).toEqual([
			{
				reports: [
					{
						kind: 'rt#insummary',
						dateRanges: [
							{ dateFrom: '2025-09-17', dateTo: '2026-11-13', dateFormat: 'YYYY-MM-DD' },
						],
						dateScale: 'D',
						dateRangeSplitPerScale: true,
						metrics: [{ name: 'visit', field: 'visit' }],
					},
				],
			},
		]);
		stage.clear();
		expect((await watch.poll(FRIDAY + DAY + 5 * MINUTE)).output).toEqual([[]]);
		expect((await watch.poll(FRIDAY + DAY + 10 * MINUTE)).output).toBeNull();
		expect(stage.requests().map(({ method }) => method)).toEqual(['GET', 'GET']);
	});

	it('reports from which hour on figures are missing today', async () => {
		drop('2026-11-13', { to: '2026-11-13', fromHour: 10, factor: 0 });
		const options = { span: 'today', weeks: 2 };
		const [item] = jsonOf((await test(alert({ options }), FRIDAY + 7 * HOUR + MINUTE)).items);
		const since = '2026-11-13 10:00';
		expect(item).toMatchObject({ alert: 'began', watchedFor: 'noData', since, to: '2026-11-13' });
		expect(item?.text).toMatch(
			/^Visits on shop-eu: none since Nov 13, 2026 at 10:00\sAM, instead of about [\d,]+\./,
		);
	});

	it('reports that sales are no longer tracked although visits are normal', async () => {
		drop('2026-11-13', { fromHour: 12, factor: 1, losesTracking: true });
		const tracking = alert({ figure: 'saleTracking', options: { weeks: 2 } });
		const [item] = jsonOf((await test(tracking, FRIDAY + 12 * HOUR + MINUTE)).items);
		expect(item).toMatchObject({ alert: 'began', watchedFor: 'lower', figure: 'Sales' });
		expect(item?.text).toMatch(
			/^Sales on shop-eu: tracking likely broken since Nov 13, 2026 at (1[0-2]|1):00\s[AP]M, \d+ against about \d+ expected from [\d,]+ visits \(Nov 13, 2026 until \d{1,2}:00\s[AP]M\)\./,
		);
	});

	it('considers public holidays, unless they are disabled, and days of its own', async () => {
		const told = async (options: INodeParameters) => {
			const { items } = await test(alert({ options }), moment('2026-11-12T06:00Z'));
			const [item] = jsonOf(items);
			return [item?.text, item?.specialDay];
		};
		const days = [{ name: 'Sale', firstDay: '2026-11-10', lastDay: '2026-11-12' }];
		expect(await told({ ownDays: { days } })).toEqual([
			expect.stringMatching(/ \(Nov 11, 2026, Sale\)\. .*Public holidays considered: France\.$/),
			'Sale',
		]);
		expect(await told({ publicHolidays: [] })).toEqual([
			expect.stringMatching(/ \(Nov 11, 2026\)\. .*Public holidays are not considered\.$/),
			undefined,
		]);
	});

	it('covers rates and limits, reports only the selected changes, and repeats on request', async () => {
		const revenue = {
			figure: 'revenuePerVisit',
			expected: 'bound',
			bound: 0.01,
			alertWhen: 'higher',
		};
		const options = { tell: ['over'], repeatHours: 24, weeks: 2 };
		const watch = new Watch(stage, alert({ ...revenue, options }));
		const days = [];
		for (let day = 0; day < 4; day++) days.push(await morning(watch, day));
		expect(days.map((items) => items.map((item) => item.alert))).toEqual([
			[],
			[],
			['goesOn'],
			['goesOn'],
		]);
		expect(days[2]?.[0]).toMatchObject({
			watchedFor: 'higher',
			expected: 0.01,
			figure: 'Revenue per Visit',
		});
	});

	it('starts over if its stored state is damaged, which is reported once', async () => {
		drop('2026-11-14', { to: '2026-11-15' });
		const watch = new Watch(stage, short());
		expect(await morning(watch, 0)).toEqual([]);
		const stored = watch.staticData['node:Trigger'] as { watch: { state: object } };
		Object.assign(stored.watch.state, { through: 'zzz' });
		const poll = await watch.poll(FRIDAY + MINUTE * 10);
		expect([poll.error, poll.output]).toEqual([undefined, [[]]]);
		expect(sentencesOf(poll)).toEqual([
			[
				'The stored state of the alerts was damaged or dated in the future, and has been discarded',
				expect.stringContaining('The trigger starts over'),
			],
		]);
		expect(await morning(watch, 1)).toEqual([]);
		expect(await morning(watch, 2)).toMatchObject([{ alert: 'began', since: '2026-11-14' }]);
		expect(await morning(watch, 4)).toMatchObject([{ alert: 'over', since: '2026-11-14' }]);
	});

	it('neither begins nor ends while the platform is unavailable', async () => {
		drop('2026-11-14', { to: '2026-11-14' });
		const watch = new Watch(stage, short());
		expect(await morning(watch, 0)).toEqual([]);
		expect(await morning(watch, 1)).toEqual([]);
		expect(await morning(watch, 2)).toMatchObject([{ alert: 'began' }]);
		stage.sandbox.control.fault({ kind: 'status', status: 503, times: 20 });
		expect((await watch.poll(FRIDAY + 3 * DAY)).items).toEqual([]);
		expect((await watch.poll(FRIDAY + 3 * DAY + MINUTE)).items).toEqual([]);
		stage.sandbox.control.clearFaults();
		expect(await morning(watch, 4)).toMatchObject([{ alert: 'over', watchedFor: 'lower' }]);
	});
});
