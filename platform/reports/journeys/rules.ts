import { isFilters } from './journeyFilters';
import type { Word } from './listValues';
import { GOALS } from './listValues';

/** What a field of an analysis takes (docs/platform.md, Customer-journey report requests). */
export interface Rule {
	/** Whether several values may stand in it, with commas. */
	readonly several?: true;
	/** Whether the value is one text, in which commas mean nothing. */
	readonly isText?: true;
	/** Whether the field takes this one value. */
	readonly takes: (value: string) => boolean;
	/** What to give instead of a value that the field does not take. */
	readonly advice: string;
	/** The value that the platform assumes when none is given. */
	readonly defaultValue?: string;
	/** Values that the platform describes and yet does not allow, and why. */
	readonly refusals?: Readonly<Record<string, string>>;
}

/** One of the listed values. */
export function oneOf(words: readonly Word[] | readonly string[]): Rule {
	const allowed = words.map((word) => (typeof word === 'string' ? word : word.value));
	return { takes: (value) => allowed.includes(value), advice: `Use one of ${allowed.join(', ')}` };
}

/** The same field with several values. */
export function withSeveral(rule: Rule): Rule {
	return { ...rule, several: true };
}

/** An ID of the platform, which no list of the specification holds. */
export const ID: Rule = {
	takes: (value) => !/\s/.test(value),
	advice: 'Choose it from the list, or enter its ID',
};

// Of which characters an ID is made is not shown.
const PROFILE = /^profile_\S+$/;

/** An order, an estimate, a shopping cart, or a profile by its ID. */
export const GOAL: Rule = {
	takes: (value) => PROFILE.test(value) || GOALS.some((goal) => goal.value === value),
	advice: 'Use order, estimate, scart, or profile_ followed by the ID of a profile',
};

/** The platform carries the list as JSON in one text. */
export const FILTERS: Rule = {
	isText: true,
	takes: isFilters,
	advice: 'Filters are a list of triples such as [["media", "is", "SEARCHENGINE"]]',
};

/** 0 and 2 are allowed; 1 is described only. */
export const UNIQUE: Rule = {
	takes: (value) => value === '0' || value === '2',
	advice: 'Use 2 to aggregate consecutive touches, or 0 to keep every touch',
	refusals: {
		'1': 'the platform describes 1 as keeping only paths where the item is unique, but allows only 0 and 2',
	},
};
