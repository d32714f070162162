import { filtersInWords } from '../../reports/transform/rowFilter';
import type { TargetWording } from './targetWording';
import { targetNameText, periodText } from './targetWording';
import { exact } from './rounding';
import type { TargetState } from './targetSentence';
import { targetSentence } from './targetSentence';

/** The members of an item that describes a target: all figures, and a sentence. */
export function targetFacts(state: TargetState, wording: TargetWording) {
	const { target, progress } = state;
	const { site, figure, name, days, amount, bound, filters = [] } = target;
	const rounded = (value: number | null) => (value === null ? null : exact(value));
	return {
		text: targetSentence(state, wording),
		status: progress.status,
		site,
		metric: figure.name,
		...(name ? { name: targetNameText(target, wording), value: name.value } : {}),
		...(filters.length > 0 ? { only: filtersInWords(filters) } : {}),
		period: periodText(days, wording),
		...days,
		target: amount,
		targetType: bound,
		soFar: rounded(progress.soFar),
		expectedByNow: rounded(progress.expectedByNow),
		pacePercent: rounded(progress.pacePercent),
		forecast: rounded(progress.forecast),
		forecastLow: rounded(progress.forecastLow),
		forecastHigh: rounded(progress.forecastHigh),
		forecastMinusTarget: rounded(progress.forecastMinusTarget),
		neededPerDay: rounded(progress.neededPerDay),
		expectedPerDay: rounded(progress.expectedPerDay),
		daysElapsed: progress.daysElapsed,
		daysWithoutFigures: progress.daysWithoutFigures,
		daysLeft: progress.daysLeft,
	};
}
