import type { Slice } from '../../../platform/client/values/dates';
import { checkOrder } from '../../../platform/client/values/dates';
import type { Parameters } from './parameters';
import { FIRST_DAY, LAST_DAY } from './period';
import { read } from './settings';

/** Reads the first and the last day of an item. @throws InvalidInput when it ends before it starts */
export function readDays(context: Parameters, item: number): Slice {
	const days = { from: read(context, FIRST_DAY, item), to: read(context, LAST_DAY, item) };
	checkOrder(days.from, days.to);
	return days;
}
