import { createRequire } from 'node:module';
import { join } from 'node:path';

import { outputOf } from '../child';
import type { pictureOf } from '../../platform/chart/draw/picture';
import { collectChartData } from '../../platform/chart/collectChartData';
import { parseJson } from '../../platform/base/json/json';
import { bufferReports } from '../../platform/reports/response/readReport';
import type { Row } from '../../platform/reports/table/tableCell';
import type { Table } from '../../platform/reports/table/reportTable';
import { FigureFormats } from '../../platform/summary/figureFormats';
import { wordsFor } from '../../platform/summary/messageWords';
import { preparePack } from '../../harness/n8n';
import type { Figure } from '../figure';
import { compareTimes, median } from '../figure';
import { LAYOUT } from './layout';

const POINTS = 10_000;
const ROUNDS = 3;
const MOST_MS = 200;
const DAY_MS = 86_400_000;
const dayOf = (index: number) => new Date(index * DAY_MS).toISOString().slice(0, 10);

/**
 * The longest time in which n8n responds to nothing while the first chart loads what draws it,
 * compared with 200 ms, and the time of a chart of 10,000 points, compared with that of reading its
 * report.
 */
export async function chartTime(): Promise<Figure[]> {
	await preparePack();
	const rounds: number[] = [];
	for (let round = 0; round < ROUNDS; round++) rounds.push(await longestBlock());
	const longest = median(rounds);
	const detail = `${longest.toFixed(0)} ms against ${MOST_MS} ms`;
	const { make, read } = await prepareChart(POINTS);
	await make('png');
	return [
		{ name: 'first chart, block', ratio: longest / MOST_MS, goal: 1, detail },
		{
			name: 'chart, SVG, compared with reading its report',
			goal: 3,
			...(await compareTimes(15, () => make('svg'), read)),
		},
		{
			name: 'chart, PNG, compared with reading its report',
			...(await compareTimes(15, () => make('png'), read)),
		},
	];
}

async function longestBlock(): Promise<number> {
	return Number(await outputOf(join(__dirname, 'firstChartChild.ts')));
}

/** What reads a report of some days, and what draws a chart of it. */
export async function prepareChart(points: number) {
	const text = bodyOf(points);
	const read = () => bufferReports(parseJson(text), LAYOUT);
	const [report] = read();
	if (report === undefined) throw new Error('The body contains no report');
	const days = await byDay(report.table);
	const make = async (format: 'png' | 'svg') => await chartOf(days, builtDrawing(), format);
	return { make, read };
}

/** The built drawing code; its sources lack the font. */
function builtDrawing(): Draw {
	const built: unknown = createRequire(__filename)(join(__dirname, '../../dist/chart/picture.js'));
	if (isDrawing(built)) return built.pictureOf;
	throw new Error('dist/chart/picture.js does not export pictureOf, which draws the charts');
}

function isDrawing(built: unknown): built is { readonly pictureOf: Draw } {
	return typeof built === 'object' && built !== null && 'pictureOf' in built;
}

type Draw = typeof pictureOf;

async function chartOf(days: Table, draw: Draw, format: 'png' | 'svg') {
	const wording = { formats: new FigureFormats({ language: 'en' }), words: wordsFor('en') };
	const about = () => ({ site: 'shop-eu' });
	const data = await collectChartData(days, {}, about, wording);
	return await draw(data, { format, isDark: false, formats: wording.formats });
}

/** The campaigns of the report as days, so that each row is a point of one line. */
async function byDay({ columns, batches }: Table): Promise<Table> {
	const date = { name: 'date', field: '', role: 'date', affinity: '' } as const;
	const rows: Row[] = [];
	for await (const some of batches()) {
		for (const row of some) rows.push({ date: dayOf(rows.length), ...row });
	}
	return {
		columns: [date, ...columns.filter(({ role }) => role === 'metric')],
		batches: async function* () {
			yield await Promise.resolve(rows);
		},
	};
}

function bodyOf(rows: number): string {
	const data = Array.from({ length: rows }, (_, index) => ({
		dimensions: [`Campaign ${index}`],
		metrics: [[{ values: [(index * 7_919) % 1_000] }], [{ values: [String(index % 97)] }]],
	}));
	const metrics = ['visit', 'click'].map((field) => ({ field, name: field, affinity: 'int' }));
	const columnHeader = { dimensions: [{ field: 'ope_name', name: 'Campaign' }], metrics };
	const report = { kind: 'rt#insummary', path: '', rowCount: rows, totalRowCount: rows };
	return JSON.stringify({ error: false, data: { reports: [{ ...report, data, columnHeader }] } });
}
