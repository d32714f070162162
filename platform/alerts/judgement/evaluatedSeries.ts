import type { SeriesFinding } from '../alertLifecycle';
import type { ConversionTracking } from '../conversionTracking';
import type { DataGap } from '../dataGap';
import type { Evaluation } from '../evaluation';
import type { AlertWindow } from '../rule/alertWindow';
import type { SmallCounts } from '../smallCounts';

/** A finding with what it is based on. */
export interface EvaluatedSeries extends SeriesFinding {
	readonly label: string;
	readonly window: AlertWindow;
	/** Undefined of figures that have stopped. */
	readonly evaluation?: Evaluation | undefined;
	/** Set where numbers are so small that days are judged together. */
	readonly counts?: SmallCounts | undefined;
	/** Set where the tracking is watched. */
	readonly tracking?: ConversionTracking | undefined;
	/** Set of figures that have stopped, or could have. */
	readonly dataGap?: DataGap | undefined;
}
