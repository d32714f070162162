import { columnTypeOf } from '../../../platform/catalogue/columnTypes';
import { momentIn } from '../../../platform/client/values/dates';
import type { JsonRecord } from '../../../platform/client/values/json';
import { textOf } from '../../../platform/client/values/json';

/**
 * A record of the platform as a workflow can calculate with it: numbers as numbers, moments as ISO
 * texts, flags as true and false, identifiers as text, and no columns that only the platform uses.
 * A value that is not written like what its column holds stays as it came.
 *
 * @param zone the time zone of moments, an IANA name
 */
export function simplifyRecord(record: JsonRecord, zone: string): JsonRecord {
	const members = Object.entries(record).flatMap(([column, value]) => {
		const type = columnTypeOf(column);
		if (type === 'bookkeeping') return [];
		return [[column, type === undefined ? value : readers[type](value, zone)] as const];
	});
	return Object.fromEntries(members);
}

const readers = {
	identifier: (value: unknown) => (Number.isSafeInteger(value) ? String(value) : value),
	number: (value: unknown) => (isNothing(value) ? null : toNumber(value)),
	moment: (value: unknown, zone: string) => (isNothing(value) ? null : toMoment(value, zone)),
	flag: toFlag,
};

/** Observed practice: a hyphen stands where there is no value. */
function isNothing(value: unknown): boolean {
	return value === '' || value === '-';
}

// More digits than these may not be those of a JavaScript number.
const MOST_DIGITS = 15;

function toNumber(value: unknown): unknown {
	if (typeof value !== 'string') return value;
	const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value);
	return isNumber && value.replace(/\D/g, '').length <= MOST_DIGITS ? Number(value) : value;
}

// From 2001 on: fewer seconds are no moment, but a time of the day or a stretch of time.
const SECONDS = /^[1-9]\d{9}$/;

function toMoment(value: unknown, zone: string): unknown {
	const text = textOf(value) ?? '';
	return SECONDS.test(text) ? momentIn(zone, Number(text)) : value;
}

const WORDS: Readonly<Record<string, boolean>> = { Y: true, N: false, '1': true, '0': false };

function toFlag(value: unknown): unknown {
	return WORDS[textOf(value) ?? ''] ?? value;
}
