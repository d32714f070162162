import type { Sandbox } from '../../../sandbox';
import type { RawReport } from '../report/raw';
import { channelNamed, downloadRaw } from '../report/raw';
import type { Range } from './days';

/** A metric of the platform, or a quotient of two. */
export type Figure = string | readonly [numerator: string, denominator: string, times: number];

/** The expected answer to a question, in the platform's terms. */
export interface Truth {
	readonly figures: readonly Figure[];
	readonly by: readonly string[];
	readonly days: Range;
	readonly before?: Range;
	readonly scale?: 'D' | 'W' | 'M';
	readonly kind?: string;
	readonly path?: string;
	/** The platform's codes of the included devices. */
	readonly devices?: readonly number[];
	/** The included rows, by another field. */
	readonly only?: readonly [field: string, isWanted: (value: string) => boolean];
	readonly first?: number;
}

/** An expected row: its name, its figures, and those of the previous period. */
export interface TrueRow {
	readonly key: string;
	readonly values: readonly number[];
	readonly before: readonly number[];
}

/** The rows of all figures, and their sum. */
export interface TrueAnswer {
	readonly rows: readonly TrueRow[];
	readonly total: TrueRow;
}

/** All campaigns at once. */
export const CAMPAIGNS = 'mcWEBSITE[?].mcGLOBALOPE.mcOPE';

/** Queries the platform with another client, and aggregates independently. */
export async function truthOf(sandbox: Sandbox, truth: Truth): Promise<TrueAnswer> {
	const { figures, by, scale } = truth;
	const fields = fieldsOf(figures);
	const dimensions = [...new Set([...by, ...(truth.only ? [truth.only[0]] : [])])];
	const report = await downloadRaw(sandbox, bodyOf(truth, fields, dimensions));
	const sums = sumsOf(report, truth, fields, dimensions);
	const rowOf = (key: string, both: readonly number[][]): TrueRow => {
		const [values = [], before = []] = both.map((cells) => calculated(figures, fields, cells));
		return { key, values, before };
	};
	const all = [...sums].map(([key, both]) => rowOf(key, both));
	const added = [0, 1].map((period) =>
		fields.map((_, index) =>
			[...sums.values()].reduce((sum, both) => sum + (both[period]?.[index] ?? 0), 0),
		),
	);
	const isHistory = scale !== undefined && by.length === 0;
	const rows = isHistory ? all : all.sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
	return { rows, total: rowOf('', added) };
}

function fieldsOf(figures: readonly Figure[]): string[] {
	return [...new Set(figures.flatMap((one) => (typeof one === 'string' ? one : [one[0], one[1]])))];
}

const dated = ([dateFrom, dateTo]: Range) => ({ dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' });
const named = (field: string) => ({ field, name: field });

function bodyOf(truth: Truth, fields: readonly string[], dimensions: readonly string[]): object {
	const { days, before, scale, kind = 'rt#insummary', path, devices } = truth;
	const clauses = [{ field: 'device', operator: 'IN', value: devices }];
	return {
		reports: [
			{
				kind,
				...(path ? { path } : {}),
				dateRanges: [days, ...(before ? [before] : [])].map(dated),
				dimensions: dimensions.map(named),
				metrics: fields.map(named),
				...(scale ? { dateScale: scale, dateRangeSplitPerScale: true } : {}),
				...(devices ? { segmentFilterClauses: clauses } : {}),
			},
		],
	};
}

/** The sums of both periods, by row name. */
function sumsOf(
	report: RawReport,
	{ by, scale, only }: Truth,
	fields: readonly string[],
	dimensions: readonly string[],
): Map<string, number[][]> {
	const moments = scale ? (report.columnHeader.dateRanges[0]?.values.length ?? 1) : 1;
	const sums = new Map<string, number[][]>();
	for (const { dimensions: values, metrics } of report.data) {
		const valueOf = (field: string) => values[dimensions.indexOf(field)] ?? '';
		const isLeftOut = valueOf('media_key') === 'GLOBAL' || (only && !only[1](valueOf(only[0])));
		for (let moment = 0; moment < moments && !isLeftOut; moment++) {
			const name = by.map((field) => nameOf(field, valueOf(field)));
			const key = [...name, ...(scale ? [String(moment)] : [])].join(' | ');
			const both = sums.get(key) ?? [fields.map(() => 0), fields.map(() => 0)];
			const added = both.map((cells, period) =>
				cells.map((sum, index) => sum + Number(metrics[index]?.[period]?.values[moment] ?? 0)),
			);
			sums.set(key, added);
		}
	}
	return sums;
}

function calculated(
	figures: readonly Figure[],
	fields: readonly string[],
	cells: readonly number[],
): number[] {
	const cellOf = (field: string) => cells[fields.indexOf(field)] ?? NaN;
	return figures.map((figure) => {
		if (typeof figure === 'string') return cellOf(figure);
		const [one, other, times] = figure;
		return (cellOf(one) / cellOf(other)) * times;
	});
}

function nameOf(field: string, value: string): string {
	return field === 'media_key' ? channelNamed(value) : value;
}
