import type { JsonRecord } from '../base/json/json';
import type { OwnNames } from './providerColumns';
import { columnNameOf } from './providerColumns';

// The provider's syntax for conditions on properties: observed practice.

/** The condition that event names start with a text; none if the text is empty. */
export function eventFilter(start: string, own: OwnNames): JsonRecord[] {
	return start === '' ? [] : [{ [columnNameOf('eventName', own)]: { $start: start } }];
}

/** The condition that the device type is one of these; none if the list is empty. */
export function devicesOnly(devices: readonly string[], own: OwnNames): JsonRecord[] {
	return devices.length === 0 ? [] : [{ [columnNameOf('device', own)]: { $in: devices } }];
}

/** Combines all conditions with AND; undefined if there are none. */
export function allOf(conditions: readonly JsonRecord[]): JsonRecord | undefined {
	return conditions.length > 1 ? { $AND: conditions } : conditions[0];
}
