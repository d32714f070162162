import { isWithinDistance } from '../../base/text/editDistance';
import { tokenKey, normalize } from '../../lookup/normalize';
import { DATE_GRAMMAR, NAMED_COMPARISONS, PERIODS, comparisonPhrases } from '../names/times';
import { parseUnit, timeWords } from './dateWords';

/** Units of time that other phrases may drop as stop words: "an dernier", "mes pasado", "A-1". */
const UNITS: Readonly<Record<string, string>> = { an: 'annee', a: 'annee', mes: 'mois' };

/** The sorted tokens of a phrase about time, in which a unit is never a stop word. */
export function timeKey(folded: string): string {
	return tokenKey(folded.replace(/\b(?:an|mes|a(?= 1$))\b/g, (unit) => UNITS[unit] ?? unit));
}

const SHORTEST_MISTYPED = 5;
const everyWord: readonly string[] = [
	...new Set([
		...timeWords(),
		...PERIODS.flatMap(([phrase]) => normalize(phrase).split(' ')),
		...DATE_GRAMMAR.keys(),
		...['between', 'since', 'until', 'weekend', 'derniers', 'dernieres', 'depuis', 'entre'],
		...NAMED_COMPARISONS.flatMap(comparisonPhrases)
			.map((phrase) => normalize(phrase).split(' '))
			.flatMap((words) => (words.length > 1 ? words : [])),
	]),
];
const vocabulary = everyWord.filter((word) => word.length >= SHORTEST_MISTYPED);

/**
 * Corrects each word that has an edit distance of 1 to exactly one word of the vocabulary. A number
 * in it means something, and is not corrected.
 */
export function correctedDates(text: string): string {
	return text
		.split(' ')
		.map((word) => {
			const isShort = word.length < SHORTEST_MISTYPED;
			if (isShort || /\d/.test(word) || vocabulary.includes(word)) return word;
			const candidates = vocabulary.filter(
				(candidate) => candidate[0] === word[0] && isWithinDistance(1, word, candidate),
			);
			return candidates.length === 1 ? (candidates[0] ?? word) : word;
		})
		.join(' ');
}

/**
 * The only meaning of the phrases that differ from a text by one typing error. A word that may also
 * be an error for another word, as "Monta" for "Montag" and "Monat", is not corrected.
 */
export function mistypedPhrase<Meaning>(
	folded: string,
	phrases: ReadonlyMap<string, Meaning>,
): Meaning | undefined {
	if (folded.length <= SHORTEST_MISTYPED || /\d/.test(folded)) return undefined;
	const near = new Set(
		[...phrases].flatMap(([phrase, meaning]) =>
			isWithinDistance(1, folded, phrase) && isOneError(folded, phrase) ? meaning : [],
		),
	);
	const [meaning, ...others] = near;
	return others.length === 0 ? meaning : undefined;
}

const SHORTEST_WORD = 3;
/** Abbreviations such as "Wed" are not what "last wek" may mean. */
const SHORTEST_OTHER = 4;

/** Whether the only word in which two phrases differ can only be a typing error for that word. */
function isOneError(folded: string, phrase: string): boolean {
	const words = phrase.split(' ');
	const typed = folded.split(' ');
	// A blank too many or too few.
	if (words.length !== typed.length) return true;
	const at = typed.findIndex((word, place) => word !== words[place]);
	const [word = '', intended = ''] = [typed[at], words[at]];
	if (at < 0 || word.length < SHORTEST_WORD) return at < 0;
	return everyWord.every(
		(other) =>
			other.length < SHORTEST_OTHER ||
			other[0] !== word[0] ||
			!isWithinDistance(1, word, other) ||
			meaningOf(other) === '' ||
			meaningOf(other) === meaningOf(intended),
	);
}

function meaningOf(word: string): string {
	return parseUnit(word) ?? DATE_GRAMMAR.get(word) ?? word;
}
