import { matchGroups } from './matchGroups';
import { contentTokens, normalize } from '../lookup/normalize';
import { parseNumberWord } from './dates/dateWords';
import { phrasesOf } from './names/questionLanguages';

const RANKED: ReadonlySet<string> = new Set(phrasesOf(({ ranked }) => ranked).map(normalize));
const ROWS: ReadonlySet<string> = new Set(phrasesOf(({ rowWords }) => rowWords).map(normalize));

/** Words without the order that they ask for, which rows have anyway, and their number of rows. */
export interface RankedWords {
	readonly words: string;
	readonly first?: number | undefined;
}

const LEAD = /^(?:the|les?|las?|los|die|der|el|of the|des|de las|de los|de)\s+/i;

/** "top 5 campaigns", "las 5 mejores campañas"; undefined for words that ask for no order. */
export function withoutRank(written: string): RankedWords | undefined {
	let words = written.trim().replace(LEAD, '');
	let isRanked = false;
	let first: number | undefined;
	for (;;) {
		const [word = '', rest = ''] = matchGroups(words, /^([\p{L}\d]+)\s+(\S.*)$/su);
		const number: number | undefined =
			first === undefined ? parseNumberWord(normalize(word)) : undefined;
		const isRank = RANKED.has(normalize(word));
		if (number === undefined && !isRank) break;
		isRanked ||= isRank;
		first ??= number;
		words = rest.replace(LEAD, '');
	}
	return isRanked ? { words, first } : undefined;
}

/** The only number in words such as "top 5", "les dix premiers", "10 rows". */
export function rankedCount(text: string): number | undefined {
	const tokens = contentTokens(normalize(text)).filter(
		(word) =>
			!RANKED.has(word) && !ROWS.has(word) && !RANKED.has(`${word}s`) && !ROWS.has(`${word}s`),
	);
	const [only, ...others] = tokens;
	return others.length === 0 ? parseNumberWord(only) : undefined;
}
