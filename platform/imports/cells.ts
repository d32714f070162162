import { isCountry } from '../client/values/countries';
import { isPlain, withoutAccents } from '../client/values/accents';
import { ofThreeLetters } from '../client/values/threeLetters';
import type { Target } from './kinds';
import { importChannels } from './kinds';
import { tooLong } from './limits';
import type { NumberFormat } from './numbers';
import { canonical, isAmbiguous, rounded } from './numbers';

/** What may be done to figures that could not be imported as they are. */
export interface FigureRules {
	/** Takes an empty figure as 0. */
	readonly emptyFigures?: boolean;
	/** Rounds to whole numbers, and amounts to two decimals. */
	readonly roundFigures?: boolean;
}

/** How the cells of a file are read. */
export interface CellRules extends FigureRules {
	/** How it writes numbers, if that is known. */
	readonly format?: NumberFormat | undefined;
}

/** A cell as it is sent, or why it cannot be, and which rule would take it. */
export type Cell = string | { readonly reason: string; readonly remedy?: keyof FigureRules };

const CONTROL = /[\p{Cc}\p{Cs}\ufffd]/u;

/** Reads one cell (docs/platform.md, Generic file import; number formats are put right). */
export function readCell({ type }: Target, entered: string, rules: CellRules): Cell {
	const text = entered.trim();
	switch (type) {
		case 'channel':
			return readChannel(text);
		case 'country':
			return readCountry(text);
		case 'count':
			return readFigure(text, rules, readWhole, 'a whole number, 0 or more');
		case 'seconds':
			return readFigure(text, rules, readWhole, 'a whole number of seconds, 0 or more');
		case 'amount':
			return readFigure(text, rules, readAmount, AMOUNT);
		case 'url':
			return readLetters(text, type);
		case 'name': {
			// A name of accents alone is empty without them.
			const name = readLetters(text, type);
			return typeof name === 'string' ? name.trim() || EMPTY : name;
		}
	}
}

const AMOUNT = 'an amount of 0 or more with at most two decimals, such as 1234.56';

const UNPRINTABLE: Cell = {
	reason: 'holds a line break or another character that cannot be shown',
};

const EMPTY: Cell = { reason: 'is empty' };

function readLetters(text: string, type: 'name' | 'url'): Cell {
	const reason = tooLong(text, type);
	if (reason !== undefined) return { reason };
	if (isPlain(text)) return text;
	return CONTROL.test(text) ? UNPRINTABLE : withoutAccents(text);
}

function readChannel(text: string): Cell {
	const word = text.toLowerCase();
	const channel = importChannels.find(
		({ key, words }) => key.toLowerCase() === word || words.includes(word),
	);
	if (channel) return channel.key;
	return { reason: `must be one of ${importChannels.map(({ key }) => key).join(', ')}` };
}

function readCountry(text: string): Cell {
	const code = text.toUpperCase();
	if (isCountry(code)) return code;
	const meant = code === 'UK' ? 'GB' : ofThreeLetters(code);
	const hint = meant === undefined ? ', such as FR' : `: use ${meant}`;
	return { reason: `must be an ISO 3166-1 country code of two letters${hint}` };
}

/** A figure as it is sent, why it can never be, or undefined where it cannot be without rounding. */
type ReadFigure = (text: string, rules: CellRules) => Cell | undefined;

function readFigure(text: string, rules: CellRules, readAs: ReadFigure, what: string): Cell {
	if (text === '') return rules.emptyFigures ? '0' : EMPTY_FIGURE;
	const cell = readAs(text, rules);
	if (cell !== undefined) return cell;
	const isRounded = readAs(text, { ...rules, roundFigures: true }) !== undefined;
	return { reason: `must be ${what}`, ...(isRounded ? { remedy: 'roundFigures' } : {}) };
}

const EMPTY_FIGURE: Cell = { reason: 'is empty', remedy: 'emptyFigures' };

const PLAIN_COUNT = /^(0|[1-9]\d{0,14})$/;

function readWhole(text: string, { format, roundFigures }: CellRules): Cell | undefined {
	if (PLAIN_COUNT.test(text)) return text;
	// A count has no decimals, so that what may be either stands between thousands.
	const plain = isAmbiguous(text, format) ? text.replace(/[.,]/, '') : text;
	const number = canonical(plain, format);
	if (number === undefined) return undefined;
	const digits = roundFigures ? rounded(number, 0) : number.replace(/\.0+$/, '');
	return /^\d{1,15}$/.test(digits) ? String(Number(digits)) : undefined;
}

const PLAIN_AMOUNT = /^\d{1,13}(\.\d\d?)?$/;

function readAmount(text: string, { format, roundFigures }: CellRules): Cell | undefined {
	if (PLAIN_AMOUNT.test(text)) return text;
	if (isAmbiguous(text, format)) {
		return { reason: 'may mean thousands or decimals: choose Number Format under Options' };
	}
	const amount = canonical(text, format)?.replace(/(\.\d\d)0+$/, '$1');
	if (amount === undefined || PLAIN_AMOUNT.test(amount)) return amount;
	const cents = roundFigures ? rounded(amount, 2) : '';
	return PLAIN_AMOUNT.test(cents) ? cents : undefined;
}
