import { sourceOf } from '../../../harness/fileContent';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { checkCosts } from '../toolExports/exportPlans';
import type { DayStyle, NumberStyle } from './variantStyles';
import { DAYS, encoded, ENCODINGS, NUMBERS, pad, SEPARATORS, turn, written } from './variantStyles';

/** What an ad network exports by day and campaign, in one of the many ways in which they write it. */
interface Variant {
	readonly separator: string;
	readonly numbers: NumberStyle;
	readonly totals: (typeof TOTALS)[number];
	readonly preamble: readonly string[];
	readonly header: (typeof HEADERS)[number];
	readonly order: readonly number[];
	readonly encoding: (typeof ENCODINGS)[number];
	readonly days: DayStyle;
	readonly lineBreak: string;
}

const TOTALS = ['none', 'last', 'of more rows'] as const;
const PREAMBLES = [
	[],
	['Campaign performance', 'September 1, 2026 - September 30, 2026', ''],
	['Report Name: Costs', 'Report Date Range: 2026-09-01 - 2026-09-30', ''],
];
// Day, campaign, clicks, impressions, cost, as Google Ads, Meta, Pinterest, TikTok and others write them.
const HEADERS = [
	['Day', 'Campaign', 'Clicks', 'Impr.', 'Cost', 'Currency code'],
	['Tag', 'Kampagne', 'Klicks', 'Impressionen', 'Kosten', 'Währung'],
	['Jour', 'Campagne', 'Clics', 'Impressions', 'Coût', 'Devise'],
	['Fecha', 'Campaña', 'Clics', 'Impresiones', 'Coste', 'Moneda'],
	['Giorno', 'Campagna', 'Clic', 'Impressioni', 'Costo', 'Valuta'],
	['Datum', 'Campagne', 'Klikken', 'Vertoningen', 'Uitgaven', 'Valuta'],
	['Day', 'Campaign name', 'Link clicks', 'Impressions', 'Amount spent (EUR)', 'Account name'],
	['Date', 'Campaign name', 'Pin clicks', 'Impressions', 'Spend in account currency', 'Status'],
	['By Day', 'Campaign name', 'Clicks (destination)', 'Impressions', 'Cost', 'Currency'],
	['Gregorian date', 'Campaign name', 'Clicks', 'Impressions', 'Spend', 'Currency'],
	['Date', 'Campaign Name', 'Clicks', 'Impressions', 'Total Spent', 'Currency'],
] as const;
const WORDS = ['Total', 'Total: Account', 'Gesamt', 'Summe', 'Totale', 'Totaal'] as const;
const ORDERS = [
	[0, 1, 2, 3, 4, 5],
	[1, 0, 5, 4, 3, 2],
	[5, 2, 3, 4, 1, 0],
] as const;

const ROWS = [
	[5, 'Frühling, Größen', 142, 8_623, 1122.48],
	[14, 'Frühling, Größen', 50, 3_063, 44.89],
	[14, 'TotalEnergies', 0, 12, 0],
	[15, 'été', 1_264, 98_120, 1365.22],
] as const;
const SUMS = [1_456, 109_818, 2532.59] as const;

function product(): Variant[] {
	return SEPARATORS.flatMap((separator) =>
		NUMBERS.flatMap((numbers) =>
			TOTALS.flatMap((totals) =>
				PREAMBLES.map((preamble) => ({ separator, numbers, totals, preamble })),
			),
		),
	).map((one, at) => ({
		...one,
		header: turn(HEADERS, at),
		order: turn(ORDERS, at + Math.floor(at / 9)),
		encoding: turn(ENCODINGS, at + Math.floor(at / 7)),
		lineBreak: turn(['\r\n', '\n', '\r'], at),
		days: turn(DAYS, at + Math.floor(at / 8)),
	}));
}

const VARIANTS = product();

function fileOf(variant: Variant, at: number, figures: ReadonlyArray<Line> = ROWS): Buffer {
	const { separator, numbers, header, order } = variant;
	const cell = (text: string) => (text.includes(separator) ? `"${text}"` : text);
	const record = (cells: readonly string[]) =>
		order.map((column) => cell(cells[column] ?? '')).join(separator);
	const row = (day: string, name: string, ...[clicks, impressions, cost]: Sums) =>
		record([
			...[day, name, written(clicks, numbers, false), written(impressions, numbers, false)],
			...[written(cost, numbers, true), name === 'été' ? 'EUR' : ''],
		]);
	const rows = figures.map(([day, name, ...rest]) => row(variant.days(day), name, ...rest));
	const word = turn(WORDS, at);
	const table = {
		none: rows,
		last: [...rows, row('', word, ...SUMS)],
		'of more rows': [...rows, row('', word, 2_456, 209_818, 3532.59)],
	};
	const lines = [...variant.preamble, record(header), ...table[variant.totals], ''];
	return encoded(lines.join(variant.lineBreak), variant.encoding);
}

type Sums = readonly [clicks: number, impressions: number, cost: number];
type Line = readonly [day: number, name: string, ...Sums];

const EXPECTED = [
	'date,ope_id,click,impression,cost',
	...ROWS.map(([day, name, clicks, impressions, cost]) => {
		const id = name.includes(',') ? `"${name}"` : name;
		return [`2026-09-${pad(day)}`, id, clicks, impressions, cost.toFixed(2)].join(',');
	}),
];

async function outcomeOf(file: Buffer): Promise<readonly string[] | { readonly asked: string }> {
	try {
		const { question, refused, columns, rows } = await checkCosts(await sourceOf(file));
		const asked = question ?? refused[0];
		return asked === undefined ? [columns.join(','), ...rows] : { asked };
	} catch (error) {
		if (error instanceof InvalidInput) return { asked: error.message };
		throw error;
	}
}

it('a hundred ways to write the costs of campaigns are read right, or asked about, and none is wrong', async () => {
	expect(VARIANTS.length).toBeGreaterThan(150);
	const wrong: unknown[] = [];
	const asked: string[] = [];
	for (const [at, variant] of VARIANTS.entries()) {
		const outcome = await outcomeOf(fileOf(variant, at));
		if ('asked' in outcome)
			asked.push(`${at} ${variant.totals} ${variant.encoding}: ${outcome.asked}`);
		else if (String(outcome) !== String(EXPECTED)) wrong.push({ at, variant, outcome });
	}
	expect(wrong.slice(0, 3)).toEqual([]);
	const doubtful = asked.filter((one) => one.includes('of more rows'));
	expect(asked.filter((one) => !doubtful.includes(one))).toEqual([]);
	expect(doubtful).toHaveLength(VARIANTS.length / TOTALS.length);
});

it('costs whose lines share day and campaign, or differ by an accent, are asked about in each way to write them', async () => {
	const silent: unknown[] = [];
	for (const [at, variant] of VARIANTS.entries()) {
		if (variant.totals !== 'none') continue;
		for (const line of [
			[14, 'TotalEnergies', 5, 40, 1.5],
			[15, 'ete', 3, 9, 2.5],
		] as const) {
			const outcome = await outcomeOf(fileOf(variant, at, [...ROWS, line]));
			if (!('asked' in outcome)) silent.push({ at, variant, outcome });
		}
	}
	expect(silent.slice(0, 2)).toEqual([]);
});
