import { InvalidInput } from '../base/invalidInput';
import type { Choice } from '../http/choices';
import type { Days } from '../base/dates/namedPeriods';
import type { Rate } from '../reports/transform/addRates';
import type { TimeScale, SegmentField } from '../reports/types';
import type { Dataset } from './siteSchema';

/** What somebody asks for, in words. */
export interface QuestionText {
	readonly figures: string;
	readonly by: string;
	readonly when: string;
	readonly compareWith: string;
	readonly only: string;
}

/** What the fields are called that the words stand in. */
export const QUESTION_FIELDS = {
	figures: 'Figures',
	by: 'By',
	when: 'When',
	compareWith: 'Compare With',
	only: 'Only',
} as const satisfies Record<keyof QuestionText, string>;

/** As many characters as a field of a question may have: nobody asks for so much in words. */
export const LONGEST_WORDS = 2_000;

/** @throws InvalidInput where a field holds more than anybody asks for in words */
export function checkWords(field: string, words: string): string {
	if (words.length <= LONGEST_WORDS) return words;
	const [length, most] = [words.length, LONGEST_WORDS].map((count) => count.toLocaleString('en'));
	throw new InvalidInput(
		field,
		`${field} has ${length} characters, and can have ${most} at most`,
		'Ask for less at a time, in several questions',
	);
}

/** What rows stand for. */
export interface RowsBy {
	readonly dimensions: readonly Choice[];
	readonly scale?: TimeScale | undefined;
	readonly segmentBy?: SegmentField | undefined;
}

/** Which rows are wanted, by what they are called in a column. */
export interface RowFilter {
	/** The field of a dimension, or the kind of segment. */
	readonly field: string;
	/** What people call it. */
	readonly label: string;
	readonly isNot: boolean;
	/** What the values are, where that is known before the rows are. */
	readonly listedValues?: readonly Choice[];
	/** What they are called otherwise: found among those of the rows. */
	readonly values: FilterValues;
}

/** Values as they were written, perhaps only a part of what they are called. */
export interface FilterValues {
	/** All of it, which may be one value that holds commas. */
	readonly text: string;
	readonly each: readonly string[];
	readonly match: 'name' | 'contains' | 'begins';
}

/** Which devices, rule and rows are wanted. */
export interface Filters {
	/** Codes of devices; all when empty. */
	readonly devices: readonly Choice[];
	readonly rules: readonly Choice[];
	readonly filters: readonly RowFilter[];
}

/** What was understood, in the platform's own codes. */
export interface Question extends RowsBy, Filters {
	readonly source: Dataset;
	readonly metrics: readonly Choice[];
	readonly rates: readonly Rate[];
	readonly days: Days;
	readonly before?: Days | undefined;
	/** Whether those to compare with were cut to as many days. */
	readonly isDayForDay?: true;
}
