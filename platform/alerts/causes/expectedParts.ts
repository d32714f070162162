import { takeTurns } from '../../base/async/eventLoop';
import type { Part } from '../../causes/part';
import { measuresOf } from '../../causes/measures';
import { specialDays } from '../../timeseries/specialDays';
import { sumOfAll } from '../../timeseries/statistics';
import type { EvaluationSettings } from '../evaluateDays';
import { evaluateDays } from '../evaluateDays';
import type { DailyPoint, FigureSeries, ReportFigures } from '../expectation/figureSeries';
import { hourFilterOf } from '../expectation/hourlyToDaily';
import { placesOf } from '../holidayCalendar';
import type { AlertFigure, AlertRule, ExpectationRule } from '../rule/alertRule';
import { DEFAULT_ALERT } from '../rule/alertRule';
import type { AlertWindow } from '../rule/alertWindow';
import { addDays } from '../../base/dates/dayArithmetic';

/** Smaller parts are merged into one, which can be no cause. */
const MAX_PARTS = 12;
/** A part that is new on the day counts as large, too. */
const WEIGHT_OF_WINDOW = 30;
/** The standard deviations of a tolerance that chance exceeds once in some months. */
const DEVIATIONS_IN_TOLERANCE = 2.5;
/** The deviation of a part whose history does not show one. */
const UNKNOWN_DEVIATION = 0.3;

/**
 * The parts of a figure in a window, each with the expected value of its own history.
 *
 * @param report split by a dimension, with the columns of `fields`
 */
export async function expectedParts(
	report: ReportFigures,
	fields: readonly string[],
	{ numerator, denominator }: AlertFigure,
	rule: AlertRule,
	window: AlertWindow,
): Promise<Part[]> {
	const measures = measuresOf(numerator, denominator).fields.map((field) => fields.indexOf(field));
	const explained = measures.at(-1) ?? 0;
	const series = mergeSmall(fillGaps(report.series), explained, window);
	const [first = ''] = window.days;
	const compared = rule.expected.by === 'before' ? addDays(first, -1) : undefined;
	const settings = {
		hours: hourFilterOf(report.series, window, compared),
		special: specialDays(placesOf(rule.calendar, report.zone), rule.calendar.own),
	};
	const giveWay = takeTurns();
	const parts: Part[] = [];
	for (const { isRest, ...one } of series) {
		const found = measures.map((place) => {
			const areCounts = [report.areCounts[place] ?? false];
			const selected = { ...one, moments: selectFigures(one.moments, place) };
			return expectedMeasure(selected, window, rule, { ...settings, areCounts });
		});
		parts.push({
			name: one.name,
			label: one.label,
			isRest,
			actual: found.map(({ actual }) => actual),
			expected: found.map(({ expected }) => expected),
			deviation: found.at(-1)?.deviation ?? 0,
		});
		// A baseline takes long to fit, and n8n serves everybody on one thread.
		await giveWay();
	}
	return parts;
}

/** One figure of a part in a window, with the expected value of its own history. */
function expectedMeasure(
	series: FigureSeries,
	window: AlertWindow,
	rule: AlertRule,
	settings: EvaluationSettings,
) {
	const evaluated = evaluateDays(series, window, ruleOfPart(rule), settings);
	const { value, expected = recentMean(series, window), tolerance } = evaluated ?? {};
	const isKnown = evaluated?.expected !== undefined;
	const [isCount = false] = settings.areCounts;
	const deviation = deviationOf(expected, isKnown ? tolerance : undefined, isCount);
	return { actual: value ?? 0, expected, deviation };
}

/** The rule for a part: the method of the alert, or the baseline if the alert has a fixed bound. */
function ruleOfPart(rule: AlertRule): AlertRule {
	const figure = { name: '', numerator: '', as: 'number' } as const;
	const expected: ExpectationRule =
		rule.expected.by === 'bound' || rule.expected.by === 'tracking'
			? { by: 'baseline', percent: DEFAULT_ALERT.percent, ignoreRandomVariation: true }
			: rule.expected;
	return { ...rule, figure, expected, dimension: undefined };
}

function deviationOf(
	expected: number,
	tolerance: { readonly lower: number; readonly higher: number } | undefined,
	isCount: boolean,
): number {
	const share = Math.min(tolerance?.lower ?? Infinity, tolerance?.higher ?? Infinity);
	const known = Number.isFinite(share) ? share / DEVIATIONS_IN_TOLERANCE : UNKNOWN_DEVIATION;
	return Math.max(known * expected, isCount ? Math.sqrt(Math.max(expected, 1)) : 0);
}

/** The recent mean of a part that cannot be forecast. */
function recentMean({ moments }: FigureSeries, { days }: AlertWindow): number {
	const [first = ''] = days;
	const start = addDays(first, -RECENT_DAYS);
	const before = moments.filter(({ day }) => day >= start && day < first);
	const known = new Set(before.map(({ day }) => day)).size;
	const total = sumOfAll(before.map(({ figures: [figure] }) => figure ?? 0));
	return known === 0 ? 0 : (total / known) * days.length;
}

const RECENT_DAYS = 28;

function selectFigures(moments: readonly DailyPoint[], place: number): DailyPoint[] {
	return moments.map((one) => ({ ...one, figures: [one.figures[place] ?? null] }));
}

/** A part without a row on a day on which other parts have one had 0. */
function fillGaps(series: readonly FigureSeries[]): FigureSeries[] {
	const keyOf = ({ day, hour }: DailyPoint) => `${day} ${hour}`;
	const known = new Map<string, DailyPoint>();
	for (const { moments } of series) {
		for (const one of moments) {
			if (one.figures.some((figure) => figure !== null)) known.set(keyOf(one), one);
		}
	}
	const times = [...known].sort(([one], [other]) => (one < other ? -1 : 1));
	return series.map((one) => {
		const own = new Map(one.moments.map((moment) => [keyOf(moment), moment]));
		return {
			...one,
			moments: times.map(([key, { day, hour, figures }]) => ({
				day,
				hour,
				figures: figures.map((_, at) => own.get(key)?.figures[at] ?? 0),
			})),
		};
	});
}

/** The largest series, and all others merged into one. */
function mergeSmall(
	series: readonly FigureSeries[],
	place: number,
	{ days }: AlertWindow,
): Array<FigureSeries & { readonly isRest?: boolean }> {
	const judged = new Set(days);
	const sizeOf = ({ moments }: FigureSeries) =>
		sumOfAll(
			moments.map(
				({ day, figures }) => (figures[place] ?? 0) * (judged.has(day) ? WEIGHT_OF_WINDOW : 1),
			),
		);
	const sorted = series
		.map((one) => ({ one, size: sizeOf(one) }))
		.sort((a, b) => b.size - a.size)
		.map(({ one }) => one);
	const [kept, small] = [sorted.slice(0, MAX_PARTS), sorted.slice(MAX_PARTS)];
	const [first] = small;
	if (first === undefined) return kept;
	const moments = first.moments.map((moment, at) => ({
		...moment,
		figures: moment.figures.map((_, figure) =>
			sumOfAll(small.map((one) => one.moments[at]?.figures[figure] ?? 0)),
		),
	}));
	return [...kept, { name: '', label: '', moments, isRest: true }];
}
