import { isCountry } from './countryCodes';
import { countryNames } from './countryNames';
import { memoize } from '../async/memoize';
import { maxEdits, isMistyped, isWithinDistance } from '../text/editDistance';
import { withoutAccents } from '../text/accents';

/**
 * The country that a name stands for (docs/platform.md, Third-party analytics provider connector:
 * Geography). It is exact if the name is one of the country's own.
 */
interface CountryMatch {
	readonly code: string;
	readonly isExact: boolean;
}

/** The codes of countries by name; a name may belong to several. */
type CodesByName = ReadonlyMap<string, ReadonlySet<string>>;

interface Index {
	readonly names: CodesByName;
	readonly cores: CodesByName;
	readonly byLength: ReadonlyMap<number, readonly string[]>;
}

const MOST_CACHED = 1000;

const approximated = new Map<string, string | undefined>();

/**
 * Recognizes a country by its name, exactly or by similarity (docs/platform.md, Third-party
 * analytics provider connector: Geography). Undefined if no country or several countries match.
 */
export function recognizeCountry(name: string): CountryMatch | undefined {
	const text = name.trim();
	if (isCountry(text)) return { code: text, isExact: true };
	const words = nameWordsOf(text);
	const index = indexed();
	const exactName = [words.join(' '), ...turnsOf(words)].find((turn) => index.names.has(turn));
	const codes = exactName === undefined ? undefined : index.names.get(exactName);
	if (codes !== undefined) return recognized(onlyOne(codes), true);
	return recognized(cachedApproximation(words, index), false);
}

function recognized(code: string | undefined, isExact: boolean): CountryMatch | undefined {
	return code === undefined ? undefined : { code, isExact };
}

function onlyOne(codes: ReadonlySet<string>): string | undefined {
	return codes.size === 1 ? [...codes][0] : undefined;
}

function cachedApproximation(words: readonly string[], index: Index): string | undefined {
	const name = words.join(' ');
	if (approximated.has(name)) return approximated.get(name);
	const code = approximation(words, index);
	if (approximated.size >= MOST_CACHED) approximated.clear();
	approximated.set(name, code);
	return code;
}

/** The core of a name and similar names must lead to the same country: "Dominican" may mean two. */
function approximation(words: readonly string[], { names, cores, byLength }: Index) {
	const core = coreOf(words);
	if (core === '') return undefined;
	const name = words.join(' ');
	const isMistypedName = nearNames(name, byLength).some((known) => isMistyped(name, known));
	if (!cores.has(core) && !isMistypedName) return undefined;
	const near = turnsOf(words).flatMap((turn) => nearNames(turn, byLength));
	const codes = near.flatMap((known) => [...(names.get(known) ?? [])]);
	return onlyOne(new Set([...(cores.get(core) ?? []), ...codes]));
}

function nearNames(name: string, byLength: Index['byLength']): string[] {
	const limit = maxEdits(name);
	if (limit === 0) return [];
	const lengths = Array.from({ length: 2 * limit + 1 }, (_, at) => name.length - limit + at);
	return lengths
		.flatMap((length) => byLength.get(length) ?? [])
		.filter((known) => isWithinDistance(limit, name, known));
}

const indexed = memoize((): Index => {
	const names = new Map<string, Set<string>>();
	const cores = new Map<string, Set<string>>();
	const byLength = new Map<number, string[]>();
	for (const [code, name] of countryNames()) {
		const words = nameWordsOf(name);
		addTo(names, words.join(' '), code);
		addTo(cores, coreOf(words), code);
	}
	for (const name of names.keys()) {
		byLength.set(name.length, [...(byLength.get(name.length) ?? []), name]);
	}
	return { names, cores, byLength };
});

function addTo(exactName: Map<string, Set<string>>, name: string, code: string): void {
	exactName.set(name, (exactName.get(name) ?? new Set()).add(code));
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l' };

const ABBREVIATIONS: Readonly<Record<string, string>> = {
	dem: 'democratic',
	fed: 'federal',
	is: 'islands',
	rep: 'republic',
	st: 'saint',
	ste: 'sainte',
};

const ARTICLES = words('the of');

const FORM_WORDS = words(`
	and et y und e de del du des do da di la
	arab bolivarian cooperative democratic federal federated hashemite independent islamic peoples
	plurinational socialist united
	commonwealth duchy emirate federation kingdom principality province republic state states
	sultanate territory union
	republica republique republik repubblica reino royaume konigreich regno
	estado etat staat stato federacion federazione federacao bundesrepublik
	island islands ile iles isla islas insel inseln isola isole ilha ilhas
`);

/** The normalized words of a name: without case, accents, punctuation and articles. */
function nameWordsOf(name: string): readonly string[] {
	return withoutAccents(name.toLowerCase())
		.replace(/[æœøßł]/g, (letter) => LETTERS[letter] ?? letter)
		.replace(/['’‘`´]/g, '')
		.replace(/&/g, ' and ')
		.replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
		.split(/[^\p{L}\p{N}]+/u)
		.map((word) => ABBREVIATIONS[word] ?? word)
		.filter((word) => word !== '' && !ARTICLES.has(word));
}

// No country name has more words.
const MOST_WORDS = 20;

/** All rotations of the words: "korea republic" is also "republic korea". */
function turnsOf(words: readonly string[]): readonly string[] {
	if (words.length > MOST_WORDS) return [];
	return words.map((_, start) => [...words.slice(start), ...words.slice(0, start)].join(' '));
}

/** A name without the words that only describe the kind of state or land. */
function coreOf(words: readonly string[]): string {
	return words.filter((word) => !FORM_WORDS.has(word)).join(' ');
}
