import type { Json, JsonObject } from '../http/json';
import { ACCESS } from './access';
import {
	addFigures,
	type BaseRow,
	FIGURE_NAMES,
	type Figures,
	noFigures,
	propertyOf,
} from './baseRow';
import { clickRows } from './clickRows';
import { described, type Family } from './columns';
import { pageRows } from './pageRows';
import type { DataRequest, SortKey } from './request';
import { deviceTotals, FIRST_DAY, LAST_DAY, visitRows } from './visitRows';

interface Group {
	properties: Readonly<Record<string, string>>;
	sums: Figures;
}

type Row = Readonly<Record<string, number | string>>;

const ROWS_OF: Readonly<Record<Family, (day: number) => readonly BaseRow[]>> = {
	visits: visitRows,
	pages: pageRows,
	clicks: clickRows,
};

const ECONOMY_SHARE = 0.97;

/** The answer to a request: added up, sorted, and one page of it. */
export function dataFeed(request: DataRequest): Json {
	const rows = [...groupsOf(request).values()].map((group) => writtenRow(group, request));
	rows.sort((one, other) => compare(one, other, request.sort));
	const start = (request.page - 1) * request.rowsOfAPage;
	const { type, start: from, end } = request.period;
	const feed: JsonObject = {
		Columns: request.columns.map(described),
		Rows: rows.slice(start, start + request.rowsOfAPage).map((row) => ({ ...row })),
		Context: { SpaceIds: [...request.sites], Period: [{ type, start: from, end }] },
	};
	return { DataFeed: feed };
}

function groupsOf(request: DataRequest): Map<string, Group> {
	const names = request.columns.flatMap(({ category, name }) =>
		category === 'Dimension' ? [name] : [],
	);
	const groups = new Map<string, Group>();
	for (const row of baseRows(request)) {
		if (!request.filter.passes(row)) continue;
		const values = names.map((name) => propertyOf(row, name));
		const key = values.join('\n');
		const group = groups.get(key) ?? {
			properties: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
			sums: noFigures(),
		};
		addFigures(group.sums, row.figures);
		groups.set(key, group);
	}
	return groups;
}

function* baseRows({ sites, family, isCoarse, period }: DataRequest): Generator<BaseRow> {
	if (!sites.includes(ACCESS.siteId)) return;
	const rowsOf = family === 'visits' && isCoarse ? deviceTotals : ROWS_OF[family];
	const last = Math.min(period.last, LAST_DAY);
	for (let day = Math.max(period.first, FIRST_DAY); day <= last; day += 1) yield* rowsOf(day);
}

function writtenRow({ properties, sums }: Group, { columns, economyMode }: DataRequest): Row {
	const figures = economyMode ? economised(sums) : sums;
	return Object.fromEntries(
		columns.map((column) => [
			column.name,
			column.category === 'Metric' ? column.valueOf(figures) : (properties[column.name] ?? ''),
		]),
	);
}

/**
 * docs/platform.md, Third-party analytics provider connector: data are requested with the economy
 * mode off, otherwise there are gaps. Here every count that is not 0 is smaller then, even 1, so
 * that a test notices whoever forgets to switch it off, whatever it looks at.
 */
function economised(sums: Readonly<Figures>): Figures {
	const figures = noFigures();
	for (const name of FIGURE_NAMES) figures[name] = Math.floor(sums[name] * ECONOMY_SHARE);
	return figures;
}

function compare(one: Row, other: Row, sort: readonly SortKey[]): number {
	for (const { column, direction } of sort) {
		const [left = '', right = ''] = [one[column.name], other[column.name]];
		if (left < right) return -direction;
		if (left > right) return direction;
	}
	return 0;
}
