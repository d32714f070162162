import { type DayNumber, dayWritten } from '../clock';
import { given } from '../http/json';
import { type Refusal, badRequest } from '../http/refusal';

/** What a call asks for, as texts: its query parameters or the members of its body. */
export type Values = ReadonlyMap<string, string>;

// Observed practice: clients that page ask for 100 rows at a time.
const ROWS_OF_A_PAGE = 100;

/** A value the endpoint declared as required, so that it is there. */
export function textAt(values: Values, name: string): string {
	return values.get(name) ?? '';
}

export function oneOfAt<T extends string>(
	values: Values,
	name: string,
	allowed: readonly T[],
): T | undefined {
	const given = values.get(name);
	if (given === undefined) return undefined;
	const found = allowed.find((word) => word === given);
	if (found === undefined) throw invalid(name, `one of ${allowed.join(', ')}`);
	return found;
}

export function flagAt(values: Values, name: string): 'Y' | 'N' | undefined {
	return oneOfAt(values, name, ['Y', 'N']);
}

/** Whether a value is 1; it may be 0 as well, or left out. */
export function isOneAt(values: Values, name: string): boolean {
	return oneOfAt(values, name, ['0', '1']) === '1';
}

export function wholeNumberAt(
	values: Values,
	name: string,
	least = 0,
	most = Infinity,
): number | undefined {
	const given = values.get(name);
	if (given === undefined) return undefined;
	const number = /^\d{1,12}$/.test(given) ? Number(given) : NaN;
	if (number >= least && number <= most) return number;
	const range = most === Infinity ? `${least} or more` : `from ${least} to ${most}`;
	throw invalid(name, `a whole number, ${range}`);
}

/** An id the endpoint declared as required. */
export function idAt(values: Values, name: string): string {
	const id = textAt(values, name);
	if (/^\d+$/.test(id)) return id;
	throw invalid(name, 'an id, digits only');
}

/** Observed practice: dates are asked for as MM/DD/YYYY. */
export function dayAt(values: Values, name: string): DayNumber | undefined {
	const given = values.get(name);
	if (given === undefined) return undefined;
	const day = dayWritten(given, 'MM/dd/yyyy');
	if (day === undefined) throw invalid(name, 'a date like 03/15/2026 (MM/DD/YYYY)');
	return day;
}

export function daysAt(values: Values): { first?: DayNumber; last?: DayNumber } {
	const first = dayAt(values, 'date-from');
	const last = dayAt(values, 'date-to');
	if (first !== undefined && last !== undefined && last < first) {
		throw invalid('date-to', 'the same day as date-from or a later one');
	}
	return given<{ first: DayNumber; last: DayNumber }>({ first, last });
}

/** A period whose two ends the endpoint declared as required, both days included. */
export function periodAt(values: Values, longest: number): { first: DayNumber; last: DayNumber } {
	const { first = 0, last = 0 } = daysAt(values);
	if (last - first < longest) return { first, last };
	throw invalid(
		'date-to',
		`at most ${longest} days after date-from: the period is too long, split it`,
	);
}

/** Whether a name passes `<object>-name`: it starts like that, or is just that when exact. */
export function passesName(values: Values, parameter: string, name: string): boolean {
	const exact = isOneAt(values, `${parameter}-exact`);
	const wanted = values.get(parameter);
	if (wanted === undefined) return true;
	return exact ? name === wanted : name.startsWith(wanted);
}

export function isOrAnything(wanted: string | undefined, value: string): boolean {
	return wanted === undefined || wanted === value;
}

/** The rows from `start` on, at most `limit` of them. */
export function pageOf<T>(rows: readonly T[], values: Values): T[] {
	const start = wholeNumberAt(values, 'start') ?? 0;
	const limit = wholeNumberAt(values, 'limit', 1) ?? ROWS_OF_A_PAGE;
	return rows.slice(start, start + limit);
}

export function invalid(name: string, expected: string): Refusal {
	return badRequest('PARAMETER_INVALID', `"${name}" must be ${expected}.`);
}
