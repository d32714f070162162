import { DateTime } from 'luxon';

const MIDNIGHT = /^\d{4}-\d\d-\d\dT00:00(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)?$/;
const QUARTER_IN_UTC = /^\d{4}-\d\d-\d\dT\d\d:(00|15|30|45)(:00(\.0+)?)?(Z|[+-]00:?00)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/**
 * The day of a moment, if it is the midnight that databases return for a day: that of its own time
 * zone, or that of n8n, written in UTC. Undefined for any other text.
 */
export function dayOfMidnight(text: string): string | undefined {
	if (DAY.test(text) || MIDNIGHT.test(text)) return text.slice(0, DAY_LENGTH);
	if (!QUARTER_IN_UTC.test(text)) return undefined;
	const moment = DateTime.fromISO(text);
	return moment.isValid && +moment === +moment.startOf('day') ? moment.toISODate() : undefined;
}

/** A date of JavaScript, as databases return it, or of Luxon, as expressions do; undefined for any other value. */
export function dateOf(value: unknown): DateTime | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	if (value instanceof Date) return DateTime.fromJSDate(value);
	return DateTime.isDateTime(value) ? value : undefined;
}
