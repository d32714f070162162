import { roundedPercent } from '../base/calculations';
import type { CauseFact, FactorFact } from '../causes/causeText';
import { causeFacts } from '../causes/causeText';
import { exactNumberCell } from '../reports/table/tableCell';
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
	readonly largest?: StandingFact;
	readonly largestGain?: StandingFact;
	readonly largestLoss?: StandingFact;
	/** The rows that explain the change, where two periods are compared and some of them stand out. */
	readonly causes?: readonly CauseInComparison[];
	/** The first rows, with their share of each total in percent. */
	readonly rows: readonly Row[];
}

/** A cause with its figures; `before` is that of the other period. */
type CauseInComparison = Omit<CauseFact, 'expected' | 'factors' | 'label'> & {
	readonly before: number;
	readonly factors?: ReadonlyArray<
		Omit<FactorFact, 'expected'> & { readonly before: number | null }
	>;
};

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
		...(largest ? { largest: standingFact(largest) } : {}),
		...(gain ? { largestGain: standingFact(gain) } : {}),
		...(loss ? { largestLoss: standingFact(loss) } : {}),
		...causesOf(summary, totals, formats.language),
		rows: rows.map((row) => ({ ...row, ...sharesOf(row, totals, shape) })),
	};
}

/** A row that stands out, in values of JSON. */
interface StandingFact extends Omit<Standing, 'value'> {
	readonly value: Cell;
}

function standingFact({ value, ...standing }: Standing): StandingFact {
	return { ...standing, value: exactNumberCell(value) };
}

function causesOf(
	{ main, parts }: Summary,
	totals: Row | undefined,
	language: string,
): Pick<ReportFacts, 'causes'> {
	const whole = totals && main ? numberInRow(totals, main.name) : null;
	const explained = parts?.explain(whole);
	if (explained === undefined) return {};
	const causes = causeFacts(explained, language).map(
		({ expected: before, factors, label: name, ...cause }): CauseInComparison => ({
			...cause,
			name,
			before,
			...(factors.length < 2
				? {}
				: { factors: factors.map(({ expected, ...one }) => ({ ...one, before: expected })) }),
		}),
	);
	return { causes };
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
	for (const { name, isAdditive } of figures) {
		const [value, whole] = [numberInRow(row, name), totals ? numberInRow(totals, name) : null];
		if (!isAdditive || value === null || whole === null || whole <= 0) continue;
		shares[`${name} Share (%)`] = roundedPercent((value / whole) * 100, 2);
	}
	return shares;
}
