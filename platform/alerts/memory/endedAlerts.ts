import { isRecord, listOf } from '../../base/json/json';
import type { Notification, SeriesFinding } from '../alertLifecycle';
import { isTime } from '../rule/alertWindow';
import { daysApart, addDays } from '../../base/dates/dayArithmetic';

/** An alert that ended because its figure recovered. Its days stay excluded from the baseline. */
export interface EndedAlert {
	/** The key of the figure; undefined if the trigger has only one. */
	readonly figure?: string | undefined;
	/** The value of the dimension; empty for the site. */
	readonly name: string;
	/** Its first and last day, YYYY-MM-DD. */
	readonly from: string;
	readonly to: string;
}

/** The number of days from which the level of a series is learned. */
const REMEMBERED_DAYS = 42;
/** A longer alert is not remembered, as too few of the remembered days would be left to learn the level from. */
const LONGEST_REMEMBERED_ALERT = 32;

/**
 * Adds the alerts that a poll has ended to those that are remembered, so that the days after an
 * event are compared with those before it. An alert that ended with a new level is not remembered,
 * as its days are that level.
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
		return from > to || daysApart(from, to) >= LONGEST_REMEMBERED_ALERT
			? []
			: [{ ...(figure === undefined ? {} : { figure }), name, from, to }];
	});
	const last = through.slice(0, 10);
	return [...(before ?? []), ...ended].filter(({ to }) => daysApart(to, last) <= REMEMBERED_DAYS);
}

/** Reads the stored alerts; entries of another shape are dropped. */
export function readEnded(stored: unknown): EndedAlert[] {
	return listOf(stored).flatMap((one) => {
		const { figure, name, from, to } = isRecord(one) ? one : {};
		if (typeof name !== 'string' || !isTime(from) || !isTime(to)) return [];
		return [{ ...(typeof figure === 'string' ? { figure } : {}), name, from, to }];
	});
}
