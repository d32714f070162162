import { listOf } from '../../base/json/json';
import type { Days } from '../../base/dates/namedPeriods';
import type { Row } from '../table/tableCell';
import type { HeaderRange } from '../response/dateRanges';
import { ColumnNames } from '../table/columnNames';
import { daysOfRange } from '../response/dateRanges';
import type { TableStep, TableColumn } from '../table/reportTable';

/** The days of a request with a single range that gives them as dates; named periods are the platform's to say. */
export function daysOfRanges(dateRanges: unknown): Days | undefined {
	const [range, ...others] = listOf(dateRanges);
	return others.length > 0 ? undefined : daysOfRange(range);
}

/** What a report was asked for. */
export interface Provenance {
	readonly site: string;
	/** The days of the request, where it names them; those of the result count first. */
	readonly days?: Days | undefined;
}

/** The ranges of a result, as far as they matter here. */
type Ranges = ReadonlyArray<Pick<HeaderRange, 'label' | 'days'>>;

/** Says in each row which site and which days it is about, so that rows of several runs can be told apart. */
export function addProvenanceColumns(asked: Provenance, ranges: Ranges): TableStep {
	return ({ columns, batches }) => {
		const { added, add } = rowAdder(asked, ranges, columns);
		return {
			columns: [...added, ...columns],
			batches: async function* () {
				for await (const rows of batches()) yield rows.map(add);
			},
		};
	};
}

/** The columns that come first, and what puts them in front of a row. */
function rowAdder({ site, days }: Provenance, ranges: Ranges, columns: readonly TableColumn[]) {
	const names = new ColumnNames();
	for (const { name } of columns) names.claim(name);
	const claim = (wanted: string, role: TableColumn['role']): TableColumn => ({
		name: names.claim(wanted),
		field: '',
		role,
		affinity: '',
	});
	const ofSite = claim('Site', 'dimension');
	const ofFirst = claim('First Day', 'date');
	const ofLast = claim('Last Day', 'date');

	const period = columns.find(({ role }) => role === 'period')?.name;
	const byLabel = new Map(ranges.map((range) => [range.label, range.days]));
	// Of two ranges without a column that tells them apart, the second is what the first is compared with.
	const isOne = period === undefined || ranges.length < 2;
	const only = isOne ? (ranges[0]?.days ?? days) : undefined;
	const add = (row: Row): Row => {
		const own = period === undefined ? undefined : byLabel.get(String(row[period]));
		const { from = null, to = null } = own ?? only ?? {};
		return { [ofSite.name]: site, [ofFirst.name]: from, [ofLast.name]: to, ...row };
	};
	return { added: [ofSite, ofFirst, ofLast], add };
}
