import { InvalidInput } from '../../platform/base/invalidInput';
import { prepareImport } from '../../platform/imports/prepare';
import { collected, sourceOf } from '../../harness/fileContent';
import { planOf } from './plans';

/** What a tool exports, in one of the many ways in which tools write it. */
interface Variant {
	readonly separator: string;
	readonly numbers: NumberStyle;
	readonly totals: TotalsStyle;
	readonly preamble: readonly string[];
	readonly header: readonly [name: string, visits: string, revenue: string];
	readonly order: readonly number[];
	readonly encoding: 'utf-8' | 'utf-8 with its mark' | 'windows-1252' | 'utf-16';
	readonly lineBreak: string;
}

interface NumberStyle {
	readonly thousands: string;
	readonly decimals: string;
	readonly currency: string;
}

type TotalsStyle = (typeof TOTALS)[number];

const TOTALS = ['none', 'last', 'first', 'nameless', 'of more rows', 'second table'] as const;
const SEPARATORS = [',', ';', '\t', '|'];
const NUMBERS: readonly NumberStyle[] = [
	{ thousands: '', decimals: '.', currency: '' },
	{ thousands: '', decimals: ',', currency: '' },
	{ thousands: ',', decimals: '.', currency: '' },
	{ thousands: '.', decimals: ',', currency: ' €' },
	{ thousands: ' ', decimals: ',', currency: '' },
];
const PREAMBLES = [
	[],
	['# ----', '# Garden Example', '# Start date: 20260901', '# End date: 20260930', '# ----'],
	['Visits by engine', 'September 1, 2026 - September 30, 2026', ''],
	['Report Name: Engines', 'Report Date Range: 2026-09-01 - 2026-09-30', ''],
];
const HEADERS = [
	['Search Engine', 'Visits', 'Revenue'],
	['Moteur de recherche', 'Visites', 'Chiffre d’affaires'],
] as const;
const WORDS = ['Total', 'Grand total', 'Gesamt', 'Summe', 'Totaal', 'Total général', 'Totale'];
const ORDERS = [
	[0, 1, 2],
	[1, 0, 2],
	[2, 1, 0],
];
const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16', 'utf-8 with its mark'] as const;

const ROWS = [
	['Google', 12_345, 1234.5],
	['TotalEnergies', 980, 98.2],
	['Écosia', 12, 0],
	['total.example', 5_678, 10.25],
] as const;

function product(): Variant[] {
	const variants: Variant[] = [];
	for (const separator of SEPARATORS) {
		for (const numbers of NUMBERS) {
			for (const totals of TOTALS) {
				for (const preamble of PREAMBLES) {
					const at = variants.length;
					variants.push({
						...{ separator, numbers, totals, preamble },
						header: HEADERS[at % 2] ?? HEADERS[0],
						order: ORDERS[at % 3] ?? [],
						encoding: ENCODINGS[Math.floor(at / 3) % 4] ?? 'utf-8',
						lineBreak: at % 5 === 0 ? '\r\n' : '\n',
					});
				}
			}
		}
	}
	return variants;
}

const VARIANTS = product();

function written(value: number, { thousands, decimals, currency }: NumberStyle, isAmount: boolean) {
	const [whole = '', rest = ''] = (isAmount ? value.toFixed(2) : String(value)).split('.');
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
	return isAmount ? `${grouped}${decimals}${rest}${currency}` : grouped;
}

function fileOf({ separator, header, order, lineBreak, ...variant }: Variant, at: number): Buffer {
	const cell = (text: string) => (text.includes(separator) ? `"${text}"` : text);
	const record = (cells: readonly string[]) =>
		order.map((column) => cell(cells[column] ?? '')).join(separator);
	const row = (name: string, visits: number, revenue: number) =>
		record([
			name,
			written(visits, variant.numbers, false),
			written(revenue, variant.numbers, true),
		]);
	const rows = ROWS.map(([name, visits, revenue]) => row(name, visits, revenue));
	const word = WORDS[at % WORDS.length] ?? 'Total';
	const sums = [19_015, 1342.95] as const;
	const table: Record<TotalsStyle, string[]> = {
		none: rows,
		last: [...rows, row(word, ...sums)],
		first: [row(word, ...sums), ...rows],
		nameless: [...rows, row('', ...sums)],
		'of more rows': [...rows, row(word, 29_015, 2342.95)],
		'second table': [
			...rows,
			'',
			['Day Index', header[1]].join(separator),
			`1/5/26${separator}480`,
		],
	};
	const lines = [...variant.preamble, record(header), ...table[variant.totals], ''];
	return encoded(lines.join(lineBreak), variant.encoding);
}

function encoded(text: string, encoding: Variant['encoding']): Buffer {
	if (encoding === 'utf-16') return Buffer.from(`\ufeff${text}`, 'utf16le');
	if (encoding === 'utf-8') return Buffer.from(text);
	if (encoding === 'utf-8 with its mark') return Buffer.from(`\ufeff${text}`);
	return Buffer.from(text.replaceAll('€', '\x80').replaceAll('’', '\x92'), 'latin1');
}

/** The rows that would be sent, or what the user is asked. */
async function outcomeOf(variant: Variant, at: number): Promise<string[] | { asked: string }> {
	try {
		const source = await sourceOf(fileOf(variant, at));
		const prepared = await prepareImport(source, planOf('searchengine', '2026-09-01'));
		if (prepared.rejected > 0) return { asked: JSON.stringify(prepared.rejections[0]) };
		const [, ...rows] = (await collected(prepared.csv)).toString().trimEnd().split('\n');
		return rows.map((line) => {
			const [name, ...figures] = line.split(',');
			return [name, ...figures.map(Number)].join('|');
		});
	} catch (error) {
		if (error instanceof InvalidInput) return { asked: error.message };
		throw error;
	}
}

const EXPECTED = ROWS.map(([name, ...figures]) => [name.replace('É', 'E'), ...figures].join('|'));

it('reads hundreds of ways to write one table right, or asks, and none wrong', async () => {
	expect(VARIANTS.length).toBeGreaterThan(400);
	const wrong: unknown[] = [];
	const asked: string[] = [];
	for (const [at, variant] of VARIANTS.entries()) {
		const outcome = await outcomeOf(variant, at);
		if (!Array.isArray(outcome)) asked.push(`${variant.totals}: ${outcome.asked}`);
		else if (String(outcome) !== String(EXPECTED)) wrong.push({ at, variant, outcome });
	}
	expect(wrong.slice(0, 3)).toEqual([]);
	// A total of more rows than the file has is always asked about, and little else is.
	const doubtful = asked.filter((one) => one.startsWith('of more rows: Line'));
	expect(doubtful).toHaveLength(VARIANTS.length / TOTALS.length);
	expect(asked.filter((one) => !doubtful.includes(one)).slice(0, 3)).toEqual([]);
});
