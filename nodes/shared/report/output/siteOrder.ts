import { isMoneyColumn } from '../../../../platform/reports/table/siteCurrency';
import type { TableColumn } from '../../../../platform/reports/table/reportTable';
import type { Order } from '../../../../platform/reports/transform/orderRows';
import { columnFor } from '../../../../platform/reports/transform/orderRows';

/** The rows are those of sites, which a report is not sorted by: then the largest come first. */
export function orderOfSites(
	order: Order | undefined,
	all: readonly TableColumn[],
	hasSeveralCurrencies: boolean,
): Order | undefined {
	// Amounts in several currencies have no order.
	const columns = hasSeveralCurrencies ? all.filter((column) => !isMoneyColumn(column)) : all;
	if (!columns.some(({ role, isHidden }) => role === 'metric' && isHidden !== true)) {
		return undefined;
	}
	if (order !== undefined && sortColumnOf(order, columns) !== undefined) return order;
	const [first] = columns.filter(({ role, isHidden }) => role === 'metric' && isHidden !== true);
	return first && { column: first.name, largestFirst: true };
}

/** The column that sites are sorted by; undefined where the order is of another column than theirs. */
export function sortColumnOf(order: Order, columns: readonly TableColumn[]): string | undefined {
	const codes = columns.flatMap(({ name, field, isHidden }) => (isHidden ? [] : [name, field]));
	const code = order.column.trim().toLowerCase();
	const isKnown = code === '' || codes.some((one) => one.toLowerCase() === code);
	return isKnown ? columnFor(order, columns) : undefined;
}
