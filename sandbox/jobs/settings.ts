import { type Json, membersOf, optionalNumber, optionalOneOf, optionalString } from '../http/json';
import { SCALES, type Scale } from '../request/periods';

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

const OUTCOMES: readonly JobOutcome[] = ['done', 'failed', 'expired', 'hang', 'unknown'];

/** Reads them, as `POST /_sandbox/jobs` gets them. */
export function readJobSettings(value: Json): JobSettings {
	return membersOf<JobSettings>(value, 'The job settings', {
		times: optionalNumber,
		seconds: optionalNumber,
		outcome: optionalOneOf(OUTCOMES),
		state: optionalString,
		detail: optionalString,
		result: (result) => result,
		rows: optionalNumber,
		totalRows: optionalNumber,
		scale: optionalOneOf(SCALES),
	});
}
