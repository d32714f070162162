import type { AlertRule } from '../platform/alerts/rule';
import type { Place } from '../platform/calendar/places';
import type { Daily } from '../platform/usual/daily';
import { specialDays } from '../platform/usual/specialDays';
import type { Watched } from './alertDays';
import { watch, watchWeekdays } from './alertDays';
import type { Figure } from './figure';
import { publicSeries } from './seriesOf';

/** The rule that the form has at first, but for how large a change must be. */
export function ruleOf(percent: number): AlertRule {
	return {
		figure: { name: 'Visits', numerator: 'visit', as: 'number' },
		topValues: 10,
		span: { is: 'days', count: 1 },
		expected: { by: 'usual', percent, beyondChance: true },
		sides: ['lower', 'higher'],
		weeks: 8,
		calendar: { places: [], own: [] },
		leastVolume: 20,
		tellsNoData: true,
	};
}

/** How many false alarms a year are worth how many drops told: one point of the curve for each size of change. */
const PERCENTS = [15, 25, 40];

/** Alerts on public series, each against the mean of the same weekdays: how many begin a year, and which drops and rises of 30 % are told on the same day. */
export async function alertSeries(): Promise<Figure[]> {
	return await Promise.resolve([
		...figuresOf('taxi rides', publicSeries('taxi-new-york'), ['US']),
		...figuresOf('page views', publicSeries('page-views-athlete'), ['US']),
	]);
}

function figuresOf(name: string, daily: Daily, places: readonly Place[]): Figure[] {
	const special = specialDays(places, []);
	return PERCENTS.map((percent) => {
		const rule = ruleOf(percent);
		const [ours, reference] = [watch(daily, rule, special), watchWeekdays(daily, rule)];
		return {
			name: `${name}, changes of ${percent} %`,
			ratio: alertsAYear(ours) / alertsAYear(reference),
			detail: `${said(ours)}, against ${said(reference)} with the mean of the same weekdays`,
		};
	});
}

function alertsAYear({ began, years }: Watched): number {
	return (began.lower.length + began.higher.length) / years;
}

function said({ began, years, told }: Watched): string {
	const [lower, higher] = [began.lower, began.higher].map((days) =>
		(days.length / years).toFixed(1),
	);
	const [drops, rises] = [told.lower, told.higher].map((share) => (100 * share).toFixed(0));
	return `${lower} lower and ${higher} higher a year, ${drops} % of drops and ${rises} % of rises told`;
}
