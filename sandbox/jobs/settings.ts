import { type Json, objectWith, oneOf, optionalNumber, optionalString } from '../http/json';
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

export function readJobSettings(value: Json): JobSettings {
	const where = 'The job settings';
	const body = objectWith(value, where, [
		'times',
		'seconds',
		'outcome',
		'state',
		'detail',
		'result',
		'rows',
		'scale',
		'totalRows',
	]);
	const settings: JobSettings = {
		outcome: body.outcome === undefined ? 'done' : oneOf(body.outcome, 'outcome', OUTCOMES),
	};
	const times = optionalNumber(body.times, 'times');
	const seconds = optionalNumber(body.seconds, 'seconds');
	const rows = optionalNumber(body.rows, 'rows');
	const state = optionalString(body.state, 'state');
	const detail = optionalString(body.detail, 'detail');
	if (times !== undefined) settings.times = times;
	if (seconds !== undefined) settings.seconds = seconds;
	if (rows !== undefined) settings.rows = rows;
	const totalRows = optionalNumber(body.totalRows, 'totalRows');
	if (totalRows !== undefined) settings.totalRows = totalRows;
	if (body.scale !== undefined) settings.scale = oneOf(body.scale, 'scale', SCALES);
	if (state !== undefined) settings.state = state;
	if (detail !== undefined) settings.detail = detail;
	if (body.result !== undefined) settings.result = body.result;
	return settings;
}
