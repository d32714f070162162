import { Fault } from '../client/faults';
import type { JsonRecord } from '../client/values/json';
import { isRecord, listOf } from '../client/values/json';
import type { AskedLayout } from './asked';
import { askedReader } from './asked';
import type { HeaderRange } from './header';
import { readHeader } from './header';
import type { Row } from './rows';

/**
 * The rows of a downloaded result, in the platform's order. The list of reports is `data.reports`,
 * or `reports` at the top (docs/platform.md, Batch job responses, gives both).
 *
 * @throws Fault `unexpectedReply` when the reply holds no report
 */
export function readRows(body: unknown, layout: AskedLayout): Row[] {
	return readReports(body).flatMap((report) => {
		const read = askedReader(readHeader(report.columnHeader), layout);
		const rows: Row[] = [];
		for (const element of listOf(report.data)) read(element, rows);
		return rows;
	});
}

/** The date ranges that a result says it covers. */
export function rangesIn(body: unknown): HeaderRange[] {
	return reportsIn(body).flatMap(({ columnHeader }) => readHeader(columnHeader).ranges);
}

/** The reports of a downloaded result. @throws Fault `unexpectedReply` when there are none */
export function readReports(body: unknown): JsonRecord[] {
	const reports = reportsIn(body);
	if (reports.length > 0) return reports;
	throw new Fault('unexpectedReply', { what: 'the download', said: 'no report in it' });
}

/** The reports of a reply, of which there may be none. */
export function reportsIn(body: unknown): JsonRecord[] {
	const top = isRecord(body) ? body : {};
	const data = isRecord(top.data) ? top.data : {};
	return listOf(data.reports ?? top.reports).filter(isRecord);
}
