import { InvalidInput } from '../base/invalidInput';
import { channelName } from '../base/names/channels';
import { withoutAccents } from '../base/text/accents';
import { disjunction, shortName, withRest } from '../base/text/truncate';
import { Lexicon } from './lexicon';
import { normalize } from './normalize';
import type { Term } from './term';

/** Names of rows as they were written, perhaps only a part of what the rows are called. */
interface FilterValues {
	/** All of it, which may be one name that holds commas. */
	readonly text: string;
	readonly each: readonly string[];
	/** With `exact`, a name that no row has is no error. */
	readonly match: 'name' | 'contains' | 'begins' | 'exact';
}

/** Names that are to be found among those of a column. */
export interface ValueFilter {
	/** The field of the column. */
	readonly field: string;
	/** What people call it. */
	readonly label: string;
	readonly values: FilterValues;
	/** What the form calls the field that the names stand in. */
	readonly setting: string;
	/** Whether it is no error where there are none. */
	readonly mayBeMissing?: boolean | undefined;
}

/** A value of a column, and what people call it. */
export interface MatchedValue {
	readonly value: string;
	readonly label: string;
}

const MOST_CANDIDATES = 8;

/** A value with its normalized name. */
interface Value extends Term {
	readonly folded: string;
}

/** Finds the values of a filter among the values that the rows have. @throws InvalidInput */
export function matchValues(filter: ValueFilter, values: readonly string[]): MatchedValue[] {
	const { field, values: requested, mayBeMissing } = filter;
	const all = values.map((value) => {
		const name = field === 'media_key' ? channelName(value) : value;
		return { code: value, label: name, folded: normalize(name) };
	});
	if (requested.match === 'exact') return once(exactly(requested, all));
	const words = new Lexicon(all);
	const each = [...new Set(requested.each)];
	if (requested.match !== 'name') {
		const begins = requested.match === 'begins';
		const whole = each.length > 1 ? asWritten(requested.text, all, begins) : [];
		if (whole.length > 0) return once(whole);
		const found = each.flatMap((one) => matching(one, all, begins));
		if (found.length === 0 && !mayBeMissing) throw notThere(filter, requested.text, words);
		return once(found);
	}
	const whole = words.findExactly(requested.text);
	if (whole.is === 'found') return once([whole.named]);
	const exact = new Map(all.map((one) => [one.label, one]));
	return once(each.map((one) => exact.get(one) ?? matchValue(one, filter, all, words)));
}

/**
 * The value with this name, allowing for a typing error, or the only value whose name contains the
 * words.
 */
function matchValue(
	requested: string,
	filter: ValueFilter,
	all: readonly Value[],
	words: Lexicon,
): Term {
	const finding = words.find(requested);
	if (finding.is === 'found') return finding.named;
	const holding = finding.is === 'ambiguous' ? finding.candidates : holdingWords(requested, all);
	const [only, ...others] = holding;
	if (only === undefined) throw notThere(filter, requested, words);
	if (others.length === 0) return only;
	const { label, setting } = filter;
	throw new InvalidInput(
		setting,
		`${setting}: ${label} "${shortName(requested)}" may be ${disjunction(quotedNames(holding, MOST_CANDIDATES))}`,
		`Write the whole name in quotes, or "${label.toLowerCase()} contains ${shortName(requested)}" to include all of them`,
	);
}

/** The values that hold the words, of whose numbers none is longer: not `promo 12` for `promo 1`. */
function holdingWords(requested: string, all: readonly Value[]): Term[] {
	const words = normalize(requested);
	return matching(requested, all, false).filter((one) => {
		const name = normalize(one.label);
		const at = name.indexOf(words);
		const end = at + words.length;
		return !isWithinNumber(name, at) && !isWithinNumber(name, end);
	});
}

function isWithinNumber(name: string, at: number): boolean {
	return at > 0 && /^\p{N}{2}$/u.test(name.slice(at - 1, at + 1));
}

function quotedNames(all: readonly Term[], most = all.length): string[] {
	return withRest(
		all.slice(0, most).map((one) => `"${shortName(one.label)}"`),
		all.length,
		most,
	);
}

/**
 * The values whose code or label is the text. Case and accents count only if several values differ
 * in nothing else.
 */
function exactly({ text, each }: FilterValues, all: readonly Value[]): Term[] {
	const called = (name: string) => {
		const same = all.filter(({ code, label }) => code === name || label === name);
		const normalized = normalize(name);
		return same.length > 0 ? same : all.filter(({ folded }) => folded === normalized);
	};
	const whole = called(text);
	return whole.length > 0 ? whole : each.flatMap(called);
}

/**
 * The values whose names contain the words, or begin with them. Marks such as those of `fr_` and
 * `/blog/` count: they are found as written or, if no name has them so, as the edge of a word.
 */
function matching(requested: string, all: readonly Value[], begins: boolean): Term[] {
	const normalized = normalize(requested);
	const found = MARK.test(requested) ? asWritten(requested, all, begins) : [];
	if (found.length > 0 || normalized === '') return found;
	const [before, behind] = [EDGE_BEFORE.test(requested), EDGE_BEHIND.test(requested)];
	const part = `${before || begins ? ' ' : ''}${normalized}${behind ? ' ' : ''}`;
	return all.filter(({ folded }) => isIn(` ${folded} `, part, begins));
}

/** The values whose names contain a text or begin with it, but for case and accents. */
function asWritten(text: string, all: readonly Value[], begins: boolean): Value[] {
	const written = lowered(text);
	return written === '' ? [] : all.filter(({ label }) => isIn(lowered(label), written, begins));
}

function isIn(name: string, part: string, begins: boolean): boolean {
	return begins ? name.startsWith(part) : name.includes(part);
}

const MARK = /[^\p{L}\p{N}\s]/u;
const EDGE_BEFORE = /^[^\p{L}\p{N}\s]/u;
const EDGE_BEHIND = /[^\p{L}\p{N}\s]$/u;

function lowered(text: string): string {
	return withoutAccents(text.toLowerCase()).trim();
}

function notThere(
	{ label, setting }: ValueFilter,
	requested: string,
	words: Lexicon,
): InvalidInput {
	const finding = words.find(requested);
	const near = finding.is === 'unknown' ? finding.nearest : [];
	const names = quotedNames(near).join(', ');
	return new InvalidInput(
		setting,
		`${setting}: the requested period has no ${label} called "${shortName(requested)}"`,
		near.length > 0
			? `Closest names: ${names}. Find Names lists more`
			: 'Ask for a longer period, or leave out this name',
	);
}

function once(all: readonly Term[]): MatchedValue[] {
	return [...new Map(all.map((one) => [one.code, one])).values()].map(({ code, label }) => ({
		value: code,
		label,
	}));
}
