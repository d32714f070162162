import type { Row } from '../../platform/reports/table/tableCell';
import type { Table, TableColumn } from '../../platform/reports/table/reportTable';
import { ReportNotes } from '../../platform/reports/transform/reportNotes';
import { DEFAULT_PLAN } from '../../platform/reports/transform/planCodec';
import { READY_RATES } from '../../platform/reports/transform/readyRates';
import { applySteps, transformSteps } from '../../platform/reports/transform/transformSteps';
import { Overview } from '../../platform/summary/overview';
import { DaySums } from '../../platform/summary/sites/daySums';
import type { SitePart } from '../../platform/summary/sites/sitePart';

/** A column of a test report. */
export const column = (
	name: string,
	field: string,
	more: Partial<TableColumn> = {},
): TableColumn => ({
	...{ name, field, role: 'metric', affinity: 'int', ...more },
});

const COMPARED: readonly TableColumn[] = [
	column('Channel', 'media_key', { role: 'dimension' }),
	column('Visits', 'visit', { part: 'value' }),
	column('Visits Before', 'visit', { part: 'before', baseColumn: 'Visits' }),
	column('Unique Visitors', 'uniquevisitor', { part: 'value' }),
	column('Unique Visitors Before', 'uniquevisitor', {
		part: 'before',
		baseColumn: 'Unique Visitors',
	}),
	column('Sales', 'scartvalid', { part: 'value' }),
	column('Sales Before', 'scartvalid', { part: 'before', baseColumn: 'Sales' }),
];

const BY_DAY: readonly TableColumn[] = [
	column('Channel', 'media_key', { role: 'dimension' }),
	column('Date', '', { role: 'date' }),
	column('Visits', 'visit'),
];

/** The part of a site whose report was read: ten channels, with the platform's own total. */
export async function sitePart(site: string, seed: number, isByDay = false): Promise<SitePart> {
	const rows = isByDay ? dayRows(seed) : channelRows(seed);
	const table: Table = {
		columns: isByDay ? BY_DAY : COMPARED,
		batches: async function* () {
			yield await Promise.resolve(rows);
		},
	};
	const overview = new Overview(() => undefined);
	const days = new DaySums();
	let totals: readonly Row[] = [];
	let columns: readonly TableColumn[] = [];
	const plan = {
		...DEFAULT_PLAN,
		totals: 'facts' as const,
		compares: !isByDay,
		rates: isByDay ? [] : [READY_RATES.conversionRate],
	};
	const steps = transformSteps(plan, false, {
		notes: new ReportNotes(),
		foundTotals: (found) => (totals = found),
		inspect: (isTotal) => async (now) => {
			columns = now.columns;
			return await applySteps(now, [overview.look(isTotal), days.look(isTotal)]);
		},
	});
	for await (const batch of (await applySteps(table, steps)).batches()) void batch;
	return {
		...{ site, jobId: String(seed), columns, totals: totals[0], overall: overview.overall },
		days: days.rows(),
		period: {
			days: { from: '2026-11-16', to: '2026-11-22' },
			...(isByDay ? {} : { before: { from: '2026-11-09', to: '2026-11-15' } }),
		},
		notices: [],
	};
}

const CHANNELS = [
	'SEARCH',
	'DISPLAY',
	'EMAIL',
	'SEO',
	'AFFILIATE',
	'SOCIAL',
	'DIRECT',
	'REFERER',
	'COMPARATOR',
	'OFFLINE',
];

function channelRows(seed: number): Row[] {
	const rows = CHANNELS.map((Channel, index): Row => {
		const visits = 1_000 * (seed + 1) + 37 * index;
		const before = visits - ((seed * 7 + index * 13) % 90) + 40;
		return {
			...{ Channel, Visits: visits, 'Visits Before': before },
			...{ 'Unique Visitors': visits - 100, 'Unique Visitors Before': before - 90 },
			...{ Sales: Math.floor(visits / 50), 'Sales Before': Math.floor(before / 50) },
		};
	});
	const sum = (name: string) => rows.reduce((all, row) => all + Number(row[name]), 0);
	return [
		...rows,
		{
			...{ Channel: 'GLOBAL', Visits: sum('Visits'), 'Visits Before': sum('Visits Before') },
			...{ 'Unique Visitors': 700 * (seed + 1), 'Unique Visitors Before': 650 * (seed + 1) },
			...{ Sales: sum('Sales'), 'Sales Before': sum('Sales Before') },
		},
	];
}

function dayRows(seed: number): Row[] {
	return ['SEARCH', 'DISPLAY'].flatMap((Channel) =>
		Array.from({ length: 7 }, (_, day): Row => ({
			...{
				Channel,
				Date: `2026-11-${16 + day}`,
				Visits: 100 * (seed + 1) + ((seed * 31 + day * 17) % 60),
			},
		})),
	);
}
