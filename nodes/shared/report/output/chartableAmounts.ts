import { InvalidInput } from '../../../../platform/base/invalidInput';
import type { TableColumn } from '../../../../platform/reports/table/reportTable';
import { mainFigure, shapeOf } from '../../../../platform/summary/shape';

/** Whether the main figure can be compared over rows, which amounts in several currencies cannot. */
export function canBeCompared(
	columns: readonly TableColumn[],
	sortedBy: string | undefined,
	hasSeveralCurrencies: boolean,
): boolean {
	return !hasSeveralCurrencies || mainFigure(shapeOf(columns), sortedBy)?.unit !== 'money';
}

/** The error of a chart of amounts that cannot be compared. */
export function incomparableAmounts(): InvalidInput {
	return new InvalidInput(
		'Output',
		'A chart cannot compare amounts in several currencies',
		'Convert them with Convert To and Exchange Rates under Options, or sort by a figure that is not an amount',
	);
}
