import type { Term } from '../lookup/term';
import { METRIC_WORDS } from './names/metrics';
import { rateOf } from './vocabulary';

/**
 * Whether a phrase asks for something other than the term that its words name: the lookup ignores
 * signs, so that "% of sales", "sales (€)" and "visits - bounces" hold the words of a figure.
 */
export function meansOther(phrase: string, term: Term): boolean {
	if (isNameOf(phrase, term)) return false;
	return isShareOf(phrase, term) || isOfOtherUnit(phrase, term) || OPERATION.test(phrase);
}

/** Whether a phrase has a slash between words, and the term no such name. */
export function holdsSlash(phrase: string, term: Term): boolean {
	return SLASH.test(phrase) && !isNameOf(phrase, term);
}

const SLASH = /\p{L}\s*\/\s*\p{L}(?![^(]*\))/u;

function isNameOf(phrase: string, { code, label, synonyms = [] }: Term): boolean {
	const written = phrase.trim().toLowerCase();
	return [code, label, ...synonyms].some((name) => name.trim().toLowerCase() === written);
}

/** Whether a phrase asks for a share of a figure: "% of sales" is no number of sales. */
function isShareOf(phrase: string, { code, label }: Term): boolean {
	return /[%‰]/.test(phrase) && !/[%‰]/.test(label) && rateOf(code) === undefined;
}

const MONEY = /[€$£¥₣]|\((?:eur|euros?|usd|gbp|chf)\)/i;
const COUNT = /^count\s*\(|\((?:count|number)\)$|^#/i;

/** Whether a phrase asks for an amount of money and the term is a number, or the reverse. */
function isOfOtherUnit(phrase: string, { code }: Term): boolean {
	const isMoney = isAmount(code);
	if (isMoney === undefined) return false;
	return isMoney ? COUNT.test(phrase) : MONEY.test(phrase);
}

const AMOUNT = /amount$/;

/** Whether a figure is an amount of money; undefined if its unit is not documented. */
function isAmount(code: string): boolean | undefined {
	const rate = rateOf(code);
	if (rate) return rate.as === 'number' && AMOUNT.test(rate.numerator);
	return Object.hasOwn(METRIC_WORDS, code) ? AMOUNT.test(code) : undefined;
}

/** The amount of money that belongs to a number: "sales (€)" are the revenue of sales. */
export function amountOf(phrase: string, { code }: Term): string | undefined {
	return MONEY.test(phrase) && isAmount(code) === false && rateOf(code) === undefined
		? `${code}amount`
		: undefined;
}

/** A sign between two names, which makes a calculation or a list of them. */
const OPERATION =
	/\p{L}["'`)\]]*(?:\s+[-−–—*×÷]\s+|\s*[:=^<>→]\s*|\t|["'`)\]]\s+["'`([])\s*["'`([]*\p{L}|[∆↑↓↗↘√]/u;
