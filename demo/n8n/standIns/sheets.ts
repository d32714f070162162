/** A row of a sheet. */
export type SheetRow = Record<string, unknown>;

/** The sheets of the stand-in for Google Sheets, by name. */
export class Sheets {
	readonly rows: Record<string, SheetRow[]> = {};

	/** The rows of a sheet whose columns have the given values, with their row numbers. */
	read(name: string, filters: URLSearchParams): SheetRow[] {
		const rows = (this.rows[name] ?? []).map((row, index) => ({ row_number: index + 2, ...row }));
		return rows.filter((row: SheetRow) => [...filters].every(([key, value]) => row[key] === value));
	}

	/** Appends a row, or changes the row with the same value in the matching column. */
	write(name: string, row: SheetRow, operation: string, match: string): SheetRow {
		const { row_number: number, ...values } = row;
		const rows = (this.rows[name] ??= []);
		const index =
			match === 'row_number'
				? Number(number) - 2
				: rows.findIndex((one) => one[match] === row[match]);
		const existing = operation === 'append' ? undefined : rows[index];
		if (existing !== undefined) Object.assign(existing, values);
		else rows.push(values);
		return row;
	}
}
