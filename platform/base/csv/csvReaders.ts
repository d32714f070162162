import { calendarDay } from '../dates/dayArithmetic';

/** How days are written where a spreadsheet recognizes them. */
type DayPattern = 'DD.MM.YYYY' | 'DD/MM/YYYY' | 'DD-MM-YYYY' | 'MM/DD/YYYY';

/** The regional format of Excel, in which it reads a CSV file that is opened by a double click. */
interface ExcelFormat {
	readonly day: DayPattern;
	readonly decimalMark: ',' | '.';
}

/** Who reads a CSV file, and what follows from it. */
interface CsvReaderFormat {
	readonly label: string;
	readonly separator: ',' | ';' | '\t';
	/** Undefined for programs, which take every value as it is. */
	readonly excel?: ExcelFormat;
}

const excel = (language: string, day: DayPattern): CsvReaderFormat => ({
	label: `Excel in ${language}`,
	separator: ';',
	excel: { day, decimalMark: ',' },
});
const english = (country: string, day: DayPattern): CsvReaderFormat => ({
	label: `Excel in English (${country})`,
	separator: ',',
	excel: { day, decimalMark: '.' },
});

/** The readers of CSV files, and what they expect by the defaults of Windows for their country. */
export const CSV_READERS = {
	excelNl: excel('Dutch', 'DD-MM-YYYY'),
	excelEnGb: english('UK', 'DD/MM/YYYY'),
	excelEnUs: english('US', 'MM/DD/YYYY'),
	excelFr: excel('French', 'DD/MM/YYYY'),
	excelDe: excel('German', 'DD.MM.YYYY'),
	excelIt: excel('Italian', 'DD/MM/YYYY'),
	excelEs: excel('Spanish', 'DD/MM/YYYY'),
	excelCh: {
		label: 'Excel in Switzerland',
		separator: ';',
		excel: { day: 'DD.MM.YYYY', decimalMark: '.' },
	},
	programs: { label: 'Other Programs', separator: ',' },
	programsSemicolons: { label: 'Other Programs (Semicolons)', separator: ';' },
	programsTabs: { label: 'Other Programs (Tabs)', separator: '\t' },
} as const satisfies Record<string, CsvReaderFormat>;

export type CsvReader = keyof typeof CSV_READERS;

/** The format of a CSV file for a reader. */
export function csvFormatFor(reader: CsvReader): CsvReaderFormat {
	return CSV_READERS[reader];
}

/** A cell as Excel reads it: numbers and days in its format, and texts that it would change as texts. */
export function excelCell(cell: unknown, format: ExcelFormat): unknown {
	if (typeof cell === 'number') return numberText(cell, format);
	if (typeof cell !== 'string' || cell.length > LONGEST_READ) return cell;
	const moment = dayText(cell, format);
	if (moment !== undefined) return moment;
	if (FIGURE.test(cell) && digitsOf(cell) <= MOST_DIGITS) {
		return cell.replace('.', format.decimalMark);
	}
	return isChanged(cell) ? `="${cell}"` : cell;
}

// Nothing that Excel takes for a number or a day is longer.
const LONGEST_READ = 60;
// Excel keeps 15 digits, and shows numbers of more than 11 as 1.23457E+11.
const MOST_DIGITS = 15;
const MOST_SHOWN_DIGITS = 11;

function digitsOf(text: string): number {
	return text.replace(/\D/g, '').length;
}

function numberText(value: number, { decimalMark }: ExcelFormat): unknown {
	if (!Number.isFinite(value)) return '';
	const text = String(value);
	if (Number.isInteger(value) && digitsOf(text) > MOST_DIGITS) return `="${BigInt(value)}"`;
	return text.replace('.', decimalMark);
}

// A day, perhaps with a time of the same zone.
const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/;

function dayText(text: string, { day: pattern }: ExcelFormat): string | undefined {
	const [, iso = '', time] = MOMENT.exec(text) ?? [];
	if (!calendarDay(iso) || iso < FIRST_DAY) return undefined;
	const [year = '', month = '', day = ''] = iso.split('-');
	const written = pattern.replace('YYYY', year).replace('MM', month).replace('DD', day);
	return time === undefined ? written : `${written} ${time}`;
}

// Excel knows no day before.
const FIRST_DAY = '1900-03-01';

const FIGURE = /^-?(?:0|[1-9]\d*)\.\d+$/;

/** Whether Excel would read a text as another value: an ID, a day, a time or a power of ten. */
function isChanged(text: string): boolean {
	const trimmed = text.trim();
	if (/^[+-]?\d+$/.test(trimmed)) {
		return (
			/^[+-]?0\d/.test(trimmed) || trimmed.startsWith('+') || digitsOf(trimmed) > MOST_SHOWN_DIGITS
		);
	}
	return CHANGED.some((form) => form.test(trimmed));
}

const MONTHS =
	'jan|ene|gen|feb|fev|fév|f[ée]vr|mar|mär|mrt|apr|abr|avr|may|mai|mei|maj|mag|jun|jui|giu|jul|lug|aug|ago|aou|aoû|sep|set|oct|okt|ott|nov|dec|déc|dez|dic';
const CHANGED: readonly RegExp[] = [
	// Powers of ten: 12E4, 1.5E3.
	/^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i,
	// Days and fractions: 1-2, 3/4, 1.5.26, 05/11/2026.
	/^\d{1,4}([-/.])\d{1,4}(?:\1\d{1,4})?$/,
	// Times: 10:30.
	/^\d{1,4}:\d\d(?::\d\d)?(?: ?[AP]M)?$/i,
	// Numbers with marks of thousands or a percent sign.
	/^[+-]?[\d.,' ]*\d[\d.,' ]*%?$/,
	new RegExp(`^(?:${MONTHS})\\p{L}{0,7}[-. /]{0,2}\\d{1,4}$`, 'iu'),
	new RegExp(`^\\d{1,4}[-. /]{0,2}(?:${MONTHS})\\p{L}{0,7}(?:[-. /]{1,2}\\d{2,4})?$`, 'iu'),
	/^(?:true|false|wahr|falsch|vrai|faux|verdadero|falso|vero|waar|onwaar)$/i,
];
