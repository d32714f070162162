import type { FigureText } from '../../base/text/figureText';
import { isPlaceholder, readDuration, readFigureText } from '../../base/text/figureText';
import type { NumberFormat } from '../../base/text/numbers';
import { canonical, isAmbiguous, roundedFigure } from '../../base/text/numbers';
import type { CellReason } from '../rules/reasons';
import type { CellRules, ColumnRules, ImportCell } from './cellRules';

/** The types of figures. */
type FigureType = 'count' | 'seconds' | 'amount';

/**
 * Reads a cell of a metric column.
 *
 * @param text the trimmed cell
 */
export function readFigureCell(
	type: FigureType,
	text: string,
	rules: CellRules,
	column: ColumnRules | undefined,
): ImportCell {
	// A quick check, as nearly all cells are plain digits, which every rule accepts.
	if (type === 'amount' ? PLAIN_AMOUNT.test(text) : isPlainCount(text)) return text;
	const { readAs, why } = READERS[type];
	return readFigure(text, { ...rules, column: column ?? {} }, readAs, why);
}

const MOST_DIGITS = 15;
const [ZERO, NINE] = [48, 57];

/** Whether a text is a canonical whole number: digits without leading zeros. */
function isPlainCount(text: string): boolean {
	const { length } = text;
	if (length === 0 || length > MOST_DIGITS) return false;
	if (length > 1 && text.charCodeAt(0) === ZERO) return false;
	for (let at = 0; at < length; at++) {
		const code = text.charCodeAt(at);
		if (code < ZERO || code > NINE) return false;
	}
	return true;
}

/** Returns the figure as it is sent, why it is refused, or undefined if it would need rounding. */
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
		if (rules.emptyFigures) return '0';
		return rules.mayLackFigures ? '' : EMPTY_FIGURE;
	}
	const cell = readAs(text, rules);
	if (cell !== undefined) return cell;
	const remedy = REMEDIES.find(({ with: more }) => {
		return typeof readAs(text, { ...rules, ...more }) === 'string';
	});
	return { why, ...(remedy ? { remedy: remedy.named } : {}) };
}

// If a figure needs two rules and one is set, the missing one is named.
const REMEDIES = [
	{ named: 'roundFigures', with: { roundFigures: true } },
	{ named: 'negativeAmounts', with: { roundFigures: true, negativeAmounts: true } },
] as const;

const EMPTY_FIGURE: ImportCell = { why: { code: 'empty', of: null }, remedy: 'emptyFigures' };
const SHARE: ImportCell = { why: { code: 'share', of: null } };
const TWO_MEANINGS: ImportCell = { why: { code: 'twoMeanings', of: null } };
const TWO_TIMES: ImportCell = { why: { code: 'twoTimes', of: null } };
const THREE_DECIMALS: ImportCell = { why: { code: 'threeDecimals', of: null } };

function readCount(text: string, rules: FigureCellRules): ImportCell | undefined {
	const figure = readFigureText(text);
	if (!figure || figure.isNegative || figure.currency !== undefined) return undefined;
	if (figure.isPercent) return SHARE;
	// If the three digits are thousands, rounding would divide the figure by a thousand.
	if (isThreeDigits(figure.digits, rules)) {
		return formatOfCell(rules) === undefined ? TWO_MEANINGS : THREE_DECIMALS;
	}
	return whole(figure.digits, rules);
}

function readSeconds(text: string, rules: FigureCellRules): ImportCell | undefined {
	const duration = readDuration(text);
	if (typeof duration === 'object') return TWO_TIMES;
	if (duration !== undefined) return timeOf(duration, { ...rules, column: { format: 'point' } });
	const figure = readFigureText(text);
	if (!figure || figure.isNegative || figure.currency !== undefined) return undefined;
	if (figure.isPercent) return SHARE;
	if (!rules.isChosen && isThreeDigits(figure.digits, rules)) return TWO_MEANINGS;
	return timeOf(figure.digits, rules);
}

function timeOf(digits: string, rules: FigureCellRules): string | undefined {
	return rules.hasAverageTimes ? exactTime(digits, rules) : whole(digits, rules);
}

/** A time with its decimals, as it is multiplied before it is rounded. */
function exactTime(digits: string, rules: FigureCellRules): string | undefined {
	const number = canonical(digits, formatOfCell(rules));
	return number !== undefined && /^\d{1,15}(\.\d+)?$/.test(number) ? number : undefined;
}

function whole(digits: string, rules: FigureCellRules): string | undefined {
	const number = canonical(digits, formatOfCell(rules));
	if (number === undefined) return undefined;
	const rounded = rules.roundFigures ? roundedFigure(number, 0) : number.replace(/\.0+$/, '');
	return /^\d{1,15}$/.test(rounded) ? String(Number(rounded)) : undefined;
}

/**
 * The number format of a cell: the format of its column takes precedence over the user's choice and
 * over the file.
 */
function formatOfCell({ column, format }: FigureCellRules): NumberFormat | undefined {
	return column.format ?? format;
}

/**
 * Whether a figure such as 1,234 would have exactly three decimals while no other figure of its
 * column has decimals. The three digits may be thousands then.
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

const READERS: Readonly<
	Record<FigureType, { readonly readAs: ReadFigure; readonly why: CellReason }>
> = {
	count: { readAs: readCount, why: { code: 'noWhole', of: null } },
	seconds: { readAs: readSeconds, why: { code: 'noSeconds', of: null } },
	amount: { readAs: readAmount, why: { code: 'noAmount', of: null } },
};
