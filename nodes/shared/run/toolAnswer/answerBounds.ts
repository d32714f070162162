import type { IDataObject } from 'n8n-workflow';

import type { JsonRecord } from '../../../../platform/base/json/json';
import { isRecord, listOf } from '../../../../platform/base/json/json';
import { formatCount } from '../../../../platform/base/text/formatCount';
import { truncate } from '../../../../platform/base/text/truncate';
import { toItem } from '../toItem';

/** The longest answer in characters; longer ones cost a model more than they help. */
export const LONGEST_ANSWER = 16_000;

/** The limits for each part of an answer. */
interface Detail {
	/** Code units of a text. */
	readonly text: number;
	/** Code units of a member name. */
	readonly name: number;
	/** Entries of a list or an object. */
	readonly entries: number;
}

// From limits that only generated names exceed to limits that always fit.
const DETAILS: readonly Detail[] = [
	{ text: 1_000, name: 200, entries: Infinity },
	{ text: 300, name: 100, entries: 200 },
	{ text: 120, name: 60, entries: 50 },
	{ text: 60, name: 40, entries: 20 },
	{ text: 30, name: 20, entries: 8 },
];
const DEEPEST = 8;

/**
 * Returns an object within the limit of an answer: if it is too long, its texts are shortened and
 * end with an ellipsis, and as many entries of one list are kept as there is room for.
 *
 * @param list the member whose entries are left out first
 * @param remark what a list says about the entries that are left out
 */
export function fitList(
	answer: JsonRecord,
	list: string,
	remark: (kept: number, all: number) => string,
	most = LONGEST_ANSWER,
): IDataObject {
	const all = listOf(answer[list]);
	if (lengthOf(answer) <= most) return toItem(answer);
	let fitted: JsonRecord = {};
	for (const detail of DETAILS) {
		const short = all.map((entry) => partOf(entry, { ...detail, text: detail.name }));
		const whole = (kept: readonly unknown[], remarks: readonly string[]) =>
			withEntries(answer, list, kept, { detail, remarks });
		const first = (kept: number) =>
			whole(short.slice(0, kept), kept < all.length ? [remark(kept, all.length)] : []);
		let kept = countFitting(short, most - lengthOf(whole([], [remark(all.length, all.length)])));
		// The remark gets shorter where its number has fewer digits.
		while (kept < all.length && lengthOf(first(kept + 1)) <= most) kept++;
		fitted = first(kept);
		if (lengthOf(fitted) <= most && (kept > 0 || all.length === 0)) return toItem(fitted);
	}
	return toItem(fitted);
}

const MOST_NOTES = 8;

/** The answer with some entries of its list, and everything else shortened. */
function withEntries(
	{ notes, ...answer }: JsonRecord,
	list: string,
	kept: readonly unknown[],
	{ detail, remarks }: { readonly detail: Detail; readonly remarks: readonly string[] },
): JsonRecord {
	const notesKept = listOf(partOf(listOf(notes), { ...detail, entries: MOST_NOTES }));
	const members = Object.entries(answer).map(([name, value]): [string, unknown] => [
		name,
		name === list ? kept : partOf(value, detail),
	]);
	const all = [...notesKept, ...remarks];
	return { ...Object.fromEntries(members), ...(all.length > 0 ? { notes: all } : {}) };
}

/** An object that fits: unchanged, or with shortened texts and lists. */
export function fitObject(answer: JsonRecord): IDataObject {
	if (lengthOf(answer) <= LONGEST_ANSWER) return toItem(answer);
	for (const detail of DETAILS) {
		const short = { ...membersOf(answer, detail, 0), leftOut: SHORTENED };
		if (lengthOf(short) <= LONGEST_ANSWER) return toItem(short);
	}
	const start = truncate(JSON.stringify(answer), Math.floor(LONGEST_ANSWER / LONGEST_ESCAPE));
	return { answer: start, leftOut: SHORTENED };
}

// The longest JSON escape of a code unit: \u0000.
const LONGEST_ESCAPE = 8;
const SHORTENED =
	'The result was too long for an answer, so texts and lists that end with an ellipsis are cut off. Ask for less.';

/** How many entries of a list fit, from the first. */
function countFitting(entries: readonly unknown[], room: number): number {
	let length = 0;
	const tooMany = entries.findIndex((entry) => (length += lengthOf(entry) + 1) > room);
	return tooMany < 0 ? entries.length : tooMany;
}

/** The length of a value as JSON, in characters. */
export function lengthOf(value: unknown): number {
	return (JSON.stringify(value) ?? '').length;
}

/** A value with shortened texts, names, lists and objects. */
function partOf(value: unknown, detail: Detail, depth = 0): unknown {
	if (typeof value === 'string') return truncate(value, detail.text);
	if (typeof value !== 'object' || value === null) return value;
	if (depth >= DEEPEST) return '…';
	const { entries } = detail;
	if (Array.isArray(value)) {
		const kept = value.slice(0, entries).map((entry) => partOf(entry, detail, depth + 1));
		return value.length > entries ? [...kept, `… ${value.length - entries} more`] : kept;
	}
	return isRecord(value) ? membersOf(value, detail, depth) : '…';
}

function membersOf(record: JsonRecord, detail: Detail, depth: number): JsonRecord {
	const members = new Map<string, unknown>();
	const all = Object.entries(record);
	for (const [name, value] of all.slice(0, detail.entries)) {
		members.set(freeName(truncate(name, detail.name), members), partOf(value, detail, depth + 1));
	}
	if (all.length > detail.entries) members.set('…', `${all.length - detail.entries} more`);
	return Object.fromEntries(members);
}

/** Numbers names that become equal when they are cut, so that no value overwrites another. */
function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
	if (!taken.has(name)) return name;
	let number = 2;
	while (taken.has(`${name} (${number})`)) number++;
	return `${name} (${number})`;
}

/** That only the first of some things fit in an answer, as a sentence. */
export function whatFits(
	kept: number,
	all: number,
	things: 'rows' | 'items' | 'alerts' | 'names',
): string {
	const first = kept === 1 ? 'the first' : `the first ${formatCount(kept)}`;
	return `Only ${first} of these ${formatCount(all)} ${things} ${kept === 1 ? 'fits' : 'fit'} in an answer.`;
}
