import type { AlertRule } from '../../platform/alerts/rule/alertRule';
import type { Place } from '../../platform/holidays/places';
import type { DailySeries } from '../../platform/timeseries/dailySeries';
import { specialDays } from '../../platform/timeseries/specialDays';
import type { CurvePoint, Curves } from './alertCurve';
import { drawCurves } from './alertCurve';
import type { Watched } from './alertDays';
import { watch, watchWeekdays } from './alertDays';
import type { Figure } from '../figure';
import { publicSeries } from './seriesOf';

/** The default rule of the form, with this minimum change. */
export function ruleOf(percent: number): AlertRule {
	return {
		figure: { name: 'Visits', numerator: 'visit', as: 'number' },
		topValues: 10,
		span: { is: 'days', count: 1 },
		expected: { by: 'baseline', percent, ignoreRandomVariation: true },
		sides: ['lower', 'higher'],
		weeks: 8,
		calendar: { places: [], own: [] },
		minVolume: 20,
		reportsNoData: true,
	};
}

/**
 * The minimum changes, each of which is one point of the curve of false alarms and detected drops.
 */
const PERCENTS = [15, 25, 40];
const CURVES =
	'Share of simulated drops of 30% that were detected, by the number of alerts a year, with a Minimum Change of 15%, 25% or 40%';

/**
 * Compares alerts on public series with the original rule: how many begin per year, and which
 * simulated drops and rises of 30% are detected on the same day. Draws both curves.
 */
export async function alertSeries(): Promise<Figure[]> {
	const measured = [
		measureSeries('taxi rides', publicSeries('taxi-new-york'), ['US']),
		measureSeries('page views', publicSeries('page-views-athlete'), ['US']),
	];
	const [first, ...others] = measured.flatMap(figuresOf);
	const picture = {
		name: 'alert-curves.svg',
		shows: CURVES,
		svg: drawCurves(measured.map(curvesOf)),
	};
	return await Promise.resolve(first ? [{ ...first, picture }, ...others] : []);
}

interface Measured {
	readonly name: string;
	/** One for each minimum change. */
	readonly expected: readonly Watched[];
	readonly reference: readonly Watched[];
}

function measureSeries(name: string, daily: DailySeries, places: readonly Place[]): Measured {
	const special = specialDays(places, []);
	const rules = PERCENTS.map(ruleOf);
	return {
		name,
		expected: rules.map((rule) => watch(daily, rule, special)),
		reference: rules.map((rule) => watchWeekdays(daily, rule)),
	};
}

function curvesOf({ name, expected, reference }: Measured): Curves {
	const point = (watched: Watched): CurvePoint => ({
		alertsAYear: alertsAYear(watched),
		dropsDetected: watched.detected.lower,
	});
	return { title: name, expected: expected.map(point), reference: reference.map(point) };
}

function figuresOf({ name, expected, reference }: Measured): Figure[] {
	return expected.flatMap((ours, index) => {
		const theirs = reference[index];
		if (!theirs) return [];
		return {
			name: `${name}, Minimum Change of ${PERCENTS[index]}%`,
			ratio: alertsAYear(ours) / alertsAYear(theirs),
			detail: compared(ours, theirs),
		};
	});
}

function alertsAYear({ began, years }: Watched): number {
	return (began.lower.length + began.higher.length) / years;
}

/** Alerts a year and percentage of reported changes: for drops, then for rises. */
function resultsOf({ began, years, detected }: Watched): [string, string, string, string] {
	const alerts = (days: readonly unknown[]) => (days.length / years).toFixed(1);
	const percent = (share: number) => `${(100 * share).toFixed(0)}%`;
	const { lower, higher } = began;
	return [alerts(lower), percent(detected.lower), alerts(higher), percent(detected.higher)];
}

function compared(ours: Watched, theirs: Watched): string {
	const [drops, droppedShare, rises, risenShare] = resultsOf(ours);
	const [otherDrops, otherDroppedShare, otherRises, otherRisenShare] = resultsOf(theirs);
	return [
		`${drops} alerts a year about drops and ${rises} about rises, against ${otherDrops} and ${otherRises}`,
		`${droppedShare} of drops and ${risenShare} of rises detected on the same day, against ${otherDroppedShare} and ${otherRisenShare}`,
	].join('; ');
}
