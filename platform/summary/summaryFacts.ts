import type { Cell, Row } from '../reports/table/tableCell';
import { numberInRow } from './rowLabels';
import type { ReportContext } from './headline';
import type { Shape } from './shape';
import type { Standing, Summary } from './summarize';
import type { Wording } from './messageWords';

/** A report as facts for readers that cannot calculate well, such as language models. */
interface ReportFacts {
	/** "12 of 340 rows", and what the last row is where it sums up the rest. */
	readonly shown: string;
	/** The sums of all rows, and their changes where two periods are compared. */
	readonly totals?: Row;
	readonly largest?: Standing;
	readonly largestGain?: Standing;
	readonly largestLoss?: Standing;
	/** The first rows, with their share of each total in percent. */
	readonly rows: readonly Row[];
}

/** States the facts of a report, with every calculation done. */
export function summaryFacts(
	summary: Summary,
	{ totals }: ReportContext,
	{ formats }: Wording,
): ReportFacts {
	const { shape, rows, count, endsWithRest, largest, gain, loss } = summary;
	const own = endsWithRest ? rows.length - 1 : rows.length;
	const shown = `${formats.count(own)} of ${formats.count(count)} rows`;
	const rest = endsWithRest
		? `; the last row is the sum of the other ${formats.count(count - own)}`
		: '';
	return {
		shown: shown + rest,
		...(totals ? { totals: figuresIn(totals, shape) } : {}),
		...(largest ? { largest } : {}),
		...(gain ? { largestGain: gain } : {}),
		...(loss ? { largestLoss: loss } : {}),
		rows: rows.map((row) => ({ ...row, ...sharesOf(row, totals, shape) })),
	};
}

/** Totals without the metrics that are needed for calculations only. */
function figuresIn(totals: Row, { figures }: Shape): Row {
	const shown = figures.flatMap(({ name, before, change, percent }) =>
		[name, before, change, percent].filter((column) => column !== undefined),
	);
	return Object.fromEntries(shown.map((name): [string, Cell] => [name, totals[name] ?? null]));
}

function sharesOf(row: Row, totals: Row | undefined, { figures }: Shape): Row {
	const shares: Row = {};
	for (const { name, addsUp } of figures) {
		const [value, whole] = [numberInRow(row, name), totals ? numberInRow(totals, name) : null];
		if (!addsUp || value === null || whole === null || whole <= 0) continue;
		shares[`${name} Share (%)`] = Math.round((value / whole) * 10_000) / 100;
	}
	return shares;
}
