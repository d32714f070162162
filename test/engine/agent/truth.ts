import type { Sandbox } from '../../../sandbox';
import { channelNamed, downloadRaw } from '../report/raw';
import type { Range } from './days';

/** A figure of the platform, or one that is divided by another. */
export type Figure = string | readonly [numerator: string, denominator: string, times: number];

/** What a question must be answered with, in the platform's own words. */
export interface Truth {
	readonly figures: readonly Figure[];
	readonly by: readonly string[];
	readonly days: Range;
	readonly before?: Range;
	readonly scale?: 'D' | 'W' | 'M';
	readonly kind?: string;
	readonly path?: string;
	/** The platform's codes of the devices to count. */
	readonly devices?: readonly number[];
	/** Which rows count, by a field beside. */
	readonly only?: readonly [field: string, isWanted: (value: string) => boolean];
	readonly first?: number;
}

/** A row as it must be: what it is called, its figures, and those before. */
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

/** Asks the platform by another client, and adds everything up by itself. */
export async function truthOf(sandbox: Sandbox, truth: Truth): Promise<TrueAnswer> {
	const { figures, by, only, days, before, scale, kind = 'rt#insummary', path, devices } = truth;
	const fields = [
		...new Set(
			figures.flatMap((figure) => (typeof figure === 'string' ? figure : figure.slice(0, 2))),
		),
	].map(String);
	const dimensions = [...new Set([...by, ...(only ? [only[0]] : [])])];
	const dated = ([dateFrom, dateTo]: Range) => ({ dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' });
	const report = await downloadRaw(sandbox, {
		reports: [
			{
				kind,
				...(path ? { path } : {}),
				dateRanges: [dated(days), ...(before ? [dated(before)] : [])],
				dimensions: dimensions.map((field) => ({ field, name: field })),
				metrics: fields.map((field) => ({ field, name: field })),
				...(scale ? { dateScale: scale, dateRangeSplitPerScale: true } : {}),
				...(devices
					? { segmentFilterClauses: [{ field: 'device', operator: 'IN', value: devices }] }
					: {}),
			},
		],
	});
	const moments = report.columnHeader.dateRanges[0]?.values.length ?? 1;
	const sums = new Map<string, number[][]>();
	for (const { dimensions: values, metrics } of report.data) {
		const named = new Map(dimensions.map((field, index) => [field, values[index] ?? '']));
		const isTotal = named.get('media_key') === 'GLOBAL';
		if (isTotal || (only && !only[1](named.get(only[0]) ?? ''))) continue;
		for (let moment = 0; moment < (scale ? moments : 1); moment++) {
			const name = by.map((field) => nameOf(field, named.get(field) ?? ''));
			const key = [...name, ...(scale ? [String(moment)] : [])].join(' | ');
			const both = sums.get(key) ?? [fields.map(() => 0), fields.map(() => 0)];
			fields.forEach((_, index) => {
				for (const period of [0, 1]) {
					const cells = both[period];
					const value = metrics[index]?.[period]?.values[moment];
					if (cells && value !== undefined) cells[index] = (cells[index] ?? 0) + Number(value);
				}
			});
			sums.set(key, both);
		}
	}
	const calculate = (cells: readonly number[]) =>
		figures.map((figure) => {
			if (typeof figure === 'string') return cells[fields.indexOf(figure)] ?? NaN;
			const [one, other, times] = figure;
			return ((cells[fields.indexOf(one)] ?? NaN) / (cells[fields.indexOf(other)] ?? NaN)) * times;
		});
	const rowOf = (key: string, [now = [], then = []]: number[][]): TrueRow => ({
		key,
		values: calculate(now),
		before: calculate(then),
	});
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

function nameOf(field: string, value: string): string {
	return field === 'media_key' ? channelNamed(value) : value;
}
