import type { Slice } from '../../../../platform/base/dates/readDay';
import { checkOrder } from '../../../../platform/base/dates/readDay';
import type { Parameters } from '../parameters';
import { read } from '../readSetting';
import { daySetting } from '../settings';

/** The first day of a period, which is part of it. */
export const FIRST_DAY = daySetting({ displayName: 'First Day', name: 'from' });

/** The last day of a period, which is part of it. */
export const LAST_DAY = daySetting({ displayName: 'Last Day', name: 'to' });

/** Reads both days of an item. @throws InvalidInput, also when the period ends before it starts */
export function readFirstAndLastDay(context: Parameters, item: number): Slice {
	const days = { from: read(context, FIRST_DAY, item), to: read(context, LAST_DAY, item) };
	checkOrder(days.from, days.to);
	return days;
}
