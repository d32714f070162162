import { InvalidInput } from '../../../../platform/base/invalidInput';
import { listOf } from '../../../../platform/base/json/json';
import type { TableColumn } from '../../../../platform/reports/table/reportTable';

/**
 * A message, a picture and facts speak of one period, or of two that are compared. Others would have to
 * be added up.
 *
 * @throws InvalidInput where the rows are of several
 */
export function checkOnePeriod(columns: readonly TableColumn[]): void {
	if (columns.some(({ role }) => role === 'period'))
		throw refused('The report covers several periods');
}

/** Checks the number of periods before the report is submitted. @throws InvalidInput */
export function checkOneRange(dateRanges: unknown): void {
	const { length } = listOf(dateRanges);
	if (length > 1) throw refused(`The request has ${length} date ranges`);
}

function refused(what: string): InvalidInput {
	return new InvalidInput(
		'Output',
		`${what}, but a message, a chart, an HTML report and an answer for an agent can cover only one`,
		'Request each period separately, or set Output to Rows, CSV File, Excel File or JSON File, where each row names its period. To compare two periods, use Compare With instead of Request (JSON)',
	);
}
