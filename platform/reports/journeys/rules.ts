import { isFilters } from './journeyFilters';
import type { Word } from './listValues';
import { GOALS } from './listValues';

/** The rule for the values of a field (docs/platform.md, Customer-journey report requests). */
export interface Rule {
	/** Whether the field takes several values, separated by commas. */
	readonly several?: true;
	/** Whether the value is one text in which commas do not separate values. */
	readonly isText?: true;
	/** Whether the field accepts a single value. */
	readonly takes: (value: string) => boolean;
	/** What to enter instead of a value that is refused. */
	readonly advice: string;
	/** The platform's default. */
	readonly defaultValue?: string;
	/** Values that the specification describes but does not allow, with the reason. */
	readonly refusals?: Readonly<Record<string, string>>;
}

/** Accepts one of the listed values. */
export function oneOf(words: readonly Word[] | readonly string[]): Rule {
	const allowed = words.map((word) => (typeof word === 'string' ? word : word.value));
	return { takes: (value) => allowed.includes(value), advice: `Use one of ${allowed.join(', ')}` };
}

/** Lets a field take several values. */
export function withSeveral(rule: Rule): Rule {
	return { ...rule, several: true };
}

/** Accepts an ID of the platform. The specification has no list of them. */
export const ID: Rule = {
	takes: (value) => !/\s/.test(value),
	advice: 'Choose a value from the list, or enter an ID',
};

// The specification does not say which characters an ID may have.
const PROFILE = /^profile_\S+$/;

/** Accepts an order, an estimate, a shopping cart, or a profile by its ID. */
export const GOAL: Rule = {
	takes: (value) => PROFILE.test(value) || GOALS.some((goal) => goal.value === value),
	advice: 'Use order, estimate, scart, or profile_ followed by the ID of a profile',
};

/** Accepts conditions as JSON in a text, the form in which the platform takes them. */
export const FILTERS: Rule = {
	isText: true,
	takes: isFilters,
	advice: 'Enter a list of triples such as [["media", "is", "SEARCHENGINE"]]',
};

/** Accepts 0 and 2. The specification describes 1 but does not allow it. */
export const UNIQUE: Rule = {
	takes: (value) => value === '0' || value === '2',
	advice: 'Use 2 to aggregate consecutive touches, or 0 to keep every touch',
	refusals: {
		'1': 'the platform describes 1 as keeping only paths where the item is unique, but allows only 0 and 2',
	},
};
