import type { SeriesFinding } from '../alertLifecycle';
import type { ConversionTracking } from '../conversionTracking';
import type { DataGap } from '../dataGap';
import type { Evaluation } from '../evaluateDays';
import type { AlertWindow } from '../rule/alertWindow';
import type { SmallCounts } from '../smallCounts';

/** The finding on one series, with its evaluation. */
export interface EvaluatedSeries extends SeriesFinding {
	readonly label: string;
	readonly window: AlertWindow;
	/** Undefined for figures that have stopped. */
	readonly evaluation?: Evaluation | undefined;
	/** Set if counts are so small that days are evaluated together. */
	readonly counts?: SmallCounts | undefined;
	/** Set if the tracking is monitored. */
	readonly tracking?: ConversionTracking | undefined;
	/** Set for figures that have stopped, or could have. */
	readonly dataGap?: DataGap | undefined;
}
