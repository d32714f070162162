/** How Excel reads CSV in one country, as its documentation and its users describe it. */
export interface Country {
	readonly separator: string;
	readonly decimals: string;
	readonly thousands: string;
	/** The order of day and month, and the mark between them. */
	readonly dates: RegExp;
	readonly isMonthFirst: boolean;
}

/** What a cell is after a double click on the file. */
export type ExcelValue =
	| { readonly number: number }
	| { readonly day: string; readonly time?: string }
	| { readonly text: string };

export const COUNTRIES: Readonly<Record<string, Country>> = {
	excelDe: country(';', ',', '.', /[./-]/),
	excelFr: country(';', ',', '\u202f', /[/-]/),
	excelEs: country(';', ',', '.', /[/-]/),
	excelEnGb: country(',', '.', ',', /[/-]/),
	excelEnUs: { ...country(',', '.', ',', /[/-]/), isMonthFirst: true },
};

function country(separator: string, decimals: string, thousands: string, dates: RegExp): Country {
	return { separator, decimals, thousands, dates, isMonthFirst: false };
}

const MONTH =
	/^(?:\d{1,2}[-. ]?)?(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*[-. ]?\d{0,4}$/i;

/** Reads a cell as Excel does: the formula of a text, a number, a day, a time, or a text. */
export function readByExcel(cell: string, where: Country): ExcelValue {
	const formula = /^="([^"]*)"$/.exec(cell);
	if (formula) return { text: formula[1] ?? '' };
	if (/^[=+@-]/.test(cell) && !/^[+-][\d.,]/.test(cell)) throw new Error(`a formula: ${cell}`);
	const trimmed = cell.trim();
	return numberIn(trimmed, where) ?? momentIn(trimmed, where) ?? { text: cell };
}

function numberIn(text: string, { decimals, thousands }: Country): ExcelValue | undefined {
	const ungrouped = text.split(thousands).join('');
	const isGrouped = text === ungrouped || /^\D?\d{1,3}(?:\D\d{3})+(?!\d)/.test(text);
	const plain = ungrouped.replace(decimals, '.');
	if (!isGrouped || countOf(text, decimals) > 1) return undefined;
	if (!/^[+-]?\d+(?:\.\d+)?(?:E[+-]?\d+)?$/i.test(plain)) return undefined;
	// Excel keeps 15 digits.
	return { number: Number(Number(plain).toPrecision(15)) };
}

function momentIn(text: string, { dates, isMonthFirst }: Country): ExcelValue | undefined {
	const [date = '', time, ...rest] = text.split(' ');
	const parts = date.split(dates);
	const areNumbers = parts.every((part) => /^\d{1,4}$/.test(part));
	if (rest.length === 0 && [2, 3].includes(parts.length) && areNumbers) {
		return dayOf(parts, isMonthFirst, time);
	}
	if (/^\d{1,2}:\d\d(?::\d\d)?$/.test(text)) return { day: 'none', time: text };
	return MONTH.test(text) && /\d/.test(text) ? { day: text } : undefined;
}

function countOf(text: string, mark: string): number {
	return text.split(mark).length - 1;
}

function dayOf(
	parts: readonly string[],
	isMonthFirst: boolean,
	time: string | undefined,
): ExcelValue {
	const [first = '', second = '', third = ''] = parts;
	const [year, month, day] =
		first.length === 4
			? [first, second, third]
			: isMonthFirst
				? [third, first, second]
				: [third, second, first];
	const iso = `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
	return time === undefined ? { day: iso } : { day: iso, time };
}
