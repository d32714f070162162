import { dayOfMidnight } from '../../base/dates/midnight';
import type { JsonRecord } from '../../base/json/json';
import { truncate } from '../../base/text/truncate';
import { numberOf } from '../table/tableCell';
import type { Cell, Row } from '../table/tableCell';
import { ColumnNames } from '../table/columnNames';
import { MIXED_MONEY, MONEY, PLAIN_NUMBER } from '../table/metricKinds';
import type { Table, TableColumn } from '../table/reportTable';
import { rounded } from '../transform/arithmetic';
import { convertAmount } from '../transform/money/convertMoney';
import type { ItemColumn, ItemUnit } from './itemColumn';
import { compactDay, momentValue } from './itemMoments';
import type { NumberStyle } from './writtenFigures';
import { currencyAt, figureIn } from './writtenFigures';

/** A table column, and how its value is read from an item. */
interface ReadColumn {
	readonly column: TableColumn;
	readonly read: (item: JsonRecord) => Cell;
}

/** Facts on items that their columns do not show. */
interface ItemTableOptions {
	/** Members that are needed only to calculate rates. */
	readonly hidden: ReadonlySet<string>;
	/** Whether amounts are in several currencies, so that they cannot be added up. */
	readonly hasSeveralCurrencies: boolean;
	/** The factor for an amount of an item; undefined if amounts are not converted. */
	readonly rateOf?: ((item: JsonRecord, amount: unknown) => number) | undefined;
	/** The member whose value GLOBAL marks the sum of all others. */
	readonly totalKey?: string | undefined;
	/** Whether an item is a row. */
	readonly isRow: (item: JsonRecord) => boolean;
}

const ROWS_AT_ONCE = 1_000;

/** Items as the table of a report, whose rows are created when they are read. */
export function itemTable(
	items: { readonly count: number; readonly at: (index: number) => JsonRecord },
	columns: readonly ItemColumn[],
	options: ItemTableOptions,
): Table {
	const all = readColumns(columns, options);
	const rowOf = (item: JsonRecord): Row => {
		const row: Row = {};
		for (const { column, read } of all) row[column.name] = read(item);
		return row;
	};
	return {
		columns: all.map(({ column }) => column),
		batches: async function* () {
			for (let start = 0; start < items.count; start += ROWS_AT_ONCE) {
				const rows: Row[] = [];
				const end = Math.min(start + ROWS_AT_ONCE, items.count);
				for (let index = start; index < end; index++) {
					const item = items.at(index);
					if (options.isRow(item)) rows.push(rowOf(item));
				}
				yield await Promise.resolve(rows);
			}
		},
	};
}

function readColumns(
	columns: readonly ItemColumn[],
	options: ItemTableOptions,
): readonly ReadColumn[] {
	const names = new ColumnNames();
	const befores = new Map(
		columns.flatMap((column) => (column.beforeOf === undefined ? [] : [[column.beforeOf, column]])),
	);
	const keys = new Set(columns.map(({ key }) => key));
	const used = columns.filter(({ role, key, beforeOf }) => {
		const hasPlace = beforeOf === undefined || !keys.has(beforeOf);
		return hasPlace && (role !== 'leftOut' || options.hidden.has(key));
	});
	const isName = ({ role }: ItemColumn) => role === 'name' || role === 'day';
	// Merged items of several nodes may list a name after the figures of another node.
	return [
		...used.filter(isName).map((column) => nameColumn(column, names, options)),
		...used
			.filter((column) => !isName(column))
			.flatMap((column) => figureColumns(column, befores.get(column.key), names, options)),
	];
}

function nameColumn(
	{ key, name, role, hasHours = false }: ItemColumn,
	names: ColumnNames,
	{ totalKey }: ItemTableOptions,
): ReadColumn {
	const isDay = role === 'day';
	// In a column called media_key or name, the platform's own total has the name GLOBAL.
	const ownField = key === 'name' ? '' : key;
	const field = key === totalKey ? 'name' : ownField;
	return {
		column: {
			name: names.claim(name),
			field,
			affinity: '',
			role: isDay ? 'date' : 'dimension',
		},
		read: isDay ? (item) => dayCell(item[key], hasHours) : (item) => nameCell(item[key]),
	};
}

function figureColumns(
	column: ItemColumn,
	before: ItemColumn | undefined,
	names: ColumnNames,
	options: ItemTableOptions,
): ReadColumn[] {
	const isHidden = options.hidden.has(column.key) && column.role === 'leftOut';
	const unit = column.unit ?? 'number';
	const affinity = affinityOf(unit, options);
	const name = names.claim(column.name);
	const start = { name, field: column.key, role: 'metric', affinity, isHidden } as const;
	const read = reading(column, unit, options);
	if (before === undefined) return [{ column: start, read }];
	const value: ReadColumn = { column: { ...start, part: 'value' }, read };
	const beforeName = names.claim(before.name);
	const ofBefore = { ...start, name: beforeName, part: 'before' } as const;
	const readBefore = reading(before, unit, options);
	const { change, percent } = column;
	const keepsChanges = !isAdditiveUnit(unit) && change !== undefined;
	if (!keepsChanges) {
		return [value, { column: { ...ofBefore, baseColumn: name }, read: readBefore }];
	}
	// Rounded values are recalculated, as calculating with them would be less exact.
	const more = (key: string, part: 'change' | 'percent', kind: string): ReadColumn => ({
		column: {
			...start,
			name: names.claim(key),
			field: `${column.key}_${part}`,
			affinity: kind,
			part,
		},
		read: reading({ key }, 'number', options),
	});
	return [
		...[value, { column: ofBefore, read: readBefore }, more(change, 'change', affinity)],
		...(percent === undefined ? [] : [more(percent, 'percent', 'pct')]),
	];
}

function isAdditiveUnit(unit: ItemUnit): boolean {
	return unit === 'number' || unit === 'money';
}

/** How a column declares what kind of figure it holds. */
function affinityOf(unit: ItemUnit, { hasSeveralCurrencies }: ItemTableOptions): string {
	switch (unit) {
		case 'percent':
		case 'fraction':
			return 'pct';
		case 'average':
			return 'average';
		case 'money':
			return hasSeveralCurrencies ? MIXED_MONEY : MONEY;
		case 'number':
			return PLAIN_NUMBER;
	}
}

function reading(
	{ key, style }: Pick<ItemColumn, 'key' | 'style'>,
	unit: ItemUnit,
	{ rateOf, hasSeveralCurrencies }: ItemTableOptions,
): (item: JsonRecord) => Cell {
	// Without the signs at them, amounts in several currencies would look alike.
	if (hasSeveralCurrencies) {
		return (item) =>
			currencyAt(item[key]) === undefined ? figureCell(item[key], style) : nameCell(item[key]);
	}
	if (unit === 'money' && rateOf !== undefined) {
		return (item) => {
			const value = figureCell(item[key], style);
			return value === null ? null : convertAmount(value, rateOf(item, item[key]));
		};
	}
	if (unit === 'fraction') {
		return (item) => {
			const cell = figureCell(item[key], style);
			const value = numberOf(cell);
			return value === null ? cell : rounded(value * 100, FRACTION_DECIMALS);
		};
	}
	return (item) => figureCell(item[key], style);
}

const FRACTION_DECIMALS = 10;
const LONGEST_NESTED = 200;

function figureCell(value: unknown, style: NumberStyle): Cell {
	return typeof value === 'object' && value !== null ? nameCell(value) : figureIn(value, style);
}

function nameCell(given: unknown): Cell {
	const value = momentValue(given);
	if (value === null || value === undefined || value === '') return null;
	if (typeof value === 'string' && typeof given === 'object') return dayOfMidnight(value) ?? value;
	if (typeof value === 'string' || typeof value === 'number') return value;
	return typeof value === 'object'
		? truncate(JSON.stringify(value) ?? '', LONGEST_NESTED)
		: String(value);
}

function dayCell(given: unknown, hasHours: boolean): Cell {
	const value = momentValue(given);
	if (typeof value !== 'string' && typeof value !== 'number') return nameCell(value);
	const text = String(value);
	// Among hours, midnight is an hour like the others.
	return compactDay(value) ?? (hasHours ? text : (dayOfMidnight(text) ?? text));
}
