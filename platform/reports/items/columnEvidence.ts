import type { JsonRecord } from '../../base/json/json';
import { isRecord } from '../../base/json/json';
import { amountOf } from '../table/amounts';
import { isMissingFigure } from '../table/tableCell';

/** What the values of one member of the items are, counted. */
export interface ColumnEvidence {
	/** The name of the member. */
	readonly key: string;
	numbers: number;
	/** Numbers with a percent sign behind them. */
	percents: number;
	/** Days and hours in ISO 8601. */
	moments: number;
	texts: number;
	/** Numbers as texts that begin with 0, as codes do. */
	codes: number;
	flags: number;
	/** Lists and objects. */
	nested: number;
	/** The only value there is; undefined where there are several, or none. */
	only?: string | undefined;
	/** Whether there are several values. */
	varies: boolean;
}

const MOMENT = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d.{0,20})?$/;
const PERCENT = /^[+-]?\d{1,15}(\.\d{1,15})? ?%$/;
const CODE = /^0\d+$/;
/** How sheets and databases write that there is no value. */
const NOT_AVAILABLE = /^(n\/a|null|#n\/a)$/i;

/** Whether a value stands for none. */
export function isNothing(value: unknown): boolean {
	if (typeof value === 'number') return !Number.isFinite(value);
	if (typeof value === 'string') return isMissingFigure(value) || NOT_AVAILABLE.test(value.trim());
	return value === null || value === undefined;
}

/** The number in front of a percent sign; undefined for all else. */
export function percentIn(value: unknown): number | undefined {
	if (typeof value !== 'string' || !PERCENT.test(value.trim())) return undefined;
	return Number(value.trim().slice(0, -1));
}

/** Looks at all members of all items once. Members keep the order in which they were seen first. */
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
