import { once } from '../client/values/once';
import { isWithin } from '../client/values/typos';
import { coreKey, coreWords, fold } from './folding';
import type { Named } from './named';
import { nearestOf } from './nearest';

/** What a phrase was found to mean: one thing, one of several, or nothing, with what is near it. */
export type Finding =
	| { readonly is: 'found'; readonly named: Named }
	| { readonly is: 'ambiguous'; readonly candidates: readonly Named[] }
	| { readonly is: 'unknown'; readonly nearest: readonly Named[] };

// A shorter word with one letter changed is mostly another word.
const SHORTEST_MISTYPED = 5;

/** Finds what phrases mean, among things that have names. */
export class Lexicon {
	private readonly indexes = once(() => indexesOf(this.all, this.others));

	/** @param others phrases that are known to mean something else, so that none is taken for a typing error */
	constructor(
		readonly all: readonly Named[],
		private readonly others: readonly string[] = [],
	) {}

	/** What a phrase means. What stands on screens comes before what else people say. */
	find(phrase: string): Finding {
		const folded = fold(phrase);
		const key = coreKey(folded);
		const { screen, spoken, elsewhere } = this.indexes();
		const tries = [
			() => screen.exactly(folded),
			() => spoken.exactly(folded),
			() => screen.byKey(key),
			() => spoken.byKey(key),
		];
		for (const attempt of tries) {
			const meant = attempt();
			if (meant.length > 0) return oneOf(meant);
		}
		const mistyped = elsewhere.has(key) ? [] : this.mistyped(folded);
		if (mistyped.length > 0) return oneOf(mistyped);
		return { is: 'unknown', nearest: nearestOf(folded, this.all) };
	}

	/** The same words for fewer things. */
	only(isWanted: (named: Named) => boolean): Lexicon {
		return new Lexicon(this.all.filter(isWanted), this.others);
	}

	/** The one thing of which a phrase is a name, word for word. */
	findWhole(phrase: string): Named | undefined {
		const folded = fold(phrase);
		const { screen, spoken } = this.indexes();
		const meant = unique([...screen.exactly(folded), ...spoken.exactly(folded)]);
		return meant.length === 1 ? meant[0] : undefined;
	}

	/** The same of a phrase that is written right. */
	findExactly(phrase: string): Finding {
		const folded = fold(phrase);
		const key = coreKey(folded);
		const { screen, spoken } = this.indexes();
		const meant = [...screen.byKey(key), ...spoken.byKey(key)];
		return meant.length > 0 ? oneOf(unique(meant)) : { is: 'unknown', nearest: [] };
	}

	private mistyped(folded: string): readonly Named[] {
		const core = coreWords(folded).join(' ');
		const { screen, spoken } = this.indexes();
		return unique([screen, spoken].flatMap((index) => index.near(folded, core)));
	}
}

interface Indexes {
	readonly screen: Index;
	readonly spoken: Index;
	readonly elsewhere: ReadonlySet<string>;
}

function indexesOf(all: readonly Named[], others: readonly string[]): Indexes {
	const [screen, spoken] = [new Index(), new Index()];
	for (const named of all) {
		for (const name of [named.code, named.label]) screen.add(name, named);
		for (const name of named.synonyms ?? []) spoken.add(name, named);
	}
	return { screen, spoken, elsewhere: new Set(others.map((phrase) => coreKey(fold(phrase)))) };
}

/** What each phrase names, by its code. */
type Names = Map<string, Map<string, Named>>;

class Index {
	private readonly whole: Names = new Map();
	private readonly keys: Names = new Map();
	private readonly cores: Names = new Map();

	add(name: string, named: Named): void {
		const folded = fold(name);
		if (folded === '') return;
		put(this.whole, folded, named);
		put(this.keys, coreKey(folded), named);
		put(this.cores, coreWords(folded).join(' '), named);
	}

	exactly(folded: string): readonly Named[] {
		return [...(this.whole.get(folded)?.values() ?? [])];
	}

	byKey(key: string): readonly Named[] {
		return [...(this.keys.get(key)?.values() ?? [])];
	}

	near(folded: string, core: string): Named[] {
		return [...within(folded, this.whole), ...within(core, this.cores)];
	}
}

function within(typed: string, names: Names): Named[] {
	if (typed.length < SHORTEST_MISTYPED) return [];
	const near: Named[] = [];
	for (const [known, named] of names) {
		if (isMistyped(typed, known)) for (const one of named.values()) near.push(one);
	}
	return near;
}

function isMistyped(typed: string, known: string): boolean {
	const isLong = known.length >= SHORTEST_MISTYPED;
	return isLong && startsAlike(typed, known) && isWithin(1, typed, known);
}

/** Of a word that begins with another letter, nobody can say that it was mistyped. */
function startsAlike(one: string, other: string): boolean {
	return one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
}

function put(into: Names, key: string, named: Named): void {
	const same = into.get(key);
	if (same === undefined) into.set(key, new Map([[named.code, named]]));
	else same.set(named.code, named);
}

function unique(all: readonly Named[]): Named[] {
	return [...new Map(all.map((named) => [named.code, named])).values()];
}

function oneOf(meant: readonly Named[]): Finding {
	const [named, ...others] = meant;
	if (named !== undefined && others.length === 0) return { is: 'found', named };
	return { is: 'ambiguous', candidates: meant };
}
