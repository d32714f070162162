import { InvalidInput } from '../base/invalidInput';
import { textOf } from '../base/json/json';

/** The label of the field in messages. */
export const TARGET = 'Target';

// A currency or percent sign before or behind the number: €, US$, kr, EUR, %.
// K€, M$, MIO and TSD are a scale, and no unit.
const UNIT = String.raw`(?:(?![KMB]{1,2}\p{Sc})\p{Lu}{0,2}\p{Sc}|%|(?!MIO|MLN|MRD|MIL|TSD|BIO)[A-Z]{3}|Fr\.?|k[rn]|Kč|zł|lei)`;
const UNIT_BEFORE = new RegExp(`^${UNIT}`, 'u');
const UNIT_BEHIND = new RegExp(`${UNIT}$`, 'u');
const BLANKS = /[\s\u00a0\u202f'’]/g;

/** Numbers with grouped thousands, and the decimal mark that each notation uses. */
const GROUPED = [
	{ written: /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/, decimals: /[.,]/ },
	{ written: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/, decimals: /\./ },
	// With a dot before three digits, the dot groups thousands: sheets hold targets in thousands,
	// but none with three decimals. In percent both occur.
	{ written: /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/, decimals: /,/ },
	// In India, groups of two before the last three digits.
	{ written: /^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?$/, decimals: /\./ },
];
const LONGEST = 60;
const PLAIN = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * Parses a target amount: a number, or a text as in sheets: 12,000, 12 000, 12.000,50 €.
 *
 * @throws InvalidInput if it is no number, or not above 0
 */
export function readTargetAmount(value: unknown): number {
	const text = textOf(value)?.trim() ?? '';
	if (text === '') throw wrongAmount(`${TARGET} is empty`);
	const amount = typeof value === 'number' ? value : amountIn(text);
	if (!Number.isFinite(amount))
		throw wrongAmount(`${TARGET} is not a number: ${text.slice(0, LONGEST)}`);
	if (amount > 0) return amount;
	throw wrongAmount(`${TARGET} must be more than 0, but is "${text}"`);
}

function amountIn(text: string): number {
	if (text.length > LONGEST) return NaN;
	const sign = /^[-−]/.test(text) ? -1 : 1;
	const figure = text
		.replace(/^[+−-]/, '')
		.trim()
		.replace(UNIT_BEFORE, '')
		.replace(UNIT_BEHIND, '');
	const written = figure.trim().replace(BLANKS, ' ');
	const isPlain = PLAIN.test(written);
	const plain = isPlain ? Number(written.replace(',', '.')) : NaN;
	const grouped = GROUPED.find((one) => one.written.test(written));
	if (grouped === undefined) return sign * plain;
	const [whole = '', decimals = ''] = written.split(grouped.decimals);
	const amount = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
	if (!isPlain || !text.includes('%')) return sign * amount;
	throw wrongAmount(`${TARGET} may mean ${plain} or ${amount}: ${text}`);
}

function wrongAmount(message: string): InvalidInput {
	return new InvalidInput(TARGET, message, 'Enter a number such as 12000');
}
