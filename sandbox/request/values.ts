import { type DayNumber, dayWritten } from '../clock';
import { given } from '../http/json';
import { type Refusal, badRequest } from '../http/refusal';

// Observed practice: clients request pages of 100 rows.
const ROWS_OF_A_PAGE = 100;

/** The values of a call, as texts by name: its query parameters or the members of its body. */
export class Values extends Map<string, string> {
	/** A value that the endpoint declared as required. */
	text(name: string): string {
		return this.get(name) ?? '';
	}

	oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
		const given = this.get(name);
		const found = allowed.find((word) => word === given);
		if (found !== undefined || given === undefined) return found;
		throw invalid(name, `one of ${allowed.join(', ')}`);
	}

	flag(name: string): 'Y' | 'N' | undefined {
		return this.oneOf(name, ['Y', 'N']);
	}

	/** Whether a value is 1; it may also be 0 or missing. */
	isOne(name: string): boolean {
		return this.oneOf(name, ['0', '1']) === '1';
	}

	wholeNumber(name: string, least = 0, most = Infinity): number | undefined {
		const given = this.get(name);
		if (given === undefined) return undefined;
		const number = /^\d{1,12}$/.test(given) ? Number(given) : NaN;
		if (number >= least && number <= most) return number;
		const range = most === Infinity ? `${least} or more` : `from ${least} to ${most}`;
		throw invalid(name, `a whole number, ${range}`);
	}

	/** An ID that the endpoint declared as required. */
	id(name: string): string {
		const id = this.text(name);
		if (/^\d+$/.test(id)) return id;
		throw invalid(name, 'an id, digits only');
	}

	/** The requested days. Observed practice: dates have the format MM/DD/YYYY. */
	days(): { first?: DayNumber; last?: DayNumber } {
		const first = this.day('date-from');
		const last = this.day('date-to');
		if (first !== undefined && last !== undefined && last < first) {
			throw invalid('date-to', 'the same day as date-from or a later one');
		}
		return given<{ first: DayNumber; last: DayNumber }>({ first, last });
	}

	/** A range of days that the endpoint declared as required, both ends inclusive. */
	period(longest: number): { first: DayNumber; last: DayNumber } {
		const { first = 0, last = 0 } = this.days();
		if (last - first < longest) return { first, last };
		throw invalid(
			'date-to',
			`at most ${longest} days after date-from: the period is too long, split it`,
		);
	}

	/** Whether a name matches `<object>-name`: it starts with that, or equals it if exact. */
	passName(parameter: string, name: string): boolean {
		const exact = this.isOne(`${parameter}-exact`);
		const requested = this.get(parameter);
		if (requested === undefined) return true;
		return exact ? name === requested : name.startsWith(requested);
	}

	/** At most `limit` rows from `start`. */
	pageOf<T>(rows: readonly T[]): T[] {
		const start = this.wholeNumber('start') ?? 0;
		const limit = this.wholeNumber('limit', 1) ?? ROWS_OF_A_PAGE;
		return rows.slice(start, start + limit);
	}

	private day(name: string): DayNumber | undefined {
		const given = this.get(name);
		if (given === undefined) return undefined;
		const day = dayWritten(given, 'MM/dd/yyyy');
		if (day === undefined) throw invalid(name, 'a date like 03/15/2026 (MM/DD/YYYY)');
		return day;
	}
}

export function isOrAnything(requested: string | undefined, value: string | undefined): boolean {
	return requested === undefined || requested === value;
}

/** Whether each opening bracket of a text has a closing one after it. */
export function areBalanced(text: string, opening: string, closing: string): boolean {
	let depth = 0;
	for (const letter of text) {
		if (letter === opening) depth += 1;
		if (letter === closing) depth -= 1;
		if (depth < 0) return false;
	}
	return depth === 0;
}

export function invalid(name: string, expected: string): Refusal {
	return badRequest('PARAMETER_INVALID', `"${name}" must be ${expected}.`);
}
