import { DateTime } from 'luxon';
import type { Json, JsonObject } from '../http/json';
import { badRequest } from '../http/refusal';
import { listData, type Table } from '../http/reply';
import { type Column, type Sight, headerIn } from './columns';

/** The format of a table in a reply. */
export interface TableForm {
	language?: string | undefined;
	asObjects: boolean;
	/** The `strftime` pattern of dates; Unix seconds by default. */
	datePattern?: string | undefined;
	timeZone: string;
}

type Rows = Table['rows'];

export function formattedRows(columns: readonly Column[], sights: readonly Sight[]): Json[][] {
	return sights.map((sight) => columns.map((column) => column.valueOf(sight)));
}

/** Observed practice: `fields` have a name and a header, `rows` follow. */
export function tableData(columns: readonly Column[], rows: Rows, form: TableForm): JsonObject {
	const table = { fields: columns.map(({ name }) => name), rows: withDates(columns, rows, form) };
	return {
		...listData(table, form.asObjects),
		fields: columns.map((column) => ({
			name: column.name,
			header: headerIn(form.language, column),
		})),
	};
}

/** A header line, then one line per record. */
export function tableLines(columns: readonly Column[], rows: Rows, form: TableForm): string[][] {
	const dated = withDates(columns, rows, form).map((row) => row.map(String));
	return [columns.map(({ name }) => name), ...dated];
}

function withDates(columns: readonly Column[], rows: Rows, form: TableForm): Json[][] {
	const { datePattern, timeZone } = form;
	if (datePattern === undefined) return rows.map((row) => [...row]);
	return rows.map((row) =>
		row.map((value, index) =>
			columns[index]?.date && typeof value === 'number'
				? strftime(value, datePattern, timeZone)
				: value,
		),
	);
}

const DIRECTIVES: Readonly<Record<string, string>> = {
	Y: 'yyyy',
	y: 'yy',
	m: 'MM',
	d: 'dd',
	H: 'HH',
	M: 'mm',
	S: 'ss',
	j: 'ooo',
	F: 'yyyy-MM-dd',
	T: 'HH:mm:ss',
	z: 'ZZZ',
};

function strftime(epoch: number, pattern: string, timeZone: string): string {
	const date = DateTime.fromSeconds(epoch, { zone: timeZone });
	return pattern.replace(/%(.)/g, (_match, letter: string) => {
		if (letter === 's') return String(epoch);
		if (letter === '%') return '%';
		const format = DIRECTIVES[letter];
		if (format === undefined) {
			const known = ['s', ...Object.keys(DIRECTIVES)].map((one) => `%${one}`).join(' ');
			throw badRequest(
				'PARAMETER_INVALID',
				`"ea-enable-datefmt" knows ${known}, but not %${letter}.`,
			);
		}
		return date.toFormat(format);
	});
}
