import type { JsonRecord } from '../base/json/json';
import type { OwnNames } from './providerColumns';
import { columnNameOf } from './providerColumns';

// How the provider writes conditions on properties: observed practice.

/** Only events whose names start so; no condition when nothing is given. */
export function eventFilter(start: string, own: OwnNames): JsonRecord[] {
	return start === '' ? [] : [{ [columnNameOf('eventName', own)]: { $start: start } }];
}

/** Only these types of device; no condition when there are none. */
export function devicesOnly(devices: readonly string[], own: OwnNames): JsonRecord[] {
	return devices.length === 0 ? [] : [{ [columnNameOf('device', own)]: { $in: devices } }];
}

/** All conditions at once; undefined when there are none. */
export function allOf(conditions: readonly JsonRecord[]): JsonRecord | undefined {
	return conditions.length > 1 ? { $AND: conditions } : conditions[0];
}
