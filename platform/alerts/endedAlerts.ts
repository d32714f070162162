import { isRecord, listOf } from '../base/json/json';
import type { Notification, SeriesFinding } from './alertLifecycle';
import { isTime } from './rule/alertWindow';
import { daysApart, addDays } from '../base/dates/dayArithmetic';

/** An alert that has ended because its figure came back. Its days stay excluded from the baseline. */
export interface EndedAlert {
	/** Which of several figures it is about; undefined if there is only one. */
	readonly figure?: string | undefined;
	/** The value of the dimension; empty for the site. */
	readonly name: string;
	/** Its first and last day, YYYY-MM-DD. */
	readonly from: string;
	readonly to: string;
}

/** The level of a series is learned from so many days. */
const REMEMBERED_DAYS = 42;
/** With more days excluded, too few of those from which the level is learned would be left. */
const MAX_EXCLUDED_DAYS = 32;

/**
 * Adds the alerts that a poll has ended to those that are remembered, so that the days after an event are compared
 * with those before it. An alert that ended with a new level is not remembered, as its days are that level.
 *
 * @param through the last day that was evaluated
 */
export function rememberEnded(
	before: readonly EndedAlert[] | undefined,
	notifications: ReadonlyArray<Notification<SeriesFinding>>,
	through: string,
): EndedAlert[] {
	const ended = notifications.flatMap(({ transition, finding, since }): EndedAlert[] => {
		const { figure, name, kind, verdict, day, newLevel } = finding;
		if (transition !== 'over' || kind === 'noData' || verdict !== 'calm' || newLevel) return [];
		const [from, to] = [since.slice(0, 10), addDays(day, -1)];
		return from > to || daysApart(from, to) >= MAX_EXCLUDED_DAYS
			? []
			: [{ ...(figure === undefined ? {} : { figure }), name, from, to }];
	});
	const last = through.slice(0, 10);
	return [...(before ?? []), ...ended].filter(({ to }) => daysApart(to, last) <= REMEMBERED_DAYS);
}

/** Reads what was stored; what is of another shape is left out. */
export function readEnded(stored: unknown): EndedAlert[] {
	return listOf(stored).flatMap((one) => {
		const { figure, name, from, to } = isRecord(one) ? one : {};
		if (typeof name !== 'string' || !isTime(from) || !isTime(to)) return [];
		return [{ ...(typeof figure === 'string' ? { figure } : {}), name, from, to }];
	});
}
