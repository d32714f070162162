import { isSoak } from '../../harness/soak';
import { evaluateSeries } from '../../platform/alerts/evaluateReport';
import { readReportFigures } from '../../platform/alerts/expectation/figureSeries';
import { addDays } from '../../platform/base/dates/dayArithmetic';
import { dailyFiguresOf } from '../../platform/targets/dailyFigures';
import { readDayReport } from '../../platform/reports/daily/dayReport';
import { RULE } from '../alerts/polls/living';

const REQUESTED = { dimensions: [], metrics: [], ranges: [] };
const DAYS = 423;
/** More rows than a call can have arguments, which are some 120,000; in a soak a platform's largest. */
const CHANNELS = isSoak ? 1_000 : 340;
const LAST = '2026-11-20';

/** Every channel has 1,000 a day, but the last one 2,000, and half of that on the last day. */
function bodyOf(channels: number) {
	const days = Array.from({ length: DAYS }, (_, index) => addDays(LAST, index - DAYS + 1));
	const epochs = days.map((day) => Date.parse(day) / 1_000);
	const range = {
		...{ from: epochs[0], to: (epochs.at(-1) ?? 0) + 86_400, tzone: 'UTC' },
		values: epochs.map((epoch) => ({ epoch })),
	};
	const usual = days.map(() => 1_000);
	const data = Array.from({ length: channels }, (_, index) => {
		const isLarge = index === channels - 1;
		const values = isLarge ? [...usual.slice(1).map(() => 2_000), 1_000] : usual;
		return { dimensions: [`CHANNEL_${index}`], metrics: [[{ values }]] };
	});
	const columnHeader = {
		dimensions: [{ field: 'media_key', name: 'media_key' }],
		metrics: [{ field: 'visit', name: 'visit', affinity: 'int' }],
		dateRanges: [range],
	};
	return { data: { reports: [{ data, columnHeader }] } };
}

describe(`a report of ${CHANNELS} channels and ${DAYS} days`, () => {
	const body = bodyOf(CHANNELS);
	const dropped = `CHANNEL_${CHANNELS - 1}`;

	it('is read for a target of each channel', async () => {
		const { daily, names } = dailyFiguresOf(
			await readDayReport(body, { totals: true, requested: REQUESTED }),
		);
		expect(names).toHaveLength(CHANNELS);
		// Some of them: each is looked up in all rows.
		const some = names.filter((_, index) => index % 20 === 0 || index === CHANNELS - 1);
		const onLastDay = some.map(({ value }) => daily('visit', value)?.get(LAST));
		expect(new Set(onLastDay)).toEqual(new Set([1_000]));
		expect(daily('visit', dropped)?.get(addDays(LAST, -1))).toBe(2_000);
		expect(daily('visit', undefined)?.get(LAST)).toBe(1_000 * CHANNELS);
	});

	it('is evaluated for an alert, and the one channel that dropped is found', async () => {
		const figures = await readReportFigures(body);
		if (!figures) throw new Error('The report cannot be read');
		const window = { days: [LAST], untilHour: undefined, through: LAST };
		const mean = { by: 'mean', percent: 15, ignoreRandomVariation: false } as const;
		const rule = {
			...RULE,
			dimension: 'media_key',
			topValues: isSoak ? CHANNELS : 10,
			expected: mean,
		};
		const found = evaluateSeries(figures, window, rule, []).filter(
			({ verdict }) => verdict === 'alert',
		);
		expect(found.map(({ name, kind }) => `${name} ${kind}`)).toEqual([`${dropped} lower`]);
	});
});
