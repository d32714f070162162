import type { JsonRecord } from '../../base/json/json';
import { isRecord } from '../../base/json/json';
import { amountOf } from '../table/amounts';
import { isMissingFigure } from '../table/tableCell';

/** Counts of the kinds of values that one member of the items has. */
export interface ColumnEvidence {
	/** The name of the member. */
	readonly key: string;
	numbers: number;
	/** Numbers followed by a percent sign. */
	percents: number;
	/** Days and hours in ISO 8601. */
	moments: number;
	texts: number;
	/** Texts of digits that begin with 0, as codes do. */
	codes: number;
	flags: number;
	/** Lists and objects. */
	nested: number;
	/** The only value; undefined if there are several or none. */
	only?: string | undefined;
	/** Whether there are several values. */
	varies: boolean;
}

/** How many items have a value. */
export function valuesIn({ numbers, percents, moments, texts, flags }: ColumnEvidence): number {
	return numbers + percents + moments + texts + flags;
}

const MOMENT = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d.{0,20})?$/;
const PERCENT = /^[+-]?\d{1,15}(\.\d{1,15})? ?%$/;
const CODE = /^0\d+$/;
/** How sheets and databases write a missing value. */
const NOT_AVAILABLE = /^(n\/a|null|#n\/a)$/i;

/** Whether a value means that there is none. */
export function isNothing(value: unknown): boolean {
	if (typeof value === 'number') return !Number.isFinite(value);
	if (typeof value === 'string') return isMissingFigure(value) || NOT_AVAILABLE.test(value.trim());
	return value === null || value === undefined;
}

/** The number before a percent sign; undefined for any other value. */
export function percentIn(value: unknown): number | undefined {
	if (typeof value !== 'string' || !PERCENT.test(value.trim())) return undefined;
	return Number(value.trim().slice(0, -1));
}

/**
 * Counts the values of all members of all items in one pass. Members keep the order in which they
 * first appear.
 */
export function collectEvidence(items: Iterable<JsonRecord>): ColumnEvidence[] {
	const found = new Map<string, ColumnEvidence>();
	for (const item of items) {
		for (const key in item) {
			let evidence = found.get(key);
			if (evidence === undefined) found.set(key, (evidence = nothingOf(key)));
			see(evidence, item[key]);
		}
	}
	return [...found.values()];
}

function nothingOf(key: string): ColumnEvidence {
	const none = { numbers: 0, percents: 0, moments: 0, texts: 0, codes: 0, flags: 0, nested: 0 };
	return { key, ...none, varies: false };
}

function see(evidence: ColumnEvidence, value: unknown): void {
	if (isNothing(value)) return;
	count(evidence, value);
	if (evidence.varies || typeof value === 'object') return;
	const text = String(value);
	evidence.only ??= text;
	if (evidence.only === text) return;
	evidence.varies = true;
	evidence.only = undefined;
}

function count(evidence: ColumnEvidence, value: unknown): void {
	if (typeof value === 'boolean') evidence.flags++;
	else if (isRecord(value) || Array.isArray(value)) evidence.nested++;
	else if (amountOf(value) !== null) {
		evidence.numbers++;
		if (typeof value === 'string' && CODE.test(value.trim())) evidence.codes++;
	} else if (percentIn(value) !== undefined) evidence.percents++;
	else if (typeof value === 'string' && MOMENT.test(value)) evidence.moments++;
	else evidence.texts++;
}
