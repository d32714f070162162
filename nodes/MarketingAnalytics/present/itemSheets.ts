import { InvalidInput } from '../../../platform/base/invalidInput';
import type { PackedSheet } from '../../../platform/base/workbook/writeWorkbook';
import { SheetWriter } from '../../../platform/base/workbook/writeWorkbook';
import { sheetColumnOf, sheetOf } from '../../../platform/reports/response/reportFiles';
import type { Table } from '../../../platform/reports/table/reportTable';
import { groupBy } from '../../../platform/base/groupBy';

/** Each sheet holds memory while it is written. */
const MOST_SHEETS = 100;

/** The rows of a table as one sheet, or as a sheet for each value of a column. @throws InvalidInput */
export async function sheetsOf(table: Table, sheetFor: string): Promise<readonly PackedSheet[]> {
	if (sheetFor === '') return [await sheetOf('Items', table)];
	const { columns } = table;
	const names = columns.map(({ name }) => name);
	const by = columns.find(({ name, field }) => name === sheetFor || field === sheetFor);
	if (by === undefined) {
		throw new InvalidInput(
			'Sheet for Each',
			`Sheet for Each: there is no column ${sheetFor}`,
			`Choose one of ${names.join(', ')}`,
		);
	}
	const sheets = new Map<string, SheetWriter>();
	const sheetNamed = (name: string) => {
		const known = sheets.get(name);
		if (known !== undefined) return known;
		if (sheets.size === MOST_SHEETS) throw tooMany(sheetFor);
		const sheet = new SheetWriter(name, columns.map(sheetColumnOf));
		sheets.set(name, sheet);
		return sheet;
	};
	for await (const rows of table.batches()) {
		for (const [value, some] of groupBy(rows, (row) => String(row[by.name] ?? ''))) {
			sheetNamed(value).add(some.map((row) => names.map((name) => row[name])));
		}
	}
	const all = [...sheets.values()].map((sheet) => sheet.end());
	return all.length > 0 ? all : [new SheetWriter('Items', columns.map(sheetColumnOf)).end()];
}

function tooMany(column: string): InvalidInput {
	return new InvalidInput(
		'Sheet for Each',
		`Sheet for Each: ${column} has more than ${MOST_SHEETS} different values`,
		'Choose a column with fewer values, or leave Sheet for Each empty to get one sheet',
	);
}
