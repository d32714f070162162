import { InvalidInput } from '../../../platform/base/invalidInput';
import { prepareImports } from '../../../platform/imports/prepare';
import { questionOf } from '../../../platform/imports/lineFindings';
import { collected, sourceOf } from '../../../harness/fileContent';
import { importPlan } from '../toolExports/exportPlans';
import type { DayStyle, NumberStyle, TimeStyle } from './variantStyles';
import {
	DAYS,
	encoded,
	ENCODINGS,
	NUMBERS,
	pad,
	SEPARATORS,
	TIMES,
	turn,
	written,
} from './variantStyles';

/** What a tool exports, in one of the many ways in which tools write it. */
interface Variant {
	readonly separator: string;
	readonly numbers: NumberStyle;
	readonly totals: TotalsStyle;
	readonly preamble: readonly string[];
	readonly header: (typeof HEADERS)[number];
	readonly order: readonly number[];
	readonly encoding: (typeof ENCODINGS)[number];
	/** Undefined for a table without a column of days. */
	readonly days: DayStyle | undefined;
	readonly times: TimeStyle;
	readonly lineBreak: string;
}

type TotalsStyle = (typeof TOTALS)[number];

const TOTALS = ['none', 'last', 'first', 'nameless', 'of more rows', 'second table'] as const;
const PREAMBLES = [
	[],
	['# ----', '# Garden Example', '# Start date: 20260901', '# End date: 20260930', '# ----'],
	['Visits by engine', 'September 1, 2026 - September 30, 2026', ''],
	['Report Name: Engines', 'Report Date Range: 2026-09-01 - 2026-09-30', ''],
];
const HEADERS = [
	['Search Engine', 'Visits', 'Revenue', 'Day', 'Time spent'],
	['Moteur de recherche', 'Visites', 'Chiffre d’affaires', 'Jour', 'Temps passé'],
	['Suchmaschine', 'Sitzungen', 'Umsatz', 'Datum', 'Gesamte Besuchszeit'],
	['Buscador', 'Sesiones', 'Ingresos', 'Fecha', 'Tiempo total'],
	['Motore di ricerca', 'Sessioni', 'Entrate', 'Giorno', 'Tempo totale'],
	['Zoekmachine', 'Sessies', 'Opbrengst', 'Datum', 'Totale tijd'],
] as const;
const WORDS = [
	...['Total', 'Grand total', 'Gesamt', 'Summe', 'Totaal', 'Total général', 'Totale'],
] as const;
const ORDERS = [
	[0, 1, 2, 3, 4],
	[3, 4, 1, 0, 2],
	[2, 1, 3, 0, 4],
] as const;
const ROWS = [
	['Google', 12_345, 1234.5, 5, 73_841],
	['TotalEnergies', 980, 98.2, 14, 3_605],
	['Écosia', 12, 0, 5, 0],
	['total.example', 5_678, 10.25, 14, 151],
] as const;

/** The name of a row above, as the platform writes both. */
const ECOSIA = ['Ecosia', 21, 4.5, 6, 90] as const;

function product(): Variant[] {
	const variants: Variant[] = [];
	for (const separator of SEPARATORS) {
		for (const numbers of NUMBERS) {
			for (const totals of TOTALS) {
				for (const preamble of PREAMBLES) {
					const at = variants.length;
					variants.push({
						...{ separator, numbers, totals, preamble },
						header: turn(HEADERS, at + Math.floor(at / 6)),
						order: turn(ORDERS, at + Math.floor(at / 12)),
						encoding: turn(ENCODINGS, at),
						lineBreak: turn(['\r\n', '\n', '\n', '\r', '\n'], at),
						days: turn([undefined, undefined, ...DAYS], Math.floor(at / 4) + at),
						times: turn(TIMES, at + Math.floor(at / 5)),
					});
				}
			}
		}
	}
	return variants;
}

const VARIANTS = product();

function fileOf(
	{ separator, header, order, lineBreak, days, ...variant }: Variant,
	at: number,
	figures: ReadonlyArray<readonly [string, number, number, number, number]> = ROWS,
) {
	const cell = (text: string) => (text.includes(separator) ? `"${text}"` : text);
	const record = (cells: readonly string[]) =>
		order
			.filter((column) => days !== undefined || column !== 3)
			.map((column) => cell(cells[column] ?? ''))
			.join(separator);
	const row = (name: string, visits: number, revenue: number, day: number, time: number) =>
		record([
			name,
			written(visits, variant.numbers, false),
			written(revenue, variant.numbers, true),
			day === 0 ? '' : (days?.(day) ?? ''),
			variant.times(time),
		]);
	const rows = figures.map((cells) => row(...cells));
	const word = turn(WORDS, at);
	const sums = [19_015, 1342.95, 0, 77_597] as const;
	const table: Record<TotalsStyle, string[]> = {
		none: rows,
		last: [...rows, row(word, ...sums)],
		first: [row(word, ...sums), ...rows],
		nameless: [...rows, row('', ...sums)],
		'of more rows': [...rows, row(word, 29_015, 2342.95, 0, 87_597)],
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

type Outcome = readonly string[] | { readonly asked: string };

/**
 * The findings of *Check*: the rows that would be sent, with their days, or the question to the
 * user.
 */
async function outcomeOf(file: Buffer): Promise<Outcome> {
	try {
		const source = await sourceOf(file);
		const plan = importPlan(source, {});
		const { parts, ...checked } = await prepareImports(source, plan);
		const question = questionOf(checked, plan);
		if (question) return { asked: question.message };
		if (checked.rejected > 0) return { asked: JSON.stringify(checked.rejections[0]) };
		const all: string[] = [];
		for (const { csv, descriptor } of parts) {
			const [, ...rows] = (await collected(csv)).toString().trimEnd().split('\n');
			const day = checked.dayColumn === undefined ? '' : descriptor.period.from;
			for (const row of rows) {
				const [name, ...figures] = row.split(',');
				all.push([name, ...figures.map(Number), day].join('|'));
			}
		}
		return [`${plan.kind.name}`, ...all.sort()];
	} catch (error) {
		if (error instanceof InvalidInput) return { asked: error.message };
		throw error;
	}
}

function expectedOf({ days }: Variant): string {
	const rows = ROWS.map(([name, visits, revenue, day, time]) =>
		[name.replace('É', 'E'), visits, time, revenue, days ? `${pad(day)}/09/2026` : ''].join('|'),
	);
	return String(['searchengine', ...rows.sort()]);
}

it('hundreds of ways to write one table are read right or asked about, and none is read wrong', async () => {
	expect(VARIANTS.length).toBeGreaterThan(400);
	const wrong: unknown[] = [];
	const asked: string[] = [];
	for (const [at, variant] of VARIANTS.entries()) {
		const outcome = await outcomeOf(fileOf(variant, at));
		if ('asked' in outcome) asked.push(`${at} ${variant.totals}: ${outcome.asked}`);
		else if (String(outcome) !== expectedOf(variant)) wrong.push({ at, variant, outcome });
	}
	expect(wrong.slice(0, 3)).toEqual([]);
	// Two cases always cause a question: a total of more rows than the file has, and two tables
	// that both begin with days.
	const doubtful = asked.filter((one) => one.includes('of more rows: Line'));
	expect(doubtful).toHaveLength(VARIANTS.length / TOTALS.length);
	const others = asked.filter((one) => !doubtful.includes(one));
	expect(others.filter((one) => !one.includes(': The file contains 2 tables'))).toEqual([]);
	expect(others).toHaveLength(VARIANTS.filter(hasTwoTablesByDay).length);
});

function hasTwoTablesByDay({ totals, days, order }: Variant): boolean {
	return totals === 'second table' && days !== undefined && order[0] === 3;
}

it('tables with repeated names or ambiguous days are asked about in each way to write them', async () => {
	const silent: unknown[] = [];
	for (const [at, variant] of VARIANTS.entries()) {
		if (variant.totals !== 'none') continue;
		const days: DayStyle = (day) => `${day > 12 ? 6 : day}/9/2026`;
		const unclear = await outcomeOf(fileOf({ ...variant, days }, at));
		const shared = await outcomeOf(fileOf({ ...variant, days: undefined }, at, [...ROWS, ECOSIA]));
		for (const one of [unclear, shared]) if (!('asked' in one)) silent.push({ at, variant, one });
	}
	expect(silent.slice(0, 2)).toEqual([]);
});
