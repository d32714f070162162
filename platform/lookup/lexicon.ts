import { memoize } from '../base/async/memoize';
import { isWithinDistance } from '../base/text/editDistance';
import { tokenKey, contentTokens, normalize } from './normalize';
import type { Term } from './term';
import { mostSimilar } from './bigramSimilarity';

/** The result of a lookup: one term, several candidates, or none with the most similar terms. */
export type TermMatch =
	| { readonly is: 'found'; readonly named: Term }
	| { readonly is: 'ambiguous'; readonly candidates: readonly Term[] }
	| { readonly is: 'unknown'; readonly nearest: readonly Term[] };

// In a shorter word, one changed letter usually makes a different word.
const SHORTEST_MISTYPED = 5;

/** Looks up terms by code, label or synonym, allowing for one typing error. */
export class Lexicon {
	private readonly indexes = memoize(() => indexesOf(this.all, this.others));

	/**
	 * Builds a lexicon.
	 *
	 * @param others phrases that are no terms but must not be corrected to one as a typing error
	 */
	constructor(
		readonly all: readonly Term[],
		private readonly others: readonly string[] = [],
	) {}

	/**
	 * Finds the term of a phrase. Codes and labels take precedence over synonyms, and exact names
	 * over those with the same tokens.
	 */
	find(phrase: string): TermMatch {
		const folded = normalize(phrase);
		const key = tokenKey(folded);
		const { screen, spoken, elsewhere } = this.indexes();
		const tries = [
			() => screen.exactly(folded),
			() => spoken.exactly(folded),
			() => screen.byKey(key),
			() => spoken.byKey(key),
		];
		for (const attempt of tries) {
			const matches = attempt();
			if (matches.length > 0) return oneOf(matches);
		}
		const mistyped = elsewhere.has(key) ? [] : this.mistyped(folded);
		if (mistyped.length > 0) return oneOf(mistyped);
		return unknownOf(folded, this.all);
	}

	/** A lexicon of the terms that pass a test. */
	only(isKept: (named: Term) => boolean): Lexicon {
		return new Lexicon(this.all.filter(isKept), this.others);
	}

	/** The only term whose name is the whole phrase. */
	findWhole(phrase: string): Term | undefined {
		const folded = normalize(phrase);
		const { screen, spoken } = this.indexes();
		const matches = unique([...screen.exactly(folded), ...spoken.exactly(folded)]);
		return matches.length === 1 ? matches[0] : undefined;
	}

	/** Finds terms with the same tokens, without allowing for typing errors. */
	findExactly(phrase: string): TermMatch {
		const folded = normalize(phrase);
		const key = tokenKey(folded);
		const { screen, spoken } = this.indexes();
		const matches = [...screen.byKey(key), ...spoken.byKey(key)];
		return matches.length > 0 ? oneOf(unique(matches)) : { is: 'unknown', nearest: [] };
	}

	private mistyped(folded: string): readonly Term[] {
		const core = contentTokens(folded).join(' ');
		const { screen, spoken } = this.indexes();
		return unique([screen, spoken].flatMap((index) => index.near(folded, core)));
	}
}

interface Indexes {
	readonly screen: Index;
	readonly spoken: Index;
	readonly elsewhere: ReadonlySet<string>;
}

function indexesOf(all: readonly Term[], others: readonly string[]): Indexes {
	const [screen, spoken] = [new Index(), new Index()];
	for (const named of all) {
		for (const name of [named.code, named.label]) screen.add(name, named);
		for (const name of named.synonyms ?? []) spoken.add(name, named);
	}
	return {
		screen,
		spoken,
		elsewhere: new Set(others.map((phrase) => tokenKey(normalize(phrase)))),
	};
}

/** Terms by normalized name, then by code. */
type Names = Map<string, Map<string, Term>>;

class Index {
	private readonly whole: Names = new Map();
	private readonly keys: Names = new Map();
	private readonly cores: Names = new Map();

	add(name: string, named: Term): void {
		const folded = normalize(name);
		if (folded === '') return;
		put(this.whole, folded, named);
		put(this.keys, tokenKey(folded), named);
		put(this.cores, contentTokens(folded).join(' '), named);
	}

	exactly(folded: string): readonly Term[] {
		return [...(this.whole.get(folded)?.values() ?? [])];
	}

	byKey(key: string): readonly Term[] {
		return [...(this.keys.get(key)?.values() ?? [])];
	}

	near(folded: string, core: string): Term[] {
		return [...within(folded, this.whole), ...within(core, this.cores)];
	}
}

function within(typed: string, names: Names): Term[] {
	if (typed.length < SHORTEST_MISTYPED) return [];
	const near: Term[] = [];
	for (const [candidate, named] of names) {
		if (!isMistyped(typed, candidate)) continue;
		const isVariant = differInEnding(typed, candidate);
		for (const one of named.values()) if (!isVariant || !isOwnName(one)) near.push(one);
	}
	return near;
}

/** Whether a term is known by nothing but its name, which somebody chose: a campaign, a site. */
function isOwnName({ synonyms = [] }: Term): boolean {
	return synonyms.length === 0;
}

/**
 * Whether two texts differ only in the last letter of a word, as names that somebody chose do:
 * `winterA` and `winterB`. A last letter that was typed twice is an error.
 */
function differInEnding(one: string, other: string): boolean {
	const [words, others] = [one.split(' '), other.split(' ')];
	if (words.length !== others.length) return false;
	const at = words.findIndex((word, place) => word !== others[place]);
	const [word = '', intended = ''] = [words[at], others[at]];
	const [shorter, longer] = word.length > intended.length ? [intended, word] : [word, intended];
	const isTwice = longer.length > shorter.length && longer.at(-1) === longer.at(-2);
	return !isTwice && longer.startsWith(shorter.slice(0, longer.length - 1));
}

function isMistyped(typed: string, candidate: string): boolean {
	const isLong = candidate.length >= SHORTEST_MISTYPED;
	return (
		isLong &&
		startsAlike(typed, candidate) &&
		isWithinDistance(1, typed, candidate) &&
		!differInCode(typed, candidate)
	);
}

/** Whether two texts differ in a number or a short word, such as `2025` and `2026` or `FR` and `IR`. */
function differInCode(one: string, other: string): boolean {
	const [words, others] = [one.split(' '), other.split(' ')];
	const all = [
		...words.filter((word) => !others.includes(word)),
		...others.filter((word) => !words.includes(word)),
	];
	const isCode =
		words.length === others.length && all.every((word) => word.length < SHORTEST_MISTYPED);
	return isCode || all.some((word) => /\p{N}/u.test(word));
}

/** A typing error is assumed only if the first letters are equal or swapped. */
function startsAlike(one: string, other: string): boolean {
	return one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
}

function put(into: Names, key: string, named: Term): void {
	const same = into.get(key);
	if (same === undefined) into.set(key, new Map([[named.code, named]]));
	else same.set(named.code, named);
}

function unique(all: readonly Term[]): Term[] {
	return [...new Map(all.map((named) => [named.code, named])).values()];
}

/** Most callers only ask whether a phrase is known, so that the similar terms are found on demand. */
function unknownOf(folded: string, all: readonly Term[]): TermMatch {
	const similar = memoize(() => mostSimilar(folded, all));
	return {
		is: 'unknown',
		get nearest() {
			return similar();
		},
	};
}

function oneOf(matches: readonly Term[]): TermMatch {
	const [named, ...others] = matches;
	if (named !== undefined && others.length === 0) return { is: 'found', named };
	return { is: 'ambiguous', candidates: matches };
}
