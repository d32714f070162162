import type { Json } from '../http/json';
import type { Scale } from '../request/periods';

export type JobOutcome = 'done' | 'failed' | 'expired' | 'hang' | 'unknown';

/** How the next submitted jobs behave. */
export interface JobSettings {
	/** How many jobs; 1 when left out. */
	times?: number;
	/** How long each takes. */
	seconds?: number;
	outcome?: JobOutcome;
	/** The word to report at the end, e.g. `DONE` instead of `COMPLETED`. */
	state?: string;
	/** The `error_msg` of a failed job. */
	detail?: string;
	/** What the download answers, word for word. */
	result?: Json;
	/** The download is a synthetic report with this many data rows, sent as a stream. */
	rows?: number;
	/** How many rows the download says there are, however many it holds. */
	totalRows?: number;
	/** The download holds one value per hour, day, week or month, whether the request asked for it or not. */
	scale?: Scale;
}
