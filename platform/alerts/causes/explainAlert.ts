import type { ExplainedChange } from '../../causes/factorText';
import { findCauses } from '../../causes/findCauses';
import { measuresOf } from '../../causes/measures';
import type { Part } from '../../causes/part';
import { scaleToWhole, wholeOf } from '../../causes/part';
import { sumOfAll } from '../../timeseries/statistics';
import type { ReportFigures } from '../expectation/figureSeries';
import type { AlertRule, Side } from '../rule/alertRule';
import type { AlertWindow } from '../rule/alertWindow';
import { expectedParts } from './expectedParts';

/** An alert of a whole site whose causes are searched. */
export interface ExplainableAlert {
	readonly side: Side;
	readonly window: AlertWindow;
	/** The figure; of a rate, the quotient. */
	readonly value: number;
	/** Undefined if the alert has a fixed bound. */
	readonly expected: number | undefined;
}

/** The figures of a site by one dimension. */
export interface DividedFigures {
	readonly dimension: string;
	/** The fields of its columns. */
	readonly fields: readonly string[];
	readonly figures: ReportFigures;
}

/** Parts that differ by more from the whole are not its parts, such as visitors who come by several channels. */
const MAX_GAP = 0.02;
const MAX_GAP_OF_DIFFERENCE = 0.1;

/** The causes of an alert, in the dimension in which they stand out most; undefined if nothing stands out. */
export async function explainAlert(
	alert: ExplainableAlert,
	rule: AlertRule,
	divided: readonly DividedFigures[],
): Promise<ExplainedChange | undefined> {
	let best: ExplainedChange | undefined;
	for (const { dimension, fields, figures } of divided) {
		const parts = await expectedParts(figures, fields, rule.figure, rule, alert.window);
		const explained = explainBy(dimension, parts, alert, rule);
		// Without causes there is no evidence.
		if (explained && explained.evidence > (best?.evidence ?? 0)) best = explained;
	}
	return best;
}

/** The causes of an alert in one dimension; undefined if its parts do not add up to the alert's figure. */
function explainBy(
	dimension: string,
	parts: readonly Part[],
	{ side, value, expected }: ExplainableAlert,
	{ figure }: Pick<AlertRule, 'figure'>,
): ExplainedChange | undefined {
	const measures = measuresOf(figure.numerator, figure.denominator);
	const { kind } = measures;
	const reference = expected ?? wholeOf(parts, 'expected', kind);
	const scaled = scaleToWhole(parts, reference, kind);
	if (!scaled) return undefined;
	const gap = Math.abs(wholeOf(parts, 'actual', kind) - value);
	const allowed = Math.max(
		MAX_GAP * Math.abs(value),
		MAX_GAP_OF_DIFFERENCE * Math.abs(reference - value),
	);
	if (gap > allowed) return undefined;
	const found = findCauses(scaled, kind);
	if (found.difference < 0 !== (side === 'lower')) return undefined;
	const divisorOf = (of: 'actual' | 'expected') => sumOfAll(scaled.map((one) => one[of][0] ?? 0));
	return {
		...found,
		dimension,
		measures,
		divisors: { actual: divisorOf('actual'), expected: divisorOf('expected') },
	};
}
