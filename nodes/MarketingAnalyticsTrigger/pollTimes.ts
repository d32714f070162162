import { InvalidInput } from '../../platform/base/invalidInput';
import { isRecord, listOf, textOf } from '../../platform/base/json/json';
import type { Parameters } from '../shared/form/parameters';
import { smallest } from '../../platform/base/calculations';

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Refuses polls more than an hour apart: a report is submitted at one poll and collected at a later
 * one, so it would arrive hours, days or weeks late.
 *
 * @throws InvalidInput
 */
export function checkPollTimes(form: Parameters): void {
	// n8n adds this parameter, and polls every minute if it is empty.
	const times = form.getNodeParameter('pollTimes', 0, {});
	const items = listOf(isRecord(times) ? times.item : undefined).filter(isRecord);
	if (items.length === 0 || shortestGap(items.flatMap(minutesOf)) <= HOUR) return;
	throw new InvalidInput(
		'Poll Times',
		'With polls that are more than an hour apart, figures arrive late: one poll requests them, and only the next poll collects them',
		'Set Poll Times to Every X with 5 minutes, or to Every Hour. To set when the figures are requested, use Request the Report; for alerts, use Schedule under Options',
	);
}

/** The times of day at which n8n polls, in minutes since midnight, whatever the date. */
function minutesOf(item: Readonly<Record<string, unknown>>): number[] {
	const { mode, hour, minute, unit, value, cronExpression } = item;
	switch (mode) {
		case 'everyDay':
		case 'everyWeek':
		case 'everyMonth':
			return [(Number(hour) || 0) * HOUR + (Number(minute) || 0)];
		case 'everyX':
			return unit === 'minutes' ? EVERY_HOUR : timesOf('0', `*/${textOf(value) ?? '2'}`);
		case 'custom':
			return timesOfCron(textOf(cronExpression) ?? '');
		default:
			return EVERY_HOUR;
	}
}

const EVERY_HOUR = timesOf('0', '*');

/** A cron expression may begin with seconds, so minutes and hours are counted from the end. */
function timesOfCron(expression: string): number[] {
	if (/^@(daily|weekly|monthly|yearly)$/.test(expression.trim())) return [0];
	const fields = expression.trim().split(/\s+/);
	const [minutes = '*', hours = '*'] = fields.slice(-5);
	return timesOf(minutes, hours);
}

function timesOf(minutes: string, hours: string): number[] {
	const [inHour, inDay] = [valuesOf(minutes, HOUR), valuesOf(hours, 24)];
	return inDay.flatMap((hour) => inHour.map((minute) => hour * HOUR + minute));
}

/** The values of a field in a cron expression such as "1,2", "6-20" or "0-59/5". */
function valuesOf(field: string, count: number): number[] {
	const all = Array.from({ length: count }, (_, value) => value);
	return all.filter((value) =>
		field.split(',').some((part) => {
			const [range = '', step = '1'] = part.split('/');
			const [from = '', to = part.includes('/') ? String(count - 1) : from] = range.split('-');
			const [first, last] = range === '*' ? [0, count - 1] : [Number(from), Number(to)];
			return value >= first && value <= last && (value - first) % Number(step) === 0;
		}),
	);
}

/** The shortest interval between polls, including the one over midnight. */
function shortestGap(minutes: readonly number[]): number {
	const sorted = [...new Set(minutes)].sort((one, other) => one - other);
	// n8n itself refuses invalid times.
	if (sorted.length === 0) return 0;
	const next = [...sorted.slice(1), (sorted[0] ?? 0) + DAY];
	return smallest(sorted.map((minute, index) => (next[index] ?? 0) - minute));
}
