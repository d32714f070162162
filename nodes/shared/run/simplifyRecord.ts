import { columnTypeOf } from '../../../platform/catalogue/columnTypes';
import { momentIn } from '../../../platform/base/dates/readDay';
import type { JsonRecord } from '../../../platform/base/json/json';
import { textOf } from '../../../platform/base/json/json';

/**
 * A record of the platform as a workflow can calculate with it: numbers as numbers, moments as ISO
 * texts, flags as true and false, identifiers as text, and no columns that only the platform uses.
 * A value that is not written like what its column holds stays as it came.
 *
 * @param zone the time zone of moments, an IANA name
 * @param word what the platform calls the thing that the record is about: its columns need not say it
 */
export function simplifyRecord(record: JsonRecord, zone: string, word?: string): JsonRecord {
	const members = Object.entries(record).flatMap(([column, value]) => {
		const type = columnTypeOf(column);
		if (type === 'bookkeeping') return [];
		const short = word === undefined ? column : withoutWord(column, word);
		const name = Object.hasOwn(record, short) ? column : short;
		return [[name, type === undefined ? value : readers[type](value, zone)] as const];
	});
	return Object.fromEntries(members);
}

/** `cluster_id` becomes `id`, unless the rest would be no name. */
function withoutWord(column: string, word: string): string {
	const rest = column.startsWith(`${word}_`) ? column.slice(word.length + 1) : '';
	return /^[a-z]/i.test(rest) ? rest : column;
}

const readers = {
	identifier: (value: unknown) => (Number.isSafeInteger(value) ? String(value) : value),
	number: (value: unknown) => (isNothing(value) ? null : toNumber(value)),
	moment: (value: unknown, zone: string) => (isNothing(value) ? null : toMoment(value, zone)),
	flag: toFlag,
};

/** Observed practice: a hyphen stands for a missing value. */
function isNothing(value: unknown): boolean {
	return value === '' || value === '-';
}

// Numbers with more digits may exceed JavaScript's precision.
const MOST_DIGITS = 15;

function toNumber(value: unknown): unknown {
	if (typeof value !== 'string') return value;
	const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value);
	return isNumber && value.replace(/\D/g, '').length <= MOST_DIGITS ? Number(value) : value;
}

// From 2001 on: smaller numbers are times of day or durations.
const SECONDS = /^[1-9]\d{9}$/;

function toMoment(value: unknown, zone: string): unknown {
	const text = textOf(value) ?? '';
	return SECONDS.test(text) ? momentIn(zone, Number(text)) : value;
}

const WORDS: Readonly<Record<string, boolean>> = { Y: true, N: false, '1': true, '0': false };

function toFlag(value: unknown): unknown {
	return WORDS[textOf(value) ?? ''] ?? value;
}
