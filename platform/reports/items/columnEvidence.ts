import { dayOfMidnight } from '../../base/dates/midnight';
import type { JsonRecord } from '../../base/json/json';
import { isRecord } from '../../base/json/json';
import { readFigureText } from '../../base/text/figureText';
import { canonical, formatOf, isAmbiguous } from '../../base/text/numbers';
import type { ExactNumber } from '../table/tableCell';
import { exactNumberOf } from '../table/tableCell';
import { compactDay, isMoment, isTimestamp, momentValue } from './itemMoments';
import type { NumberStyle } from './writtenFigures';
import { isNothing, withoutSign } from './writtenFigures';

/** Counts of the kinds of values that one member of the items has. */
export interface ColumnEvidence {
	/** The name of the member. */
	readonly key: string;
	/** Numbers, and texts that can only be one number. */
	numbers: number;
	/** Numbers followed by a percent sign. */
	percents: number;
	/** Texts such as 1.234, whose point may stand before decimals or between thousands. */
	points: number;
	/** Texts such as 1,234, whose comma may. */
	commas: number;
	/** Days and hours in ISO 8601. */
	moments: number;
	/** Those among them that are days, or midnights, as which databases return days. */
	midnights: number;
	/** Days written as 20261101. */
	compactDays: number;
	/** Numbers that may be seconds or milliseconds since 1970. */
	timestamps: number;
	texts: number;
	/** Texts of digits that begin with 0, as codes do. */
	codes: number;
	flags: number;
	/** Lists and objects. */
	nested: number;
	/** Whether a number can only have a decimal point, or only a decimal comma. */
	hasPoint: boolean;
	hasComma: boolean;
	/** The first of the texts that have two meanings. */
	ambiguous?: string | undefined;
	/** Whether amounts have signs of currencies. */
	hasSigns: boolean;
	/** The only value; undefined if there are several or none. */
	only?: string | undefined;
	/** Whether there are several values. */
	varies: boolean;
}

/** How many items have a value. */
export function valuesIn(seen: ColumnEvidence): number {
	const { numbers, percents, points, commas, moments, texts, flags } = seen;
	return numbers + percents + points + commas + moments + texts + flags;
}

/** How many items have a value that can be read as a number. */
export function figuresIn(seen: ColumnEvidence): number {
	const { numbers, percents, points, commas } = seen;
	const style = styleOf(seen);
	const isProven = style === 'point' || style === 'comma';
	// Without any proof, a point is that of programs.
	return numbers + percents + (style === 'mixed' ? 0 : points) + (isProven ? commas : 0);
}

/** How the numbers of a column are written. */
export function styleOf({ hasPoint, hasComma }: ColumnEvidence): NumberStyle {
	if (hasPoint && hasComma) return 'mixed';
	if (hasComma) return 'comma';
	return hasPoint ? 'point' : undefined;
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
			see(evidence, momentValue(item[key]));
		}
	}
	const all = [...found.values()];
	shareStyle(all);
	return all;
}

/** Columns whose numbers do not prove how they are written are written as those of all others. */
function shareStyle(all: readonly ColumnEvidence[]): void {
	const hasPoint = all.some((seen) => seen.hasPoint);
	if (hasPoint === all.some((seen) => seen.hasComma)) return;
	for (const seen of all) {
		seen.hasPoint ||= hasPoint;
		seen.hasComma ||= !hasPoint;
	}
}

function nothingOf(key: string): ColumnEvidence {
	return {
		key,
		...{ numbers: 0, percents: 0, points: 0, commas: 0, moments: 0, compactDays: 0, timestamps: 0 },
		...{ midnights: 0, texts: 0, codes: 0, flags: 0, nested: 0 },
		...{ hasPoint: false, hasComma: false, hasSigns: false, varies: false },
	};
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
	else if (typeof value === 'number' || typeof value === 'bigint') countNumber(evidence, value);
	else if (typeof value === 'string') countText(evidence, value.trim());
	else if (isRecord(value) || Array.isArray(value)) evidence.nested++;
	else evidence.texts++;
}

/** Smaller numbers stand for no day. */
const FIRST_DAY = 19_000_101;

function countNumber(evidence: ColumnEvidence, value: ExactNumber): void {
	evidence.numbers++;
	const number = Number(value);
	if (number < FIRST_DAY) return;
	if (isTimestamp(number)) evidence.timestamps++;
	else if (compactDay(value) !== undefined) evidence.compactDays++;
}

const CODE = /^0\d+$/;

function countText(evidence: ColumnEvidence, text: string): void {
	const amount = exactNumberOf(text);
	if (amount === null) countWritten(evidence, text);
	else if (text.includes('.')) countPoint(evidence, withoutSign(text));
	else {
		countNumber(evidence, amount);
		if (CODE.test(text)) evidence.codes++;
	}
}

function countPoint(evidence: ColumnEvidence, digits: string): void {
	if (isAmbiguous(digits, undefined)) countAmbiguous(evidence, digits);
	else {
		evidence.numbers++;
		evidence.hasPoint ||= formatOf(digits) === 'point';
	}
}

function countAmbiguous(evidence: ColumnEvidence, digits: string): void {
	if (digits.includes('.')) evidence.points++;
	else evidence.commas++;
	evidence.ambiguous ??= digits;
}

/** Counts a text that no program would read as a number, but people may. */
function countWritten(evidence: ColumnEvidence, text: string): void {
	const isDay = isMoment(text);
	const figure = isDay || isWord(text) ? undefined : readFigureText(withoutSign(text));
	if (figure === undefined || !isNumber(figure.digits)) {
		if (!isDay) evidence.texts++;
		else {
			evidence.moments++;
			if (dayOfMidnight(text) !== undefined) evidence.midnights++;
		}
		return;
	}
	const { digits, isPercent, currency } = figure;
	evidence.hasSigns ||= currency !== undefined;
	if (isAmbiguous(digits, undefined)) {
		countAmbiguous(evidence, digits);
		return;
	}
	const format = formatOf(digits);
	evidence.hasPoint ||= format === 'point';
	evidence.hasComma ||= format === 'comma';
	if (isPercent) evidence.percents++;
	else evidence.numbers++;
}

function isNumber(digits: string): boolean {
	return canonical(digits, 'point') !== undefined || canonical(digits, 'comma') !== undefined;
}

const [FIRST_LETTER, LAST_LETTER, LAST_SIGN] = [65, 122, 0xbf];
const LONGEST_CODE = 3;

/** Whether a text begins with more letters than a code of a currency has: a quick check, as most texts are names. */
function isWord(text: string): boolean {
	if (text.length <= LONGEST_CODE) return false;
	for (let at = 0; at <= LONGEST_CODE; at++) {
		const code = text.charCodeAt(at);
		if (code < FIRST_LETTER || (code > LAST_LETTER && code <= LAST_SIGN)) return false;
	}
	return true;
}
