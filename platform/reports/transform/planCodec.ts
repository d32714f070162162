import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';
import type { Days } from '../../base/dates/namedPeriods';
import type { ReportHeader } from '../response/header';
import { headerOfRequest } from '../response/header';
import type { WarehouseTable } from '../warehouseTable/warehouseTable';
import { readTimeScale } from '../types';
import type { ResolvedPeriod } from '../request/periodRequest';
import type { Rate } from './readyRates';
import type { RowFilter } from './rowFilter';
import type { TransformPlan } from './transformSteps';

/** What is needed to read a result, in addition to the result itself. */
interface ResultRequest {
	readonly plan: TransformPlan;
	readonly isSplit: boolean;
	readonly byHour: boolean;
	/** The columns of the request; undefined if unknown. */
	readonly requestHeader?: ReportHeader | undefined;
}

/** The plan that leaves rows as the platform sends them. */
export const PASS_THROUGH: TransformPlan = {
	compares: false,
	rates: [],
	hidden: [],
	namesChannels: false,
	naming: 'words',
};

/** The plan for a job of which only the ID is known: it takes the columns from the result. */
export const DEFAULT_PLAN: TransformPlan = { ...PASS_THROUGH, namesChannels: true };

/** Days as members of an item, next to the job's ID. */
export function daysAsFacts({ days, before }: ResolvedPeriod) {
	return {
		...(days ? { from: days.from, to: days.to } : {}),
		...(before ? { comparedFrom: before.from, comparedTo: before.to } : {}),
	};
}

/** The days that `daysAsFacts` wrote; undefined if one is missing. */
export function daysFromFacts({ from, to }: JsonRecord): Days | undefined {
	const [first, last] = [from, to].map(textOf);
	return first && last ? { from: first, to: last } : undefined;
}

/**
 * Encodes a plan for the operation that collects the result: only what differs from the default,
 * and the requested columns, as the result need not describe them.
 */
export function encodePlan(
	{ plan, isSplit, byHour }: Omit<ResultRequest, 'asked'>,
	request: JsonRecord = {},
): JsonRecord {
	const { compares, rates, hidden, totals, namesChannels, naming, table } = plan;
	const { filters = [] } = plan;
	return {
		...(isSplit ? { isSplit } : {}),
		...(byHour ? { byHour } : {}),
		...(compares ? { compares } : {}),
		...(filters.length > 0 ? { filters } : {}),
		...(rates.length > 0 ? { rates } : {}),
		...(hidden.length > 0 ? { hidden } : {}),
		...encodeOrder(plan),
		...(totals ? { totals } : {}),
		...(namesChannels ? {} : { namesChannels }),
		...(naming === 'codes' ? { naming } : {}),
		...(table ? { table } : {}),
		...encodeHeader(request),
	};
}

function encodeOrder({ order, top }: TransformPlan): JsonRecord {
	return {
		...(order ? { sortBy: order.column, largestFirst: order.largestFirst } : {}),
		...(top ? { keepFirst: top.rows } : {}),
		...(top?.others === undefined ? {} : { others: top.others }),
	};
}

function encodeHeader({ dimensions, metrics, dateRanges }: JsonRecord): JsonRecord {
	return {
		...(isFilled(dimensions) ? { dimensions } : {}),
		...(isFilled(metrics) ? { metrics } : {}),
		...(isFilled(dateRanges) ? { dateRanges } : {}),
	};
}

function isFilled(list: unknown): boolean {
	return listOf(list).length > 0;
}

/** Decodes a plan; the default where there is none, as for a job of which only the ID is known. */
export function decodePlan(given: unknown): ResultRequest {
	const written = isRecord(given) ? given : {};
	const { sortBy, largestFirst, keepFirst, others, totals } = written;
	const requestHeader = encodeHeader(written);
	const column = textOf(sortBy);
	const rows = Number(keepFirst);
	return {
		isSplit: written.isSplit === true,
		byHour: written.byHour === true,
		requestHeader:
			Object.keys(requestHeader).length > 0 ? headerOfRequest(requestHeader) : undefined,
		plan: {
			compares: written.compares === true,
			...readFilters(written.filters),
			rates: listOf(written.rates).flatMap(readRate),
			hidden: listOf(written.hidden).flatMap((field) => textOf(field) ?? []),
			order: column === undefined ? undefined : { column, largestFirst: largestFirst !== false },
			top: rows > 0 ? { rows, others: textOf(others) } : undefined,
			totals: totals === 'row' || totals === 'facts' ? totals : undefined,
			namesChannels: written.namesChannels !== false,
			naming: written.naming === 'codes' ? 'codes' : 'words',
			table: readTable(written.table),
		},
	};
}

function readTable(table: unknown): WarehouseTable | undefined {
	if (!isRecord(table)) return undefined;
	const report = textOf(table.report);
	const scale = readTimeScale(table.scale);
	const lookBack = Number(table.lookBack);
	return report && scale && lookBack >= 0 ? { report, scale, lookBack } : undefined;
}

function readRate(rate: unknown): Rate[] {
	if (!isRecord(rate)) return [];
	const [name, numerator, denominator] = [rate.name, rate.numerator, rate.denominator].map(textOf);
	if (!name || !numerator || !denominator) return [];
	return [{ name, numerator, denominator, as: rate.as === 'percent' ? 'percent' : 'number' }];
}

function readFilters(given: unknown): Pick<TransformPlan, 'filters'> {
	const filters = listOf(given).flatMap(readFilter);
	return filters.length > 0 ? { filters } : {};
}

const MATCHES = ['name', 'contains', 'begins', 'exact'] as const;

function readFilter(filter: unknown): RowFilter[] {
	if (!isRecord(filter) || !isRecord(filter.values)) return [];
	const [field, label, setting] = [filter.field, filter.label, filter.setting].map(textOf);
	const { text, each, match } = filter.values;
	const known = MATCHES.find((one) => one === match);
	if (!field || !label || !setting || known === undefined) return [];
	const names = listOf(each).flatMap((one) => textOf(one) ?? []);
	return [
		{
			field,
			label,
			setting,
			isNot: filter.isNot === true,
			isHidden: filter.isHidden === true,
			mayBeMissing: filter.mayBeMissing === true,
			values: { text: textOf(text) ?? '', each: names, match: known },
		},
	];
}
