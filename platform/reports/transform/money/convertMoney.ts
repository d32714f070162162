import { numberOf } from '../../table/tableCell';
import { codeOf, ColumnNames } from '../../table/columnNames';
import type { ColumnNameStyle } from '../../table/columnNames';
import { isMoneyColumn } from '../../table/siteCurrency';
import type { TableStep } from '../../table/reportTable';
import type { Row } from '../../table/tableCell';
import { rounded } from '../arithmetic';
import { mapRows } from '../mapRows';

const DECIMALS = 4;

/** An amount in another currency; a cell that is no number stays as it is. */
export function convertAmount(value: Row[string], rate: number): Row[string] {
	const amount = numberOf(value);
	return amount === null ? value : rounded(amount * rate, DECIMALS);
}

/** Converts all amounts of money before rates and sums are calculated. */
export function convertMoney(rate: number): TableStep {
	return (table) => {
		const names = table.columns
			.filter((column) => column.role === 'metric' && isMoneyColumn(column))
			.map(({ name }) => name);
		if (rate === 1 || names.length === 0) return table;
		return mapRows(table, (row) => {
			const changed = { ...row };
			for (const name of names) changed[name] = convertAmount(row[name] ?? null, rate);
			return changed;
		});
	};
}

/** Adds a column with the currency of each row, if the report has amounts. */
export function addCurrency(currency: string, naming: ColumnNameStyle): TableStep {
	return (table) => {
		const { columns } = table;
		if (!columns.some((column) => column.role === 'metric' && isMoneyColumn(column))) return table;
		const names = new ColumnNames(columns.map((column) => column.name));
		const name = names.claim(naming === 'codes' ? codeOf(LABEL) : LABEL);
		return {
			...mapRows(table, (row) => ({ ...row, [name]: currency })),
			columns: [...columns, { name, field: '', role: 'fact', affinity: '' }],
		};
	};
}

const LABEL = 'Currency';
