import type { JsonRecord } from '../../base/json/json';
import { shortName, withRest } from '../../base/text/truncate';
import type { Table } from '../table/reportTable';
import type { Rate } from '../transform/addRates';
import { collectEvidence } from './columnEvidence';
import type { ItemColumnChoice } from './columnChoices';
import { applyChoices, memberFor } from './columnChoices';
import type { ItemColumn } from './itemColumns';
import { recogniseColumns } from './itemColumns';
import type { ItemContext } from './itemContext';
import { isItemRow, ItemsSeen } from './itemContext';
import type { ItemConversion } from './itemConversion';
import { conversionOf, withoutCurrencies } from './itemConversion';
import { itemTable } from './itemTable';
import { findTotals } from './totalItem';

/** Items that can be read repeatedly. */
interface ItemSource {
	readonly count: number;
	readonly at: (index: number) => JsonRecord;
}

/** How items are read. */
export interface ItemReading {
	readonly choices: readonly ItemColumnChoice[];
	readonly rates: readonly Rate[];
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
	{ choices, rates, conversion: rules, keepsShared = false }: ItemReading,
): ItemReport {
	const seen = new ItemsSeen();
	const evidence = collectEvidence(rowsOf(source, (item) => seen.see(item)));
	const keys = evidence.map(({ key }) => key);
	const conversion = rules && conversionOf(rules, evidence);
	const recognised = withoutCurrencies(
		recogniseColumns(evidence, keepsShared ? seen.count : undefined),
		conversion,
	);
	const columns = applyChoices([...recognised], choices, keys);
	const own = rates.map((rate) => ({
		...rate,
		numerator: memberFor(rate.numerator, keys, 'Rates'),
		denominator: memberFor(rate.denominator, keys, 'Rates'),
	}));
	const used = new Set(own.flatMap(({ numerator, denominator }) => [numerator, denominator]));
	const hidden = columns.filter(({ key, role }) => role === 'leftOut' && used.has(key));
	const hiddenKeys = new Set(hidden.map(({ key }) => key));
	const found = seen.context(evidence);
	const context =
		conversion === undefined
			? found
			: { ...found, currency: conversion.currency, mixesCurrencies: false };
	const totals = findTotals(() => rowsOf(source, isItemRow), columns);
	const table = itemTable(source, columns, {
		hidden: hiddenKeys,
		mixesCurrencies: context.mixesCurrencies,
		rateOf: conversion?.rateOf,
		totalKey: totals.key,
		isRow: (item) => isItemRow(item) && !totals.sums.has(item),
	});
	const notes = [
		recognisedText(columns),
		...context.notices.map((notice) => `${notice}.`),
		...(totals.sums.size > 0 ? [totals.sums.size === 1 ? ONE_SUM : SUMS] : []),
		...(totals.key === undefined ? [] : ['Rows named GLOBAL are taken for sums and left out.']),
		...(context.mixesCurrencies ? [CURRENCIES] : []),
	];
	const compares = table.columns.some(({ part }) => part === 'before');
	return { table, columns, context, rates: own, hidden: [...hiddenKeys], compares, notes };
}

const ONE_SUM = 'The row that is the sum of others is left out.';
const SUMS = 'Rows that are the sums of others are left out.';
const CURRENCIES =
	'Amounts are in several currencies, so they are not added up. Convert them first, or present each currency by itself.';

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
const NOTHING_TO_SHOW = 'The items have no names, days or figures that can be shown';

/** "Read as names: Channel; as figures: Visits, Sales. Left out: row_key." */
function recognisedText(columns: readonly ItemColumn[]): string {
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
