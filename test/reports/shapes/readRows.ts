import { listOf } from '../../../platform/base/json/json';
import type { Row } from '../../../platform/reports/table/tableCell';
import { readHeader } from '../../../platform/reports/response/header';
import type { Layout } from '../../../platform/reports/response/layout';
import { readReports } from '../../../platform/reports/response/shapes/reportSource';
import { rowReader } from '../../../platform/reports/response/rowReader';

/** The rows of a downloaded result, before any transform. */
export function readRows(body: unknown, layout: Layout): Row[] {
	const rows: Row[] = [];
	for (const { data, columnHeader } of readReports(body)) {
		const read = rowReader(readHeader(columnHeader, { ...layout, first: listOf(data)[0] }), layout);
		for (const element of listOf(data)) read(element, rows);
	}
	return rows;
}
