import { InvalidInput } from '../client/faults';
import { textOf } from '../client/values/json';

/** What a target is called in messages. */
export const TARGET = 'Target';

const CURRENCIES_AND_UNITS = /[€$£¥%]|\b[A-Z]{3}\b/g;
const BLANKS = /[\s\u00a0\u202f'’]/g;
const PLAIN = /^\d+([.,]\d+)?$/;
const WITH_COMMAS = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const WITH_POINTS = /^\d{1,3}(\.\d{3})+(,\d+)?$/;

/**
 * The amount of a target as a number, or as sheets write it: 12,000, 12 000, 12.000,50 €.
 *
 * @throws InvalidInput where it is none, or not more than 0
 */
export function readTargetAmount(entered: unknown): number {
	const text = textOf(entered)?.trim() ?? '';
	if (text === '') throw wrongAmount(`${TARGET} is empty`);
	const amount = typeof entered === 'number' ? entered : amountIn(text);
	if (!Number.isFinite(amount)) throw wrongAmount(`${TARGET} is not a number: ${text}`);
	if (amount > 0) return amount;
	throw wrongAmount(`${TARGET} must be more than 0, but is "${text}"`);
}

function amountIn(text: string): number {
	const sign = text.startsWith('-') ? -1 : 1;
	const written = text.replace(/^[+-]/, '').replace(CURRENCIES_AND_UNITS, '').replace(BLANKS, '');
	if (WITH_COMMAS.test(written)) return sign * Number(written.replaceAll(',', ''));
	// A target with three decimals is not seen in sheets, one in thousands is.
	if (WITH_POINTS.test(written)) {
		return sign * Number(written.replaceAll('.', '').replace(',', '.'));
	}
	return PLAIN.test(written) ? sign * Number(written.replace(',', '.')) : NaN;
}

function wrongAmount(message: string): InvalidInput {
	return new InvalidInput(TARGET, message, 'Enter a number such as 12000');
}
