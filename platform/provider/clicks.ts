import type { JsonRecord } from '../client/json';
import type { OwnNames } from './columns';
import { nameOf } from './columns';

/** Of all events only clicks are taken. Observed practice: their names start so. */
export function clicksOnly(own: OwnNames): JsonRecord {
	return { [nameOf('eventName', own)]: { $start: 'click' } };
}

/** The name of a click as it is stored: without a leading `https:/`, then a leading `/` (api.md, Events). */
export function cleanClick(name: string): string {
	return name.replace(/^https:\//, '').replace(/^\//, '');
}
