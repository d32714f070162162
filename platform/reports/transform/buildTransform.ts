import { todayIn } from '../../base/dates/namedPeriods';
import type { HolidaySentence } from '../../holidays/compared';
import type { RowFilter } from './rowFilter';
import type { ReportMoney } from '../table/siteCurrency';
import { filtersInWords } from './rowFilter';
import type { Provenance } from './provenanceColumns';
import { addProvenanceColumns } from './provenanceColumns';
import type { Row } from '../table/tableCell';
import type { Origin } from '../warehouseTable/warehouseTable';
import type { HeaderRange } from '../response/dateRanges';
import type { TableStep } from '../table/reportTable';
import type { ResolvedPeriod } from '../request/periodRequest';
import { ReportNotes } from './reportNotes';
import type { TransformPlan, StepListeners } from './transformSteps';
import { applySteps, stepOnUse, transformSteps } from './transformSteps';
import { PASS_THROUGH } from './planCodec';

/** What is needed to transform the rows of one report. */
export interface TransformContext {
	/** The transformation; without one, rows stay as they were sent. */
	readonly plan?: TransformPlan | undefined;
	/** Whether to keep the platform's own totals. */
	readonly keepsTotals: boolean;
	/** Set where each row names its site and days. */
	readonly provenance?: Provenance | undefined;
	readonly site: string;
	/** When the report was requested, in Unix milliseconds; now if unknown. */
	readonly requestedMs?: number | undefined;
	/** The amounts of the report. */
	readonly money?: TransformedMoney | undefined;
	/** Observes all rows before any are removed. */
	readonly inspect?: StepListeners['inspect'];
}

/** What becomes of amounts. */
interface TransformedMoney extends ReportMoney {
	/** Whether rows say in which currency their amounts are. */
	readonly isNamed: boolean;
}

/** What is known about a report once its rows were read. */
export interface FoundFacts {
	/** The days that the platform counted, as far as it reports them. */
	readonly days: ResolvedPeriod;
	/** The sums of all rows, one row per period, unless they are among the rows. */
	readonly totals: readonly Row[];
	/** Which rows are left, in words; undefined for all. */
	readonly only?: string;
	/** Set where one of the compared periods had more public holidays. */
	readonly holidays?: HolidaySentence | undefined;
	/** Notes for the user. */
	readonly sentences: readonly string[];
}

/** The transformations of one report. */
interface ReportTransform {
	/** The transformations for a report with these date ranges, in order. */
	readonly steps: (ranges: readonly HeaderRange[]) => TableStep[];
	/** What the transformations have found, once all rows were read. */
	readonly found: () => FoundFacts;
}

/** Builds the transformations of one report, which collect what they find. */
export function buildTransform(
	{
		plan = PASS_THROUGH,
		keepsTotals,
		provenance,
		site,
		requestedMs,
		money,
		inspect,
	}: TransformContext,
	now: number = Date.now(),
): ReportTransform {
	const notes = new ReportNotes();
	let days: ResolvedPeriod = {};
	let holidays: HolidaySentence | undefined;
	const { filters = [] } = plan;
	const missing = new Set<RowFilter>();
	let totals: readonly Row[] = [];
	const foundTotals = (rows: readonly Row[]) => {
		if (plan.totals === 'facts') totals = rows;
	};
	return {
		steps: (ranges: readonly HeaderRange[]): TableStep[] => {
			days = daysIn(ranges, plan);
			if (plan.compares && ranges.length < 2) notes.add('onePeriod');
			const { zone = 'utc' } = ranges[0] ?? {};
			const origin = { site, zone, requestedMs: requestedMs ?? now, fetchedMs: now };
			if (goesOn(ranges[0], origin.requestedMs)) notes.add('goesOn');
			const steps = [
				...holidaySteps(zone, days, (sentence) => (holidays = sentence)),
				...keepSteps(filters, (filter) => missing.add(filter)),
				...convertSteps(money),
				...tableSteps(plan, origin, notes),
				...transformSteps(plan, keepsTotals, { notes, foundTotals, inspect }),
				...currencySteps(money, plan),
			];
			return provenance ? [...steps, addProvenanceColumns(provenance, ranges)] : steps;
		},
		found: (): FoundFacts => ({
			days,
			totals,
			...(filters.length > 0 ? { only: filtersInWords(filters) } : {}),
			holidays,
			sentences: [filterNotes(filters, missing), notes.sentences(), holidays?.() ?? []].flat(),
		}),
	};
}

/** Explains compared days by their holidays, which the table itself does not need. */
function holidaySteps(
	zone: string,
	{ days, before }: ResolvedPeriod,
	found: (sentence: HolidaySentence | undefined) => void,
): TableStep[] {
	if (days === undefined || before === undefined) return [];
	return [
		async (table) => {
			const { compareHolidays } = await import('../../holidays/compared');
			found(compareHolidays(zone, days, before));
			return table;
		},
	];
}

function keepSteps(
	filters: readonly RowFilter[],
	isMissing: (filter: RowFilter) => void,
): TableStep[] {
	if (filters.length === 0) return [];
	return [
		async (table) => {
			const { filterSteps } = await import('./filterRows');
			const steps = filterSteps(filters, (filter, names) => {
				if (names.length === 0) isMissing(filter);
			});
			return await applySteps(table, steps);
		},
	];
}

function convertSteps(money: TransformedMoney | undefined): TableStep[] {
	const { rate } = money ?? {};
	if (rate === undefined) return [];
	return [stepOnUse(async () => (await import('./money/convertMoney')).convertMoney(rate))];
}

function tableSteps({ table }: TransformPlan, origin: Origin, notes: ReportNotes): TableStep[] {
	if (table === undefined) return [];
	return [
		stepOnUse(async () => {
			const { toWarehouseTable } = await import('../warehouseTable/warehouseTable');
			return toWarehouseTable(table, origin, () => notes.add('alike'));
		}),
	];
}

function currencySteps(
	money: TransformedMoney | undefined,
	{ naming }: TransformPlan,
): TableStep[] {
	const { isNamed, currency } = money ?? {};
	if (isNamed !== true || currency === undefined) return [];
	return [
		stepOnUse(async () => (await import('./money/convertMoney')).addCurrency(currency, naming)),
	];
}

function filterNotes(filters: readonly RowFilter[], missing: ReadonlySet<RowFilter>): string[] {
	if (filters.length === 0) return [];
	const all = [...missing].map(
		(filter) => `No row meets the condition "${filtersInWords([{ ...filter, isNot: false }])}".`,
	);
	return [`All figures are for the rows where ${filtersInWords(filters)}.`, ...all];
}

/** The days of a report; none where it has several periods that are not compared. */
function daysIn(
	[first, second]: readonly HeaderRange[],
	{ compares }: TransformPlan,
): ResolvedPeriod {
	if (compares) return { days: first?.days, before: second?.days };
	return second === undefined ? { days: first?.days } : {};
}

/** Whether the last day had not ended when the report was requested. */
function goesOn(range: HeaderRange | undefined, requestedMs: number): boolean {
	if (range?.days === undefined) return false;
	return range.days.to === todayIn(range.zone ?? 'utc', requestedMs);
}
