import type { JsonRecord } from '../../base/json/json';
import { shortName, withRest } from '../../base/text/truncate';
import { isMoney } from '../table/metricKinds';
import type { Table } from '../table/reportTable';
import type { Rate } from '../transform/readyRates';
import type { ColumnEvidence } from './columnEvidence';
import { collectEvidence, styleOf, valuesIn } from './columnEvidence';
import type { NamedColumns } from './columnChoices';
import { applyChoices, resolveColumns } from './columnChoices';
import type { ItemColumn } from './itemColumn';
import { isCurrency, isInMicros, recognizeColumns } from './itemColumns';
import type { ItemContext } from './itemContext';
import { isItemRow, ItemsSeen } from './itemContext';
import type { ItemConversion } from './itemConversion';
import { conversionOf, withoutCurrencies } from './itemConversion';
import type { ItemCurrencies } from './itemCurrencies';
import { CurrencyFinder } from './itemCurrencies';
import { itemTable } from './itemTable';
import { findTotals } from './totalItem';

/** Items that can be read repeatedly. */
interface ItemSource {
	readonly count: number;
	readonly at: (index: number) => JsonRecord;
}

/** How items are read. */
export interface ItemReading extends NamedColumns {
	/** How amounts are converted; undefined if they are not. */
	readonly conversion?: ItemConversion | undefined;
	/** Whether what all rows share, such as their site, stays a column of each. */
	readonly keepsShared?: boolean | undefined;
}

/** Items as a report. */
export interface ItemReport {
	readonly table: Table;
	/** All members in the roles that were used. */
	readonly columns: readonly ItemColumn[];
	readonly context: ItemContext;
	/** The currency in which amounts are written. */
	readonly currency?: string | undefined;
	/** Whether amounts are in several currencies, so that they cannot be compared. */
	readonly hasSeveralCurrencies: boolean;
	/** The rates, by field of the table. */
	readonly rates: readonly Rate[];
	/** Fields that are needed only to calculate rates. */
	readonly hidden: readonly string[];
	/** Whether figures of two periods stand next to each other. */
	readonly compares: boolean;
	/** Notes for the user about the items. */
	readonly notes: readonly string[];
}

/** Reads items of any node as a report. @throws InvalidInput */
export function readItems(
	source: ItemSource,
	{ conversion: rules, keepsShared = false, ...named }: ItemReading,
): ItemReport {
	const seen = new ItemsSeen();
	const evidence = collectEvidence(rowsOf(source, (item) => seen.see(item)));
	const keys = evidence.map(({ key }) => key);
	const conversion = rules && conversionOf(rules, evidence);
	const recognized = withoutCurrencies(
		recognizeColumns(evidence, keepsShared ? seen.count : undefined),
		conversion,
	);
	const { choices, rates } = resolveColumns(named, keys);
	const columns = applyChoices(recognized, choices);
	const hidden = keysOnlyForRates(columns, rates);
	const context = seen.context(evidence);
	const currencies: ItemCurrencies = conversion
		? { currency: conversion.currency, hasSeveralCurrencies: false, notes: [] }
		: new CurrencyFinder(evidence, rules?.currency).all(
				rowsOf(source, isItemRow),
				amountsAmong(columns, evidence),
			);
	const totals = findTotals(() => rowsOf(source, isItemRow), columns);
	const { currency, hasSeveralCurrencies } = currencies;
	const shown = hasSeveralCurrencies ? withCurrencies(columns, evidence) : columns;
	const table = itemTable(source, shown, {
		hidden,
		hasSeveralCurrencies,
		rateOf: conversion?.rateOf,
		totalKey: totals.key,
		isRow: (item) => isItemRow(item) && !totals.sums.has(item),
	});
	const notes = [
		recognizedText(shown),
		...nestedNote(evidence),
		...ambiguousNote(columns, evidence),
		...microsNote(columns),
		...context.notices.map((notice) => `${notice.replace(/\.$/, '')}.`),
		...totalsNotes(totals),
		...currencies.notes,
	];
	return {
		...{ table, columns: shown, context, currency, hasSeveralCurrencies, rates, notes },
		hidden: [...hidden],
		compares: table.columns.some(({ part }) => part === 'before'),
	};
}

/** The keys of columns that were left out, but are needed to calculate rates. */
function keysOnlyForRates(
	columns: readonly ItemColumn[],
	rates: readonly Rate[],
): ReadonlySet<string> {
	const used = new Set(rates.flatMap(({ numerator, denominator }) => [numerator, denominator]));
	const leftOut = columns.filter(({ key, role }) => role === 'leftOut' && used.has(key));
	return new Set(leftOut.map(({ key }) => key));
}

/** Columns that name the currency of each row, although it is the same for all that name one. */
function withCurrencies(
	columns: readonly ItemColumn[],
	evidence: readonly ColumnEvidence[],
): readonly ItemColumn[] {
	const key = evidence.find(isCurrency)?.key;
	return columns.map((column) => (column.key === key ? { ...column, role: 'name' } : column));
}

/** The columns with amounts of money. */
function amountsAmong(
	columns: readonly ItemColumn[],
	evidence: readonly ColumnEvidence[],
): readonly ColumnEvidence[] {
	const amounts = new Set(
		columns
			.filter(({ role, unit, key }) => unit === 'money' || (role === 'figure' && isMoney(key)))
			.map(({ key }) => key),
	);
	return evidence.filter(({ key, hasSigns }) => hasSigns || amounts.has(key));
}

const ONE_SUM = 'The row that is the sum of other rows is left out.';
const SUMS = 'Rows that are sums of other rows are left out.';
const GLOBAL_ROWS = 'Rows named GLOBAL are treated as totals and left out.';

function totalsNotes({ sums, key }: ReturnType<typeof findTotals>): string[] {
	const ofSums = sums.size > 0 ? [sums.size === 1 ? ONE_SUM : SUMS] : [];
	return key === undefined ? ofSums : [...ofSums, GLOBAL_ROWS];
}

function* rowsOf(
	{ count, at }: ItemSource,
	isRow: (item: JsonRecord) => boolean,
): Generator<JsonRecord> {
	for (let index = 0; index < count; index++) {
		const item = at(index);
		if (isRow(item)) yield item;
	}
}

const MOST_NAMED = 12;
/** What is said of items whose columns are all left out. */
export const NOTHING_TO_SHOW = 'The items have no names, days or figures that can be shown';

/** "Read as names: Channel; as figures: Visits, Sales. Left out: row_key." */
function recognizedText(columns: readonly ItemColumn[]): string {
	const keysOf = (role: ItemColumn['role']) =>
		columns.filter((column) => column.role === role).map(({ key }) => key);
	const list = (keys: readonly string[]) =>
		withRest(keys.map(shortName), keys.length, MOST_NAMED).join(', ');
	const part = (words: string, role: ItemColumn['role']) => {
		const keys = keysOf(role);
		return keys.length === 0 ? [] : [`${words}: ${list(keys)}`];
	};
	const read = [
		...part('as names', 'name'),
		...part('as days', 'day'),
		...part('as figures', 'figure'),
	];
	const leftOut = part('Left out', 'leftOut').map((text) => ` ${text}.`);
	const text = read.length > 0 ? `Columns were read ${read.join('; ')}` : NOTHING_TO_SHOW;
	return `${text}.${leftOut.join('')}`;
}

function nestedNote(evidence: readonly ColumnEvidence[]): string[] {
	const keys = evidence
		.filter((seen) => seen.nested > 0 && valuesIn(seen) === 0)
		.map(({ key }) => shortName(key));
	if (keys.length === 0) return [];
	const hold = keys.length === 1 ? 'contains lists or objects' : 'contain lists or objects';
	const names = withRest(keys, keys.length, MOST_NAMED).join(', ');
	return [
		`${names} ${hold}: use the Edit Fields node to put each value that you need into a column.`,
	];
}

/** How numbers with two meanings were read, such as 1.234. */
function ambiguousNote(
	columns: readonly ItemColumn[],
	evidence: readonly ColumnEvidence[],
): string[] {
	const shown = new Set(columns.filter(({ role }) => role !== 'leftOut').map(({ key }) => key));
	return evidence.flatMap((seen) => {
		const { key, ambiguous } = seen;
		if (ambiguous === undefined || !shown.has(key)) return [];
		const style = styleOf(seen);
		const quoted = `"${ambiguous}" in ${shortName(key)}`;
		if (style === 'point' || style === 'comma') return [];
		if (style === undefined && ambiguous.includes('.')) {
			return [`${shortName(key)}: the dot in "${ambiguous}" was read as a decimal point.`];
		}
		return [
			`${quoted} can be read with a thousands separator or with decimals, so it does not count as a number. Send numbers, or text such as 1234.5.`,
		];
	});
}

function microsNote(columns: readonly ItemColumn[]): string[] {
	const [found] = columns.filter(({ key, role }) => role === 'figure' && isInMicros(key));
	if (found === undefined) return [];
	return [
		`${shortName(found.key)} is in millionths: divide it by 1,000,000 with the node Edit Fields.`,
	];
}
