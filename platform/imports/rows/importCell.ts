import { isCountry } from '../../base/names/countryCodes';
import { isPlain, withoutAccents } from '../../base/text/accents';
import { ofThreeLetters } from '../../base/text/threeLetterCodes';
import type { ImportTarget } from '../rules/importKinds';
import { importChannels } from '../rules/importKinds';
import { tooLong } from '../rules/importLimits';
import type { NumberFormat } from '../file/numbers';
import { canonical, isAmbiguous, roundedFigure, signOf } from '../file/numbers';
import type { CellReason } from '../rules/reasons';

/** What may be done to figures that could not be imported as they are. */
export interface FigureRules {
	/** Takes an empty figure as 0. */
	readonly emptyFigures?: boolean;
	/** Rounds to whole numbers, and amounts to two decimals. */
	readonly roundFigures?: boolean;
	/** Takes amounts below 0: refunds make the revenue of a row negative. */
	readonly negativeAmounts?: boolean;
}

/** How the cells of a file are read. */
export interface CellRules extends FigureRules {
	/** How it writes numbers, if that is known. */
	readonly format?: NumberFormat | undefined;
}

/** A cell as it is sent, or why it cannot be, and which rule would take it. */
export type ImportCell = string | { readonly why: CellReason; readonly remedy?: keyof FigureRules };

const CONTROL = /[\p{Cc}\p{Cs}\ufffd]/u;

/** Reads one cell (docs/platform.md, Generic file import; number formats are put right). */
export function readCell({ type }: ImportTarget, entered: string, rules: CellRules): ImportCell {
	const text = entered.trim();
	switch (type) {
		case 'channel':
			return readChannel(text);
		case 'country':
			return readCountry(text);
		case 'count':
			return readFigure(text, rules, readWhole, NO_WHOLE);
		case 'seconds':
			return readFigure(text, rules, readWhole, NO_SECONDS);
		case 'amount':
			return readFigure(text, rules, readAmount, NO_AMOUNT);
		case 'url':
			return readLetters(text, type);
		case 'name': {
			// A name of accents alone is empty without them.
			const name = readLetters(text, type);
			return typeof name === 'string' ? name.trim() || EMPTY : name;
		}
	}
}

const NO_WHOLE: CellReason = { code: 'noWhole', of: null };
const NO_SECONDS: CellReason = { code: 'noSeconds', of: null };
const NO_AMOUNT: CellReason = { code: 'noAmount', of: null };

const UNPRINTABLE: ImportCell = { why: { code: 'unprintable', of: null } };

const EMPTY = { why: { code: 'empty', of: null } } as const;

function readLetters(text: string, type: 'name' | 'url'): ImportCell {
	const why = tooLong(text, type);
	if (why) return { why };
	if (isPlain(text)) return text;
	return CONTROL.test(text) ? UNPRINTABLE : withoutAccents(text);
}

function readChannel(text: string): ImportCell {
	const word = text.toLowerCase();
	const channel = importChannels.find(
		({ key, words }) => key.toLowerCase() === word || words.includes(word),
	);
	if (channel) return channel.key;
	return { why: { code: 'noChannel', of: null } };
}

function readCountry(text: string): ImportCell {
	const code = text.toUpperCase();
	if (isCountry(code)) return code;
	const suggestion = code === 'UK' ? 'GB' : ofThreeLetters(code);
	return { why: { code: 'noCountry', of: { suggestion } } };
}

/** A figure as it is sent, why it can never be, or undefined where it cannot be without rounding. */
type ReadFigure = (text: string, rules: CellRules) => ImportCell | undefined;

function readFigure(
	text: string,
	rules: CellRules,
	readAs: ReadFigure,
	why: CellReason,
): ImportCell {
	if (text === '') return rules.emptyFigures ? '0' : EMPTY_FIGURE;
	const cell = readAs(text, rules);
	if (cell !== undefined) return cell;
	const remedy = REMEDIES.find(({ with: more }) => {
		return typeof readAs(text, { ...rules, ...more }) === 'string';
	});
	return { why, ...(remedy ? { remedy: remedy.named } : {}) };
}

// Of a figure that needs both, the one that remains is named when the other is set.
const REMEDIES = [
	{ named: 'roundFigures', with: { roundFigures: true } },
	{ named: 'negativeAmounts', with: { roundFigures: true, negativeAmounts: true } },
] as const;

const EMPTY_FIGURE: ImportCell = { ...EMPTY, remedy: 'emptyFigures' };

const PLAIN_COUNT = /^(0|[1-9]\d{0,14})$/;

function readWhole(text: string, { format, roundFigures }: CellRules): ImportCell | undefined {
	if (PLAIN_COUNT.test(text)) return text;
	// A count has no decimals, so that what may be either stands between thousands.
	const plain = isAmbiguous(text, format) ? text.replace(/[.,]/, '') : text;
	const number = canonical(plain, format);
	if (number === undefined) return undefined;
	const digits = roundFigures ? roundedFigure(number, 0) : number.replace(/\.0+$/, '');
	return /^\d{1,15}$/.test(digits) ? String(Number(digits)) : undefined;
}

const PLAIN_AMOUNT = /^\d{1,13}(\.\d\d?)?$/;

function readAmount(text: string, rules: CellRules): ImportCell | undefined {
	const { isNegative, digits } = signOf(text);
	if (isNegative && !rules.negativeAmounts) return undefined;
	const amount = readPositive(digits, rules);
	const isSigned = isNegative && typeof amount === 'string' && Number(amount) !== 0;
	return isSigned ? `-${amount}` : amount;
}

function readPositive(text: string, { format, roundFigures }: CellRules): ImportCell | undefined {
	if (PLAIN_AMOUNT.test(text)) return text;
	if (isAmbiguous(text, format)) return { why: { code: 'twoMeanings', of: null } };
	const amount = canonical(text, format)?.replace(/(\.\d\d)0+$/, '$1');
	if (amount === undefined || PLAIN_AMOUNT.test(amount)) return amount;
	const cents = roundFigures ? roundedFigure(amount, 2) : '';
	return PLAIN_AMOUNT.test(cents) ? cents : undefined;
}
