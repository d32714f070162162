import { expectedParts } from '../../platform/alerts/causes/expectedParts';
import { evaluateSeries } from '../../platform/alerts/evaluateReport';
import type { ReportFigures } from '../../platform/alerts/expectation/figureSeries';
import { DEFAULT_ALERT } from '../../platform/alerts/rule/alertRule';
import { addDays } from '../../platform/base/dates/dayArithmetic';
import { ruleOf } from './alertSeries';
import type { Figure } from '../figure';
import { compareTimes, processorMs } from '../figure';
import { publicSeries } from './seriesOf';

const LAST = '2015-12-10';
const WINDOW = { days: [LAST], untilHour: undefined, through: LAST };
const VALUES = 1_000;
const PARTS = 12;
const SHORT_DAYS = 7 * 8;
const LONG_DAYS = 7 * 60;
/** So many that the garbage collection before each round hardly counts. */
const TIMES = 50;
const RULE = { ...ruleOf(DEFAULT_ALERT.percent), topValues: VALUES };

/**
 * The processor time of alerts, compared with that of copying a report of 1,000 values as JSON: a day
 * of a site, yesterday of all these values, and the causes of an alert by one dimension.
 */
export async function alertTimes(): Promise<Figure[]> {
	const site = reportOf(1, LONG_DAYS);
	const many = reportOf(VALUES, SHORT_DAYS);
	const parts = reportOf(PARTS, LONG_DAYS);
	const copy = () => JSON.parse(JSON.stringify(many)) as unknown;
	const evaluate = (report: ReportFigures) => evaluateSeries(report, WINDOW, RULE, []);
	const times = async (rounds: number, work: () => unknown) =>
		await compareTimes(rounds, work, copy, processorMs);
	return [
		{
			name: `alert for a site, evaluated ${TIMES} times, compared with copying a report of 1,000 values`,
			...(await times(5, () => Array.from({ length: TIMES }, () => evaluate(site)))),
			goal: 18,
		},
		{
			name: `alert for ${VALUES.toLocaleString('en')} values, compared with copying their report`,
			...(await times(5, () => evaluate(many))),
			goal: 34,
		},
		{
			name: `causes of an alert among ${PARTS} parts, compared with copying a report of 1,000 values`,
			...(await times(
				5,
				async () => await expectedParts(parts, ['visit'], RULE.figure, RULE, WINDOW),
			)),
			goal: 7,
		},
	];
}

/** A report of some values, by day: views of a page with more or less of them on each. */
function reportOf(count: number, days: number): ReportFigures {
	const from = addDays(LAST, -days);
	const daily = [...publicSeries('page-views-athlete')].filter(
		([day]) => day >= from && day <= LAST,
	);
	const series = Array.from({ length: count }, (_, index) => ({
		name: `${index}`,
		label: `${index}`,
		moments: daily.map(([day, views], at) => ({
			day,
			hour: undefined,
			figures: [Math.round(views * (1 + ((index * 31 + at * 17) % 10) / 40))],
		})),
	}));
	return { series, days: { from, to: LAST }, zone: 'utc', areCounts: [true], isComplete: true };
}
