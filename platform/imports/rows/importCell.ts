import { isCountry } from '../../base/names/countryCodes';
import { recogniseCountry } from '../../base/names/recogniseCountry';
import { isPlain, withoutAccents } from '../../base/text/accents';
import { ofThreeLetters } from '../../base/text/threeLetterCodes';
import type { ImportTarget } from '../rules/importKinds';
import { channelOf, isFreeTraffic } from '../columns/channelWords';
import { tooLong } from '../rules/importLimits';
import type { CellRules, ColumnRules, ImportCell } from './cellRules';
import type { DayRules } from './dayCell';
import { readDayCell } from './dayCell';
import { readFigureCell } from './figureCell';

const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** Reads a cell (docs/platform.md, Generic file import), and converts its number format. */
export function readCell(
	{ type, optional }: ImportTarget,
	entered: string,
	rules: CellRules,
	column?: ColumnRules,
): ImportCell {
	const text = entered.trim();
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

const ANY_DAYS: DayRules = { format: undefined, serialFrom: undefined, countedFrom: undefined };

const BROKEN_LETTER: ImportCell = { why: { code: 'brokenLetter', of: null } };

const UNPRINTABLE: ImportCell = { why: { code: 'unprintable', of: null } };

const EMPTY = { why: { code: 'empty', of: null } } as const;

function readLetters(text: string, type: 'name' | 'id' | 'url'): ImportCell {
	const why = tooLong(text, type);
	if (why) return { why };
	if (isPlain(text)) return text;
	if (text.includes('\ufffd')) return BROKEN_LETTER;
	if (CONTROL.test(text)) return UNPRINTABLE;
	return type === 'id' ? text : withoutAccents(text);
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

// Shorter abbreviations are probably codes.
const SHORTEST_NAME = 3;
