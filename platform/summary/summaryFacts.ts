import type { Cell, Row } from '../reports/table/tableCell';
import { numberInRow } from './rowLabels';
import type { ReportContext } from './headline';
import type { Shape } from './shape';
import type { Standing, Summary } from './summarize';
import type { Wording } from './messageWords';

/** What is told of a report to who cannot calculate well, such as a language model. */
export interface ReportFacts {
	/** "12 of 340 rows", and what the last one is where it stands for all others. */
	readonly shown: string;
	/** The sums of all rows, and how they have changed where two periods are compared. */
	readonly totals?: Row;
	readonly largest?: Standing;
	readonly largestGain?: Standing;
	readonly largestLoss?: Standing;
	/** The first rows, with their share of each total in percent. */
	readonly rows: readonly Row[];
}

/** Tells what can be said of a report without calculating anything. */
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

/** Nothing that was asked for only to calculate with. */
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
