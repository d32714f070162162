import { currencyOf } from '../../base/text/figureText';

/** What a number means according to its number format. */
type NumberMeaning = 'number' | 'percent' | 'day' | 'month' | 'year' | 'time' | 'duration';

/** The parts of a number format that affect the meaning. */
export interface NumberFormatFacts {
	readonly meaning: NumberMeaning;
	/** Whether a date is shown with a time. */
	readonly hasTime: boolean;
	/** The minimum number of digits: an ID such as 00123 is a number with a format. */
	readonly digits: number;
	/** The sign or the code of the currency; empty if there is none. */
	readonly currency: string;
}

const PLAIN: NumberFormatFacts = { meaning: 'number', hasTime: false, digits: 1, currency: '' };
const DAY: NumberFormatFacts = { ...PLAIN, meaning: 'day' };
const TIME: NumberFormatFacts = { ...PLAIN, meaning: 'time' };
const DURATION: NumberFormatFacts = { ...PLAIN, meaning: 'duration' };
const PERCENT: NumberFormatFacts = { ...PLAIN, meaning: 'percent' };

/**
 * The built-in formats by the last ID of each range (ECMA-376, 18.8.30); 27 to 36 and 50 to 58 are
 * East Asian dates.
 */
const BUILT_IN: ReadonlyArray<readonly [last: number, facts: NumberFormatFacts]> = [
	[8, PLAIN],
	[10, PERCENT],
	[13, PLAIN],
	[16, DAY],
	[17, { ...DAY, meaning: 'month' }],
	[21, TIME],
	[22, { ...DAY, hasTime: true }],
	[26, PLAIN],
	[31, DAY],
	[35, TIME],
	[36, DAY],
	[44, PLAIN],
	[45, TIME],
	[46, DURATION],
	[47, TIME],
	[49, PLAIN],
	[54, DAY],
	[56, TIME],
	[58, DAY],
];

function builtInFormat(id: number): NumberFormatFacts {
	return BUILT_IN.find(([last]) => id <= last)?.[1] ?? PLAIN;
}

/**
 * Reads the meaning of a number format.
 *
 * @param code undefined for a built-in format, which workbooks need not store
 */
export function numberFormatOf(id: number, code: string | undefined): NumberFormatFacts {
	return code === undefined ? builtInFormat(id) : factsOfCode(code);
}

/** The literal parts of a format: quoted, escaped, padded, filled, or in brackets. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/gs;

function factsOfCode(code: string): NumberFormatFacts {
	// The first section applies to positive numbers.
	const [first = ''] = sectionsOf(code);
	const bare = first.replace(LITERALS, ' ').toLowerCase();
	const isElapsed = /\[(h+|m+|s+)\]/i.test(first);
	if (isElapsed) return DURATION;
	if (/general/.test(bare)) return PLAIN;
	if (!/[0#?]/.test(bare.replace(/s\.0+/g, 's')) && /[dmyhseg]|aaa/.test(bare))
		return factsOfDay(bare);
	if (bare.includes('%')) return PERCENT;
	const digits = /^\s*(0+)\s*$/.exec(bare)?.[1]?.length ?? 1;
	return { ...PLAIN, digits, currency: currencyIn(first) };
}

/** Splits a format at semicolons outside quotes. */
function sectionsOf(code: string): string[] {
	return code.replace(/"[^"]*"|\\./gs, (text) => text.replaceAll(';', '\u0000')).split(';');
}

function factsOfDay(bare: string): NumberFormatFacts {
	const text = bare.replace(/am\/pm|a\/p/g, 'h');
	const hasTime = /[hs]/.test(text);
	const hasDay = /[dg]|aaa/.test(text);
	const hasYear = /[ye]/.test(text);
	if (hasDay) return { ...DAY, hasTime };
	if (hasTime) return hasYear ? { ...DAY, hasTime } : TIME;
	// A month or a year is represented by its first day.
	return { ...DAY, meaning: text.includes('m') ? 'month' : 'year' };
}

/** The currency of a format: `[$€-407]`, `"EUR"`, `\€`, or the sign itself. */
function currencyIn(section: string): string {
	const bracketed = /\[\$([^\]-]+)/.exec(section)?.[1];
	const quoted = [...section.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
	const signs = section.replace(LITERALS, (text) => (text.startsWith('\\') ? text.slice(1) : ' '));
	const candidates = [bracketed, ...quoted, signs.replace(/[0#?.,\s()+-]/g, '')];
	for (const text of candidates) {
		const trimmed = text?.trim() ?? '';
		if (currencyOf(trimmed) !== undefined) return trimmed;
	}
	return '';
}
