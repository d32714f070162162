import { isRecord, listOf } from '../../base/json/json';
import type { JsonRecord } from '../../base/json/json';
import type { JobRun } from '../../http/jobs/jobRuns';
import type { AlertWindow } from '../rule/alertWindow';
import { isTime } from '../rule/alertWindow';
import type { ExplainableAlert } from './explainAlert';

/** The dimensions in which causes are searched. */
export const CAUSE_DIMENSIONS = ['media_key', 'device', 'geoloccountry_isocode'] as const;

export type CauseDimension = (typeof CAUSE_DIMENSIONS)[number];

/** An alert among the items that are held back until its causes are known. */
export interface HeldAlert extends ExplainableAlert {
	/** Its index among the items. */
	readonly at: number;
	/** The key of the figure; undefined if the trigger has only one. */
	readonly figure?: string | undefined;
}

/** A report that splits the figures by a dimension. It is requested once. */
export interface CauseRequest {
	readonly dimension: CauseDimension;
	/** Undefined until the platform has accepted it. */
	readonly job?: JobRun | undefined;
	/** The moment before which the platform asks not to be queried, in Unix milliseconds. */
	readonly notBefore?: number | undefined;
}

/** Alerts that are output once their causes are known, or after a while without them. */
export interface PendingExplanation {
	/** When they were found, in Unix milliseconds. */
	readonly since: number;
	/** The items to output, alerts and others, in order. */
	readonly items: readonly JsonRecord[];
	readonly alerts: readonly HeldAlert[];
	/** The days of the reports. */
	readonly days: { readonly from: string; readonly to: string };
	/** The requests that may still give a result. */
	readonly requests: readonly CauseRequest[];
}

/**
 * Reads the stored state. The items are kept even if the rest is damaged, as they have not been
 * output yet; undefined if there are none.
 *
 * @param now Unix milliseconds
 */
export function readExplanation(stored: unknown, now: number): PendingExplanation | undefined {
	if (!isRecord(stored)) return undefined;
	const items = listOf(stored.items).filter(isRecord);
	if (items.length === 0) return undefined;
	const { from, to } = isRecord(stored.days) ? stored.days : {};
	const areDaysKnown = isTime(from) && isTime(to);
	const alerts = areDaysKnown ? listOf(stored.alerts).flatMap((one) => readAlert(one) ?? []) : [];
	return {
		// A clock that was set back must not hold alerts for longer.
		since: typeof stored.since === 'number' ? Math.min(stored.since, now) : 0,
		items,
		alerts,
		days: areDaysKnown ? { from, to } : { from: '', to: '' },
		requests: listOf(stored.requests).flatMap((one) => readRequest(one) ?? []),
	};
}

function readAlert(stored: unknown): HeldAlert | undefined {
	if (!isRecord(stored)) return undefined;
	const { at, figure, side, value, expected } = stored;
	const window = readWindow(stored.window);
	if (typeof at !== 'number' || typeof value !== 'number' || !window) return undefined;
	if (side !== 'lower' && side !== 'higher') return undefined;
	return {
		at,
		side,
		value,
		window,
		figure: typeof figure === 'string' ? figure : undefined,
		expected: typeof expected === 'number' ? expected : undefined,
	};
}

function readWindow(stored: unknown): AlertWindow | undefined {
	if (!isRecord(stored) || !isTime(stored.through)) return undefined;
	const days = listOf(stored.days).filter((day): day is string => isTime(day));
	const { untilHour, through } = stored;
	return {
		days,
		through,
		untilHour: typeof untilHour === 'number' ? untilHour : undefined,
	};
}

function readRequest(stored: unknown): CauseRequest | undefined {
	if (!isRecord(stored)) return undefined;
	const dimension = CAUSE_DIMENSIONS.find((one) => one === stored.dimension);
	if (dimension === undefined) return undefined;
	const { id, site } = isRecord(stored.job) ? stored.job : {};
	const { notBefore } = stored;
	return {
		dimension,
		...(typeof id === 'string' && typeof site === 'string' ? { job: { id, site } } : {}),
		...(typeof notBefore === 'number' ? { notBefore } : {}),
	};
}
