import { listOf } from '../../base/json/json';
import type { Days } from '../../base/dates/namedPeriods';
import type { Row } from '../table/tableCell';
import type { HeaderRange } from '../response/dateRanges';
import { ColumnNames } from '../table/columnNames';
import { daysOfRange } from '../response/dateRanges';
import type { TableStep, TableColumn } from '../table/reportTable';

/**
 * The days of a request with a single range of dates; undefined for periods that the platform
 * names.
 */
export function daysOfRanges(dateRanges: unknown): Days | undefined {
	const [range, ...others] = listOf(dateRanges);
	return others.length > 0 ? undefined : daysOfRange(range);
}

/** The site and days of a report. */
export interface Provenance {
	readonly site: string;
	/** The days of the request, where it names them; those of the result take precedence. */
	readonly days?: Days | undefined;
	/** Whether rows name their site only. */
	readonly omitsDays?: boolean | undefined;
}

/** The date ranges of a result. */
type Ranges = ReadonlyArray<Pick<HeaderRange, 'label' | 'days'>>;

/** Adds the site and days to each row, so that rows of several runs can be distinguished. */
export function addProvenanceColumns(provenance: Provenance, ranges: Ranges): TableStep {
	return ({ columns, batches }) => {
		const { added, add } = rowAdder(provenance, ranges, columns);
		return {
			columns: [...added, ...columns],
			batches: async function* () {
				for await (const rows of batches()) yield rows.map(add);
			},
		};
	};
}

/** The provenance columns, and a function that puts them in front of a row. */
function rowAdder(
	{ site, days, omitsDays }: Provenance,
	ranges: Ranges,
	columns: readonly TableColumn[],
) {
	const names = new ColumnNames();
	for (const { name } of columns) names.claim(name);
	const claim = (preferred: string, role: TableColumn['role']): TableColumn => ({
		name: names.claim(preferred),
		field: '',
		role,
		affinity: '',
	});
	const ofSite = claim('Site', 'dimension');
	if (omitsDays) {
		return { added: [ofSite], add: (row: Row): Row => ({ [ofSite.name]: site, ...row }) };
	}
	const ofFirst = claim('First Day', 'date');
	const ofLast = claim('Last Day', 'date');

	const period = columns.find(({ role }) => role === 'period')?.name;
	const byLabel = new Map(ranges.map((range) => [range.label, range.days]));
	// Without a period column, the second of two ranges is the one to compare with.
	const isOne = period === undefined || ranges.length < 2;
	const only = isOne ? (ranges[0]?.days ?? days) : undefined;
	const add = (row: Row): Row => {
		const own = period === undefined ? undefined : byLabel.get(String(row[period]));
		const { from = null, to = null } = own ?? only ?? {};
		return { [ofSite.name]: site, [ofFirst.name]: from, [ofLast.name]: to, ...row };
	};
	return { added: [ofSite, ofFirst, ofLast], add };
}
