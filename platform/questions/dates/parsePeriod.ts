import { withoutAccents } from '../../base/text/accents';
import type { PeriodName } from '../../base/dates/namedPeriods';
import { daysOf, EARLIEST_DAY, isPeriodName } from '../../base/dates/namedPeriods';
import { isWithinDistance } from '../../base/text/editDistance';
import { tokenKey, normalize } from '../../lookup/normalize';
import { calendarPeriod } from './calendarPeriod';
import { countedPeriod } from './countedPeriod';
import { explicitDays } from './explicitDays';
import type { ParsedPeriod, PeriodMatch, OptionalPeriodMatch } from './parsedPeriod';
import { timeWords } from './dateWords';
import { splitPhrases } from '../names/metrics';
import { PERIODS } from '../names/times';

const SHORTEST_MISTYPED = 5;

const named: ReadonlyMap<string, PeriodName> = new Map(
	Object.entries(PERIODS).flatMap(([name, phrases]) =>
		isPeriodName(name)
			? splitPhrases(phrases).map((phrase) => [tokenKey(normalize(phrase)), name] as const)
			: [],
	),
);

const wholeNames: ReadonlyMap<string, PeriodName> = new Map(
	Object.entries(PERIODS).flatMap(([name, phrases]) =>
		isPeriodName(name)
			? splitPhrases(phrases).map((phrase) => [normalize(phrase), name] as const)
			: [],
	),
);

/** Nobody writes as many characters for two days. */
export const LONGEST_TIME = 200;

/** Finds which days words mean. @param today the day that it is for the site, YYYY-MM-DD */
export function parsePeriod(words: string, today: string): PeriodMatch {
	if (words.length > LONGEST_TIME) return { is: 'unknown' };
	const text = plain(words);
	const found = readPeriod(text, today) ?? readPeriod(corrected(text), today);
	if (found === undefined) return { is: 'unknown' };
	return found.is === 'found' ? checked(found.period, today) : found;
}

function readPeriod(text: string, today: string): OptionalPeriodMatch {
	return (
		namedPeriod(text, today) ??
		countedPeriod(text, today) ??
		calendarPeriod(text, today) ??
		explicitDays(text, today)
	);
}

function namedPeriod(text: string, today: string): OptionalPeriodMatch {
	const folded = normalize(text);
	const name = named.get(tokenKey(folded)) ?? mistyped(folded);
	return name && { is: 'found', period: { days: daysOf(name, today), name } };
}

/** The one period whose name is a letter away. */
function mistyped(folded: string): PeriodName | undefined {
	if (folded.length <= SHORTEST_MISTYPED || /\d/.test(folded)) return undefined;
	const near = new Set(
		[...wholeNames].flatMap(([known, name]) => (isWithinDistance(1, folded, known) ? name : [])),
	);
	const [name, ...others] = near;
	return others.length === 0 ? name : undefined;
}

/** Small letters without accents; what tells dates apart stays. */
function plain(words: string): string {
	return withoutAccents(words.toLowerCase())
		.replace(/[’']/g, ' ')
		.replace(/[–—→]/g, ' to ')
		.replace(/\.{2,3}/g, ' to ')
		.replace(/\b(\d{1,2})(st|nd|rd|th|er)\b/g, '$1')
		.replace(/,/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

const vocabulary = [
	...new Set([
		...timeWords(),
		...Object.values(PERIODS).flatMap((phrases) => normalize(phrases).split(' ')),
		...['between', 'since', 'until', 'weekend', 'derniers', 'dernieres', 'depuis', 'entre'],
	]),
].filter((word) => word.length >= SHORTEST_MISTYPED);

/** The same words, of which one with a typing error is written right, where only one can be meant. */
function corrected(text: string): string {
	return text
		.split(' ')
		.map((word) => {
			if (word.length < SHORTEST_MISTYPED || vocabulary.includes(word)) return word;
			const candidates = vocabulary.filter((known) => isWithinDistance(1, word, known));
			return candidates.length === 1 ? (candidates[0] ?? word) : word;
		})
		.join(' ');
}

/** No period ends before it begins; of days that are yet to come there are no figures. */
function checked(period: ParsedPeriod, today: string): PeriodMatch {
	const { from, to } = period.days;
	if (from < EARLIEST_DAY) return { is: 'tooEarly' };
	if (from > to) return { is: 'backwards' };
	if (from > today) return { is: 'future' };
	if (to <= today) return { is: 'found', period };
	return { is: 'found', period: { days: { from, to: today } } };
}
