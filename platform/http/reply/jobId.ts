import { findRows, namesOf, rowRecord, unwrapped } from './table';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';

const IDS = ['jobrunid', 'jobid', 'uuid', 'id'];

/**
 * The job that a reply names. The specification shows a row under `fields` with `jobrun_id` for reports
 * (docs/platform.md, Batch job responses) and nothing for other jobs: it may be a member of any of these
 * names in the first row, at the top or under `data`, the first cell, or `data` itself.
 */
export function readJobId(answer: unknown): string | undefined {
	const reply = unwrapped(answer);
	return memberOf(reply, IDS) ?? textOf(firstCells(reply)[0]) ?? bareId(reply);
}

/** A member of a reply by the first of these names that it has: small letters, nothing between words. */
export function memberOf(reply: unknown, names: readonly string[]): string | undefined {
	const places = placesIn(unwrapped(reply));
	for (const name of names) {
		for (const place of places) {
			const found = Object.keys(place).find((key) => plain(key) === name);
			const text = found === undefined ? undefined : textOf(place[found]);
			if (text !== undefined && text.trim() !== '') return text;
		}
	}
	return undefined;
}

/** Where a reply names things, the best place first. */
function placesIn(reply: unknown): JsonRecord[] {
	const top = isRecord(reply) ? reply : {};
	const { rows: [row] = [], fields = [] } = findRows(reply) ?? {};
	const first = Array.isArray(row) || isRecord(row) ? rowRecord(row, namesOf(fields)) : {};
	return [first, top, top.data, listOf(reply)[0]].filter(isRecord);
}

function plain(name: string): string {
	return name.replace(/[-_\s]/g, '').toLowerCase();
}

/** The cells of the first row; a list of texts is one row. */
export function firstCells(reply: unknown): readonly unknown[] {
	const { rows = listOf(reply) } = findRows(unwrapped(reply)) ?? {};
	return Array.isArray(rows[0]) ? listOf(rows[0]) : rows;
}

// Other words, such as OK, are none.
const LIKE_ID = /^(?=.*\d)[\w.:-]+$/;

/** An ID that is the data, or all of the answer. */
function bareId(reply: unknown): string | undefined {
	const { data, text } = isRecord(reply) ? reply : { data: reply, text: undefined };
	return [data, text].map(textOf).find((one) => LIKE_ID.test(one ?? ''));
}
