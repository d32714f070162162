import { isCountry } from '../client/values/countries';
import { isPlain, withoutAccents } from '../client/values/accents';
import type { Target } from './kinds';
import { importChannels } from './kinds';
import { tooLong } from './limits';
import type { NumberFormat } from './numbers';
import { canonical, isAmbiguous } from './numbers';

/** A cell as it is sent, or why it cannot be. */
export type Cell = string | { readonly reason: string };

const CONTROL = /[\p{Cc}\p{Cs}\ufffd]/u;

/** Reads one cell (api.md, Generic file import; number formats are put right). */
export function readCell(
	{ type }: Target,
	entered: string,
	format: NumberFormat | undefined,
): Cell {
	const text = entered.trim();
	switch (type) {
		case 'channel':
			return readChannel(text);
		case 'country':
			return readCountry(text);
		case 'count':
			return readWhole(text, format, 'a whole number');
		case 'seconds':
			return readWhole(text, format, 'a whole number of seconds');
		case 'amount':
			return readAmount(text, format);
		case 'url':
			return readLetters(text, type);
		case 'name': {
			// A name of accents alone is empty without them.
			const name = readLetters(text, type);
			return typeof name === 'string' ? name.trim() || EMPTY : name;
		}
	}
}

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
	const hint = code === 'UK' ? 'GB' : 'FR';
	return { reason: `must be an ISO 3166-1 country code of two letters, such as ${hint}` };
}

const PLAIN_COUNT = /^(0|[1-9]\d{0,14})$/;

function readWhole(text: string, format: NumberFormat | undefined, what: string): Cell {
	if (PLAIN_COUNT.test(text)) return text;
	// A count has no decimals, so that what may be either stands between thousands.
	const plain = isAmbiguous(text, format) ? text.replace(/[.,]/, '') : text;
	const digits = canonical(plain, format)?.replace(/\.0+$/, '');
	const isRight = digits !== undefined && /^\d{1,15}$/.test(digits);
	return isRight ? String(Number(digits)) : { reason: `must be ${what}, 0 or more` };
}

const PLAIN_AMOUNT = /^\d{1,13}(\.\d\d?)?$/;

function readAmount(text: string, format: NumberFormat | undefined): Cell {
	if (PLAIN_AMOUNT.test(text)) return text;
	if (isAmbiguous(text, format)) {
		return { reason: 'may mean thousands or decimals: choose Number Format under Options' };
	}
	const amount = canonical(text, format)?.replace(/(\.\d\d)0+$/, '$1');
	if (amount !== undefined && PLAIN_AMOUNT.test(amount)) return amount;
	return { reason: 'must be an amount of 0 or more with at most two decimals, such as 1234.56' };
}
