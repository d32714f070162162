import type { TermMatch } from '../lookup/lexicon';
import type { Term } from '../lookup/term';
import { matchGroups } from './matchGroups';
import { normalize } from '../lookup/normalize';
import { READY_RATES } from '../reports/transform/readyRates';
import { amountOf, holdsSlash, meansOther } from './otherMeaning';
import { phrasesOf } from './names/questionLanguages';
import { rateOf } from './vocabulary';

type Ambiguous = Extract<TermMatch, { is: 'ambiguous' }>;
type Find = (phrase: string) => Promise<TermMatch>;

/**
 * Finds the term of a phrase: as written, without a remark in brackets, or as several terms joined
 * by separators.
 */
export async function findPhrase(
	phrase: string,
	find: Find,
	separators: RegExp,
): Promise<readonly Term[] | TermMatch> {
	const found = await findNamed(phrase, async (one) => await findJoined(one, find), separators);
	if (!('is' in found) || found.is !== 'found' || !meansOther(phrase, found.named)) return found;
	const code = amountOf(phrase, found.named);
	const amount = code === undefined ? found : await find(code);
	const isAmount = amount.is === 'found' && amount.named.code === code;
	return isAmount ? amount : { is: 'unknown', nearest: [found.named] };
}

async function findNamed(
	phrase: string,
	find: Find,
	separators: RegExp,
): Promise<readonly Term[] | TermMatch> {
	const found = await find(phrase);
	if (found.is === 'found') return found;
	if (found.is === 'ambiguous') return await oneOfSeveral(phrase, found, find);
	const [named, remark] = matchGroups(phrase, /^([^()]+?)\s*\(([^()]+)\)$/);
	if (named !== undefined && remark !== undefined) {
		return (await withRemark(named, remark, find)) ?? found;
	}
	const words = splitIdentifier(phrase);
	if (words !== phrase) {
		const spacedOut = await find(words);
		if (spacedOut.is !== 'unknown') return spacedOut;
	}
	return (
		(await findBare(phrase, find)) ??
		(await findQuotient(phrase, find)) ??
		(await findQuotient(phrase.replace(SLASHED, ' per '), find)) ??
		(await findEach(phrase.split(separators), find)) ??
		found
	);
}

/** A slash is no blank: "revenue/order" is not the name "order revenue". */
async function findJoined(phrase: string, find: Find): Promise<TermMatch> {
	const found = await find(phrase);
	const isOther = found.is === 'found' && holdsSlash(phrase, found.named);
	return isOther ? { is: 'unknown', nearest: [found.named] } : found;
}

/** "validatedSales" is clear as "validated Sales", and "conversion %" is the only rate. */
async function oneOfSeveral(phrase: string, found: Ambiguous, find: Find): Promise<TermMatch> {
	const spacedOut = await find(splitIdentifier(phrase));
	return spacedOut.is === 'found' ? spacedOut : (onlyRate(phrase, found) ?? found);
}

const AROUND = new RegExp(
	`(?<!\\p{L})(?:${phrasesOf(({ aroundFigures }) => aroundFigures)
		.sort((one, other) => other.length - one.length)
		.join('|')})(?!\\p{L})`,
	'giu',
);

/** Finds a figure without the words around it: "visits" in "website visits". */
async function findBare(phrase: string, find: Find): Promise<TermMatch | undefined> {
	const found = await find(phrase.replace(AROUND, ' ').trim());
	if (found.is !== 'unknown') return found;
	// A rate is an average anyway.
	const rate = await find(phrase.replace(AVERAGE, ' ').trim());
	return rate.is === 'found' && rateOf(rate.named.code) !== undefined ? rate : undefined;
}

/** "revenue/visit" is a quotient, "revenue/visits" are two figures. */
const SLASHED = /\s*\/\s*(?=\p{L}+[^\s\P{L}s]$)/u;
const QUOTIENT = /^(.+?)\s+(?:per|par|pro|por|je)\s+(.+)$/i;
// "revenue per order" is an average as it stands.
const AVERAGE =
	/(?<!\p{L})(?:averages?|avg\.?|mean|moyen(?:ne)?s?|durchschnittlich(?:e[rsnm]?)?|medi[oa]s?|promedios?|ø)(?!\p{L})/giu;

/** "revenue per order", in any words for the two figures of a rate. */
async function findQuotient(phrase: string, find: Find): Promise<TermMatch | undefined> {
	const parts = matchGroups(phrase.replace(AVERAGE, ' ').trim(), QUOTIENT);
	const [numerator, denominator] = (await findEach(parts, find)) ?? [];
	const rate = Object.values(READY_RATES).find(
		(one) => one.numerator === numerator?.code && one.denominator === denominator?.code,
	);
	return rate && (await find(rate.name));
}

/** "conversion %" is the only rate of several figures. */
function onlyRate(phrase: string, { candidates }: Ambiguous): TermMatch | undefined {
	if (!/%|\b(?:rate|pct|percent|taux|rate|quote|tasa)\b/i.test(phrase)) return undefined;
	const [rate, ...others] = candidates.filter(({ code }) => rateOf(code) !== undefined);
	return rate && others.length === 0 ? { is: 'found', named: rate } : undefined;
}

/** Splits an identifier into words: "averageSessionDuration" and "SUM(sales)". */
export function splitIdentifier(phrase: string): string {
	return phrase
		.replace(/(\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, '$1 ')
		.replace(/^(?:sum|count|total)\s*\(([^()]+)\)$/i, '$1');
}

async function findEach(
	parts: ReadonlyArray<string | undefined>,
	find: Find,
): Promise<readonly Term[] | undefined> {
	const phrases = parts.flatMap((part) => part?.trim() || []);
	if (phrases.length < 2) return undefined;
	const terms: Term[] = [];
	for (const phrase of phrases) {
		const found = await find(phrase);
		if (found.is !== 'found') return undefined;
		terms.push(found.named);
	}
	return terms;
}

// Remarks that do not change which figure a phrase names.
const EMPTY_REMARK =
	/^(?:%|pct|percent|€|eur|euros?|count|number|total|totals|sum|by value|all|name)$/i;

/**
 * "Sales (scartvalid)", "Conversion Rate (Sales/Visits)": models repeat the form that an answer
 * uses.
 */
async function withRemark(
	named: string,
	remark: string,
	find: Find,
): Promise<TermMatch | undefined> {
	const found = await find(named);
	if (found.is === 'unknown') return undefined;
	if (EMPTY_REMARK.test(remark.trim())) return found;
	const terms = found.is === 'found' ? [found.named] : found.candidates;
	const same = terms.find(({ code }) => normalize(code) === normalize(remark));
	if (same) return { is: 'found', named: same };
	const [only] = terms;
	const rate = only && terms.length === 1 ? rateOf(only.code) : undefined;
	if (rate === undefined) return undefined;
	const parts = await findEach(remark.split('/'), find);
	const [numerator, denominator, ...others] = (parts ?? []).map(({ code }) => code);
	const isFormula = numerator === rate.numerator && denominator === rate.denominator;
	return isFormula && others.length === 0 ? found : undefined;
}
