import { stringify } from 'csv-stringify/sync';

import { cellsFor } from '../../client/values/csv';
import type { Row } from '../cells';
import type { FileStyle } from '../files';

/** Writes rows that are in memory as a file. */
export function writeRows(rows: readonly Row[], style: FileStyle): Buffer {
	if (style.format === 'json') {
		return Buffer.from(`[${rows.map((row) => JSON.stringify(row)).join(',\n')}]\n`);
	}
	const names = [...new Set(rows.flatMap(Object.keys))];
	const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
	const { delimiter } = style;
	const cells = lines.map((line) => cellsFor(style, line));
	return Buffer.from(stringify(cells, { delimiter, cast: { boolean: String } }));
}
