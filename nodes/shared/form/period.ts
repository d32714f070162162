import type { INodeProperties } from 'n8n-workflow';

import type { Day, Slice } from '../../../platform/client/values/dates';
import { checkOrder } from '../../../platform/client/values/dates';
import type { Parameters } from './parameters';
import type { Look, Setting } from './settings';
import { day, read } from './settings';

/** The first and the last day of something, both part of it. */
export interface Period {
	readonly from: Setting<Day>;
	readonly to: Setting<Day>;
}

/** Asks for a period. */
export function period(from: Partial<Look> = {}, to: Partial<Look> = {}): Period {
	return {
		from: day({ displayName: 'First Day', name: 'from', ...from }),
		to: day({ displayName: 'Last Day', name: 'to', ...to }),
	};
}

/** A period as n8n shows it. */
export function describePeriod({ from, to }: Period): INodeProperties[] {
	return [from.property, to.property];
}

/** Reads the period of an item. @throws InvalidInput when it ends before it starts */
export function readPeriod(context: Parameters, { from, to }: Period, item: number): Slice {
	const days = { from: read(context, from, item), to: read(context, to, item) };
	checkOrder(days.from, days.to);
	return days;
}
