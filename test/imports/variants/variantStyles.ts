/** How a tool writes numbers. */
export interface NumberStyle {
	readonly thousands: string;
	readonly decimals: string;
	readonly currency: string;
}

/** What stands between two cells. */
export const SEPARATORS = [',', ';', '\t', '|'];
/** How numbers are written. */
export const NUMBERS: readonly NumberStyle[] = [
	{ thousands: '', decimals: '.', currency: '' },
	{ thousands: '', decimals: ',', currency: '' },
	{ thousands: ',', decimals: '.', currency: '' },
	{ thousands: '.', decimals: ',', currency: ' €' },
	{ thousands: ' ', decimals: ',', currency: '' },
];
/** A day or month of two digits. */
export const pad = (day: number) => String(day).padStart(2, '0');

/** Writes a day of September 2026 by its number. */
export type DayStyle = (day: number) => string;

/** The ways to write days. */
export const DAYS: readonly [DayStyle, ...DayStyle[]] = [
	(day) => `2026-09-${pad(day)}`,
	(day) => `202609${pad(day)}`,
	(day) => `${pad(day)}.09.2026`,
	(day) => `${day}/9/2026`,
	(day) => `9/${day}/26`,
	(day) => `${day} septembre 2026`,
	(day) => `Sep ${day} 2026`,
	(day) => String(46_265 + day),
	(day) => `${day}. September 2026`,
	(day) => `${day} de septiembre de 2026`,
	(day) => `${day} settembre 2026`,
	(day) => `${day} sept. 2026 09:30`,
	(day) => `2026-09-${pad(day)}T00:00:00.000Z`,
];

/** Writes a duration from its seconds. */
export type TimeStyle = (seconds: number) => string;

/** Hours, minutes and seconds. */
const parts = (seconds: number) =>
	[Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60] as const;

/** The ways to write durations. */
export const TIMES: readonly [TimeStyle, ...TimeStyle[]] = [
	(seconds) => parts(seconds).map(pad).join(':'),
	String,
	(seconds) =>
		parts(seconds)
			.map((part, at) => `${part}${'hms'[at]}`)
			.join(' '),
	(seconds) =>
		parts(seconds)
			.map((part, at) => `${part} ${['h', 'min', 's'][at]}`)
			.join(' '),
];

/** The encodings that tools write. */
export const ENCODINGS = [
	...['utf-8', 'windows-1252', 'utf-16le', 'utf-8 with its mark'],
	...['macintosh', 'utf-16be', 'utf-16le without its mark'],
] as const;

type VariantEncoding = (typeof ENCODINGS)[number];

/** One of some values, in turns of a length of their own. */
export function turn<const List extends readonly [unknown, ...unknown[]]>(
	values: List,
	at: number,
): List[number] {
	return values[at % values.length] ?? values[0];
}

/** A figure as it is written. */
export function written(
	value: number,
	{ thousands, decimals, currency }: NumberStyle,
	isAmount: boolean,
) {
	const [whole = '', rest = ''] = (isAmount ? value.toFixed(2) : String(value)).split('.');
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
	return isAmount ? `${grouped}${decimals}${rest}${currency}` : grouped;
}

const MAC = {
	...{ é: '\x8e', É: '\x83', '€': '\xdb', '’': '\xd5', ä: '\x8a', ñ: '\x96' },
	...{ ö: '\x9a', û: '\x9e', ü: '\x9f', ß: '\xa7' },
};
const WINDOWS = { '€': '\x80', '’': '\x92' };

/** The bytes of a text. */
export function encoded(text: string, encoding: VariantEncoding): Buffer {
	const inLetters = (letters: Readonly<Record<string, string>>) =>
		Buffer.from(
			text.replace(/\P{ASCII}/gu, (letter) => letters[letter] ?? letter),
			'latin1',
		);
	switch (encoding) {
		case 'utf-8':
			return Buffer.from(text);
		case 'utf-8 with its mark':
			return Buffer.from(`\ufeff${text}`);
		case 'utf-16le':
			return Buffer.from(`\ufeff${text}`, 'utf16le');
		case 'utf-16le without its mark':
			return Buffer.from(text, 'utf16le');
		case 'utf-16be':
			return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
		case 'macintosh':
			return inLetters(MAC);
		case 'windows-1252':
			return inLetters(WINDOWS);
	}
}
