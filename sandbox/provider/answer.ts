import { isoDate } from '../clock';
import type { Json, JsonObject } from '../http/json';
import { remembered } from '../store';
import { ACCESS } from './access';
import { addFigures, type BaseRow, FIGURE_NAMES, type Figures, noFigures } from './baseRow';
import { clickRows } from './clickRows';
import { described, type Family } from './columns';
import { pageRows } from './pageRows';
import type { DataRequest } from './request';
import { deviceTotals, FIRST_DAY, LAST_DAY, visitRows } from './visitRows';

/** The sum of base rows. */
interface Group extends BaseRow {
	figures: Figures;
}

type Row = Record<string, number | string>;

const ROWS_OF: Readonly<Record<Family, (day: number) => readonly BaseRow[]>> = {
	devices: deviceTotals,
	visits: visitRows,
	pages: pageRows,
	clicks: clickRows,
};

const ECONOMY_SHARE = 0.97;

/** The answer to a request: aggregated, sorted, and one page of it. */
export function dataFeed(request: DataRequest): Json {
	const { columns, sites, period, sort, page, rowsOfAPage } = request;
	const rows = [...groupsOf(request).values()].map((group) => writtenRow(group, request));
	rows.sort((one, other) => compare(one, other, sort));
	const [start, end] = [isoDate(period.first), isoDate(period.last)];
	const feed: JsonObject = {
		Columns: columns.map(described),
		Rows: rows.slice((page - 1) * rowsOfAPage, page * rowsOfAPage),
		Context: { SpaceIds: sites, Period: [{ type: 'D', start, end }] },
	};
	return { DataFeed: feed };
}

function groupsOf(request: DataRequest): Map<string, Group> {
	const properties = request.columns.filter(({ category }) => category === 'Dimension');
	const groups = new Map<string, Group>();
	for (const row of baseRows(request)) {
		if (!request.filter.passes(row)) continue;
		const key = properties.map((column) => column.valueOf(row)).join('\n');
		const group = remembered(groups, key, () => ({ ...row, figures: noFigures() }));
		addFigures(group.figures, row.figures);
	}
	return groups;
}

function* baseRows({ sites, family, period }: DataRequest): Generator<BaseRow> {
	if (!sites.includes(ACCESS.siteId)) return;
	const last = Math.min(period.last, LAST_DAY);
	for (let day = Math.max(period.first, FIRST_DAY); day <= last; day += 1) {
		yield* ROWS_OF[family](day);
	}
}

function writtenRow(group: Group, { columns, economyMode }: DataRequest): Row {
	const figures = economyMode ? economised(group.figures) : group.figures;
	return Object.fromEntries(
		columns.map(({ name, valueOf }) => [name, valueOf({ ...group, figures })]),
	);
}

/**
 * docs/platform.md, Third-party analytics provider connector: data are requested with the economy
 * mode off, otherwise there are gaps. With it on, every count other than 0 is smaller here, even 1,
 * so that any test notices a request that does not switch it off.
 */
function economised(sums: Readonly<Figures>): Figures {
	const figures = noFigures();
	for (const name of FIGURE_NAMES) figures[name] = Math.floor(sums[name] * ECONOMY_SHARE);
	return figures;
}

function compare(one: Row, other: Row, sort: DataRequest['sort']): number {
	for (const { column, direction } of sort) {
		const [left = '', right = ''] = [one[column.name], other[column.name]];
		if (left < right) return -direction;
		if (left > right) return direction;
	}
	return 0;
}
