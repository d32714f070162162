import { isCountry } from '../../base/names/countryCodes';
import { recogniseCountry } from '../../base/names/recogniseCountry';
import { isPlain, withoutAccents } from '../../base/text/accents';
import { ofThreeLetters } from '../../base/text/threeLetterCodes';
import type { ImportTarget } from '../rules/importKinds';
import { channelOf, isFreeTraffic } from '../columns/channelWords';
import { tooLong } from '../rules/importLimits';
import type { NumberFormat } from '../file/numbers';
import type { FigureText } from '../file/figureText';
import { isPlaceholder, readDuration, readFigureText } from '../file/figureText';
import { canonical, isAmbiguous, roundedFigure } from '../file/numbers';
import type { DayRules } from './dayCell';
import { readDayCell } from './dayCell';
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
	/** How it writes days. */
	readonly days?: DayRules;
	/** Whether an empty figure stays empty, as in costs. */
	readonly mayLackFigures?: boolean;
	/** Whether the user has said so. */
	readonly isChosen?: boolean;
	/** What the cells of each column say together. */
	readonly columns?: readonly ColumnRules[];
}

/** What the cells of one column say together. */
export interface ColumnRules {
	/** How its figures are written, where they tell. */
	readonly format?: NumberFormat | undefined;
	/** Whether some of them have decimals for sure. */
	readonly hasDecimals?: boolean;
	/** The currencies of its amounts, the commonest one first. */
	readonly currencies?: readonly string[];
}

/** A cell as it is sent, or why it cannot be, and which rule would take it. */
export type ImportCell = string | { readonly why: CellReason; readonly remedy?: keyof FigureRules };

const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** Reads one cell (docs/platform.md, Generic file import; number formats are put right). */
export function readCell(
	{ type }: ImportTarget,
	entered: string,
	rules: CellRules,
	column: ColumnRules = {},
): ImportCell {
	const text = entered.trim();
	switch (type) {
		case 'channel':
			return readChannel(text);
		case 'country':
			return readCountry(text);
		case 'count':
			if (PLAIN_COUNT.test(text)) return text;
			return readFigure(text, { ...rules, column }, readCount, NO_WHOLE);
		case 'seconds':
			return readFigure(text, { ...rules, column }, readSeconds, NO_SECONDS);
		case 'amount':
			if (PLAIN_AMOUNT.test(text)) return text;
			return readFigure(text, { ...rules, column }, readAmount, NO_AMOUNT);
		case 'date': {
			const day = readDayCell(text, rules.days ?? ANY_DAYS);
			return typeof day === 'string' ? day : { why: { code: day.why, of: null } };
		}
		case 'url':
			return readLetters(text, type);
		case 'name': {
			// A name of accents alone is empty without them.
			const name = readLetters(text, type);
			return typeof name === 'string' ? name.trim() || EMPTY : name;
		}
	}
}

const ANY_DAYS: DayRules = { format: undefined, isSerial: false, countedFrom: undefined };

const NO_WHOLE: CellReason = { code: 'noWhole', of: null };
const NO_SECONDS: CellReason = { code: 'noSeconds', of: null };
const NO_AMOUNT: CellReason = { code: 'noAmount', of: null };

const SHARE: ImportCell = { why: { code: 'share', of: null } };
const TWO_MEANINGS: ImportCell = { why: { code: 'twoMeanings', of: null } };
const TWO_TIMES: ImportCell = { why: { code: 'twoTimes', of: null } };
const THREE_DECIMALS: ImportCell = { why: { code: 'threeDecimals', of: null } };
const BROKEN_LETTER: ImportCell = { why: { code: 'brokenLetter', of: null } };

const UNPRINTABLE: ImportCell = { why: { code: 'unprintable', of: null } };

const EMPTY = { why: { code: 'empty', of: null } } as const;

function readLetters(text: string, type: 'name' | 'url'): ImportCell {
	const why = tooLong(text, type);
	if (why) return { why };
	if (isPlain(text)) return text;
	if (text.includes('\ufffd')) return BROKEN_LETTER;
	return CONTROL.test(text) ? UNPRINTABLE : withoutAccents(text);
}

function readChannel(text: string): ImportCell {
	return channelOf(text) ?? { why: { code: 'noChannel', of: { isFree: isFreeTraffic(text) } } };
}

function readCountry(text: string): ImportCell {
	const code = text.toUpperCase();
	if (isCountry(code)) return code;
	const named = text.length > SHORTEST_NAME ? recogniseCountry(text) : undefined;
	if (named?.isExact) return named.code;
	const suggestion = code === 'UK' ? 'GB' : (ofThreeLetters(code) ?? named?.code);
	return { why: { code: 'noCountry', of: { suggestion } } };
}

// Abbreviations are codes of three letters, or may be anything.
const SHORTEST_NAME = 3;

/** A figure as it is sent, why it can never be, or undefined where it cannot be without rounding. */
type ReadFigure = (text: string, rules: FigureCellRules) => ImportCell | undefined;

interface FigureCellRules extends CellRules {
	readonly column: ColumnRules;
}

function readFigure(
	text: string,
	rules: FigureCellRules,
	readAs: ReadFigure,
	why: CellReason,
): ImportCell {
	if (text === '' || isPlaceholder(text)) {
		if (rules.mayLackFigures) return '';
		return rules.emptyFigures ? '0' : EMPTY_FIGURE;
	}
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

function readCount(text: string, rules: FigureCellRules): ImportCell | undefined {
	if (PLAIN_COUNT.test(text)) return text;
	const figure = readFigureText(text);
	if (!figure || figure.isNegative || figure.currency !== undefined) return undefined;
	if (figure.isPercent) return SHARE;
	// Rounded, what stands between thousands would make a figure a thousandth of itself.
	if (isThreeDigits(figure.digits, rules)) {
		return formatOfCell(rules) === undefined ? TWO_MEANINGS : THREE_DECIMALS;
	}
	return whole(figure.digits, rules);
}

function readSeconds(text: string, rules: FigureCellRules): ImportCell | undefined {
	if (PLAIN_COUNT.test(text)) return text;
	const duration = readDuration(text);
	if (duration !== undefined) return duration === 'twoTimes' ? TWO_TIMES : String(duration);
	const figure = readFigureText(text);
	if (!figure || figure.isNegative || figure.currency !== undefined) return undefined;
	if (figure.isPercent) return SHARE;
	if (!rules.isChosen && isThreeDigits(figure.digits, rules)) return TWO_MEANINGS;
	return whole(figure.digits, rules);
}

function whole(digits: string, rules: FigureCellRules): string | undefined {
	const number = canonical(digits, formatOfCell(rules));
	if (number === undefined) return undefined;
	const rounded = rules.roundFigures ? roundedFigure(number, 0) : number.replace(/\.0+$/, '');
	return /^\d{1,15}$/.test(rounded) ? String(Number(rounded)) : undefined;
}

/** How the number of a cell is written: its column tells better than the file or the user. */
function formatOfCell({ column, format }: FigureCellRules): NumberFormat | undefined {
	return column.format ?? format;
}

/**
 * Whether a figure such as 1,234 would have exactly three decimals, though no other figure of its
 * column has decimals: then the three digits may be thousands, which nothing tells.
 */
function isThreeDigits(digits: string, rules: FigureCellRules): boolean {
	if (!isAmbiguous(digits, undefined)) return false;
	const format = formatOfCell(rules);
	if (format === undefined) return true;
	const isDecimal = digits.includes(format === 'comma' ? ',' : '.');
	return isDecimal && rules.column.hasDecimals !== true;
}

const PLAIN_AMOUNT = /^\d{1,13}(\.\d\d?)?$/;

function readAmount(text: string, rules: FigureCellRules): ImportCell | undefined {
	const { column } = rules;
	// A plain cell of a column of euros is one of euros, too.
	if (PLAIN_AMOUNT.test(text)) return text;
	const figure = readFigureText(text);
	if (!figure) return undefined;
	if (figure.isPercent) return SHARE;
	const [currency] = column.currencies ?? [];
	if (figure.currency !== undefined && currency !== undefined && figure.currency !== currency) {
		return { why: { code: 'otherCurrency', of: { currency } } };
	}
	return signedAmount(figure, rules);
}

function signedAmount(
	{ isNegative, digits }: FigureText,
	rules: FigureCellRules,
): ImportCell | undefined {
	if (isNegative && !rules.negativeAmounts) return undefined;
	const amount = readPositive(digits, rules);
	const isSigned = isNegative && typeof amount === 'string' && Number(amount) !== 0;
	return isSigned ? `-${amount}` : amount;
}

function readPositive(text: string, rules: FigureCellRules): ImportCell | undefined {
	if (PLAIN_AMOUNT.test(text)) return text;
	if (!rules.isChosen && isThreeDigits(text, rules)) return TWO_MEANINGS;
	const amount = canonical(text, formatOfCell(rules))?.replace(/(\.\d\d)0+$/, '$1');
	if (amount === undefined || PLAIN_AMOUNT.test(amount)) return amount;
	const cents = rules.roundFigures ? roundedFigure(amount, 2) : '';
	return PLAIN_AMOUNT.test(cents) ? cents : undefined;
}
