import { isCountry } from '../../base/names/countryCodes';
import { recognizeCountry } from '../../base/names/recognizeCountry';
import { isPlain, withoutAccents } from '../../base/text/accents';
import { ofThreeLetters } from '../../base/text/threeLetterCodes';
import type { ImportTarget } from '../rules/importKinds';
import { channelOf, isFreeTraffic } from '../columns/channelWords';
import { tooLong } from '../rules/importLimits';
import type { CellRules, ColumnRules, ImportCell } from './cellRules';
import type { DayRules } from './dayCell';
import { readDayCell } from './dayCell';
import { isDitto } from './dittoMark';
import { readFigureCell } from './figureCell';

const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** Reads a cell (docs/platform.md, Generic file import), and converts its number format. */
export function readCell(
	target: ImportTarget,
	entered: string,
	rules: CellRules,
	column?: ColumnRules,
): ImportCell {
	const text = entered.trim();
	return isDitto(text) ? DITTO : readOwnCell(target, text, rules, column);
}

/** Reads the trimmed text of a cell that has a value of its own. */
function readOwnCell(
	{ type, optional }: ImportTarget,
	text: string,
	rules: CellRules,
	column?: ColumnRules,
): ImportCell {
	switch (type) {
		case 'channel':
			return readChannel(text);
		case 'country':
			return readCountry(text);
		case 'count':
		case 'seconds':
		case 'amount':
			return readFigureCell(type, text, rules, column);
		case 'date': {
			const day = readDayCell(text, rules.days ?? ANY_DAYS);
			return typeof day === 'string' ? day : { why: { code: day.why, of: null } };
		}
		case 'url':
			return readLetters(text, type);
		case 'name':
		case 'id': {
			// A name of accents only is empty once they are removed.
			const name = readLetters(text, type);
			return typeof name !== 'string' || optional ? name : name.trim() || EMPTY;
		}
	}
}

const DITTO: ImportCell = { why: { code: 'ditto', of: null } };

const ANY_DAYS: DayRules = { format: undefined, serialFrom: undefined, countedFrom: undefined };

const BROKEN_LETTER: ImportCell = { why: { code: 'brokenLetter', of: null } };

const UNPRINTABLE: ImportCell = { why: { code: 'unprintable', of: null } };

const EMPTY = { why: { code: 'empty', of: null } } as const;

function readLetters(text: string, type: 'name' | 'id' | 'url'): ImportCell {
	const why = tooLong(text, type);
	if (why) return { why };
	if (text.startsWith('#') && FORMULA_ERROR.test(text)) return FORMULA_FAILED;
	if (PLACEHOLDERS.has(text)) return PLACEHOLDER;
	if (isShortened(text, type)) return { why: { code: 'shortenedId', of: null } };
	if (isPlain(text)) return text;
	if (text.includes('\ufffd')) return BROKEN_LETTER;
	if (CONTROL.test(text)) return UNPRINTABLE;
	return type === 'id' ? text : withoutAccents(text);
}

/** The errors of Excel in the languages of its users, and those of Google Sheets. */
const FORMULA_ERROR =
	/^#(?:N\/A|NV|N\/D|N\/B|REF!|BEZUG!|¡REF!|¿NOMBRE\?|NAME\?|NOM\s?\?|NOME\?|VALUE!|WERT!|VALEUR!|VALORE!|¡VALOR!|WAARDE!|DIV\/0!|¡DIV\/0!|NUM!|ZAHL!|NOMBRE!|NULL!|NULO!|SPILL!|CALC!|ERROR!)$/iu;
const FORMULA_FAILED: ImportCell = { why: { code: 'formulaError', of: null } };

/**
 * What databases and programming languages write for a missing value. Words of analytics tools, such as
 * "(not set)", "(none)", "None" and "N/A", are values of their reports; Nan is also a city.
 */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
	...['null', 'NULL', 'Null', '(null)', '(NULL)', '<null>', '<NULL>', '[null]', '[NULL]', '\\N'],
	...['NaN', 'nan', 'NaT', '<NA>', 'undefined', '[object Object]'],
]);
const PLACEHOLDER: ImportCell = { why: { code: 'placeholder', of: null } };

/** As Excel shows numbers of more than eleven digits: 1.23E+10. */
const EXPONENT = /^\d(?:[.,]\d{1,20})?E\+\d{1,3}$/;
const ZERO_BEHIND_15_DIGITS = /^[1-9]\d{14}0{2,}$/;

/** Whether a name or an ID has lost digits in a spreadsheet. */
function isShortened(text: string, type: 'name' | 'id' | 'url'): boolean {
	// A quick check, as hardly any name begins with a digit.
	const first = text.charCodeAt(0);
	if (!(first >= 48 && first <= 57)) return false;
	return EXPONENT.test(text) || (type === 'id' && ZERO_BEHIND_15_DIGITS.test(text));
}

function readChannel(text: string): ImportCell {
	return channelOf(text) ?? { why: { code: 'noChannel', of: { isFree: isFreeTraffic(text) } } };
}

function readCountry(text: string): ImportCell {
	const code = text.toUpperCase();
	if (isCountry(code)) return code;
	// The two abbreviations that are neither codes of two letters nor names.
	const abbreviated = code === 'UK' ? 'GB' : ofThreeLetters(code);
	if (abbreviated !== undefined) return abbreviated;
	const named = text.length > SHORTEST_NAME ? recognizeCountry(text) : undefined;
	if (named?.isExact) return named.code;
	return { why: { code: 'noCountry', of: { suggestion: named?.code } } };
}

// Shorter abbreviations are probably codes.
const SHORTEST_NAME = 3;
