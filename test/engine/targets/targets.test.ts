import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { countDays, daysOf, todayIn } from '../../../platform/base/dates/namedPeriods';
import { withStage } from '../../support/withStage';
import { daysFromToday, sumsOf, target, targets, targetsOf } from './scene';

const SHEET = [
	{ Metric: 'Sales', Name: 'Paid search', Target: '2,000', Period: 'this month' },
	{ Metric: 'scartvalid', Name: '', Target: 9_000, Period: 'this month' },
	{ Metric: 'conversion rate', Name: '', Target: '1,5 %', Period: 'this quarter' },
	{ Metric: 'Visits', Name: 'SEARCHENGINE', Target: 90_000, Period: 'last month' },
	{ Metric: 'Sales revenue', Name: '', Target: 50_000, Period: 'this year', Type: 'Budget' },
];

describe.each(newestLine())('Check Targets, on %s', (line) => {
	const stage = withStage(line, { today: undefined });

	const checked = async (form: INodeParameters, input?: IDataObject[]) =>
		(await stage.play(targetsOf(form, { input }))).items;

	it.each<[string, Record<string, string>, object]>([
		['a header', { 'x-total-count': '99999' }, {}],
		['a member', {}, { hasMore: true }],
	])('checks no target with a part, as %s says', async (_, headers, members) => {
		const match = 'report/batch/download';
		const addition = { kind: 'addition', match, headers, members: { ...members } } as const;
		stage.sandbox.control.fault(addition);
		const days = daysFromToday(-12, 5);
		const run = await stage.play(targetsOf({ ...days, ...targets(target('Visits', 1)) }));
		expect(run.error?.message).toMatch(/it contains only .* so the targets cannot be checked/);
	});

	it('evaluates each row of a sheet with one job', async () => {
		const items = await checked({ targetsFrom: 'items' }, SHEET);
		const told = items.map(({ metric, name = '', target: of, targetType }) => [
			metric,
			name,
			of,
			targetType,
		]);
		expect(told).toEqual([
			['Sales', 'Paid search', 2_000, 'atLeast'],
			['Sales', '', 9_000, 'atLeast'],
			['Conversion Rate', '', 1.5, 'atLeast'],
			['Visits', 'Organic search', 90_000, 'atLeast'],
			['Sales revenue', '', 50_000, 'atMost'],
		]);
		expect(stage.submitted()).toHaveLength(1);
		const [, , rate, lastMonth, budget] = items;
		expect(rate?.neededPerDay).toEqual(expect.any(Number));
		expect(lastMonth).toMatchObject({ status: 'reached' });
		expect(lastMonth?.text).toMatch(
			/^Visits of Organic search on shop-eu, \w+ \d{4}: [\d,]+ of 90,000(?: after \d+ days)?, reached\b/,
		);
		expect(budget).toMatchObject({ status: 'over' });
	});

	it('counts whole days like the platform', async () => {
		const days = daysFromToday(-12, 5);
		const [sales, rate] = await checked({
			...days,
			...targets(target('Sales', 20_000), target('conversionRate', 2)),
		});
		const yesterday = daysFromToday(-12, -1);
		const [sold = 0, visits = 0] = await sumsOf(
			stage,
			['scartvalid', 'visit'],
			[days.from, yesterday.to],
		);
		expect(sales).toMatchObject({
			soFar: sold,
			daysElapsed: 12,
			daysLeft: 6,
			from: days.from,
			to: days.to,
		});
		expect(rate?.soFar).toBeCloseTo((100 * sold) / visits, 2);
		const {
			forecast,
			forecastLow,
			forecastHigh,
			forecastMinusTarget,
			neededPerDay,
			expectedPerDay,
		} = sales ?? {};
		expect(Number(forecastLow)).toBeLessThan(Number(forecast));
		expect(Number(forecast)).toBeLessThan(Number(forecastHigh));
		expect(Number(forecastMinusTarget)).toBeCloseTo(Number(forecast) - 20_000, 1);
		expect(Number(neededPerDay)).toBeCloseTo((20_000 - sold) / 6, 1);
		expect(Number(expectedPerDay)).toBeCloseTo((Number(forecast) - sold) / 6, 1);
	});

	it('covers this month by default, and can begin today', async () => {
		const zone = 'Europe/Paris';
		const [month] = await checked(targets(target('Sales', 100_000)));
		const { from } = daysOf('thisMonth', todayIn(zone, Date.now()));
		expect(month?.from).toBe(from);
		expect(Number(month?.daysElapsed) + Number(month?.daysLeft)).toBe(
			countDays({ from, to: String(month?.to) }),
		);
		const [begins] = await checked({ ...daysFromToday(0, 29), ...targets(target('Sales', 9_000)) });
		expect(begins).toMatchObject({ soFar: 0, daysElapsed: 0, daysLeft: 30, pacePercent: null });
		expect(begins?.text).toMatch(
			/: no complete day yet, and the target is 9,000; about [\d,]+ by the end/,
		);
		expect(JSON.stringify(begins)).not.toMatch(/NaN|undefined/);
	});

	it('starts two jobs for figures of two sites', async () => {
		const rows = ['shop-eu', 'shop-ca', 'shop-eu'].map((site, index) => ({
			...{ site, metric: ['visit', 'visit', 'hit'][index] ?? '', target: 1_000 },
		}));
		const items = await checked({ site: '={{ $json.site }}', targetsFrom: 'items' }, rows);
		expect(items.map(({ site }) => site)).toEqual(['shop-eu', 'shop-ca', 'shop-eu']);
		expect(stage.submitted()).toHaveLength(2);
	});
});
