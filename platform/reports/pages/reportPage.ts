import { createHash } from 'node:crypto';

import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf } from '../../base/json/json';
import { readHeader } from '../response/header';
import { readElement } from '../response/shapes/element';
import { totalTest } from '../response/totalRows';
import { documentedReports } from '../response/shapes/findReports';
import type { ReceivedReports } from '../response/shapes/reportSource';
import { elementsOf, reportsOrTable, receivedRowsOf } from '../response/shapes/reportSource';

/** Some rows of a page, and the number of their report. */
interface PageRows {
	readonly report: number;
	readonly elements: readonly unknown[];
}

/** What a page of a report holds, for a comparison with the pages before it. */
export interface PageContent {
	/** A fingerprint of its rows. */
	readonly mark: string;
	readonly rows: number;
	/** The length of its rows as text. */
	readonly length: number;
	/** Its rows of totals as text, by the values of their dimensions. */
	readonly totals: ReadonlyMap<string, string>;
	/** Its first row as text; undefined if it has no figure other than 0, which many rows have. */
	readonly first: string | undefined;
	/** Its last rows as text. */
	readonly last: readonly string[];
}

/** How many rows a page may begin earlier than expected, if rows were added in the meantime. */
const MOST_SHIFTED = 100;

/** The reports of a page; empty if one of them has no list of rows. */
export function reportsOfPage({ envelope }: ReceivedReports): readonly JsonRecord[] {
	const reports = reportsOrTable(envelope);
	return reports.every(({ data }) => Array.isArray(data)) ? reports : [];
}

/** Whether a page is a documented reply without any report, as the page after the last one may be. */
export function hasNoReports({ envelope }: ReceivedReports): boolean {
	const top = isRecord(envelope) ? envelope : {};
	const data = isRecord(top.data) ? top.data : {};
	return Array.isArray(data.reports ?? top.reports) && documentedReports(envelope).length === 0;
}

/** The rows of a page, in batches. */
export async function* rowsOfPage(page: ReceivedReports): AsyncGenerator<PageRows> {
	const sources = reportsOfPage(page).map((report) => ({
		columnHeader: report.columnHeader,
		rows: receivedRowsOf(report, page),
	}));
	for await (const { source, elements } of elementsOf(page, sources)) {
		yield { report: sources.indexOf(source), elements };
	}
}

/** Reads all rows of a page once. @throws Fault if they are not JSON */
export async function readContent(
	page: ReceivedReports,
	isTotal: (report: number, element: unknown) => boolean,
): Promise<PageContent> {
	const hash = createHash('sha256');
	const totals = new Map<string, string>();
	const plain: string[] = [];
	let [rows, length] = [0, 0];
	let first: string | undefined;
	for await (const { report, elements } of rowsOfPage(page)) {
		rows += elements.length;
		for (const element of elements) {
			const text = JSON.stringify(element);
			length += text.length;
			hash.update(text);
			if (isTotal(report, element)) totals.set(totalKey(report, element), text);
			else {
				if (plain.length === 0 && hasFigure(element)) first = text;
				plain.push(text);
				if (plain.length > 2 * MOST_SHIFTED) plain.splice(0, MOST_SHIFTED);
			}
		}
	}
	const last = plain.slice(-MOST_SHIFTED);
	return { mark: hash.digest('hex'), rows, length, totals, first, last };
}

function hasFigure(element: unknown): boolean {
	const figures = isRecord(element) ? (element.metrics ?? element) : element;
	return /[1-9]/.test(JSON.stringify(figures) ?? '');
}

/** Recognizes the rows of totals of the reports with these headers, by their number. */
export function totalsOf(reports: readonly JsonRecord[]) {
	const readings = reports.map(({ columnHeader, data }) => {
		const header = readHeader(columnHeader, { first: listOf(data)[0] });
		return { header, isTotal: totalTest(header) };
	});
	return (report: number, element: unknown): boolean => {
		const { header, isTotal } = readings[report] ?? {};
		return header !== undefined && isTotal?.(readElement(element, header).values) === true;
	};
}

/** Identifies a row of totals by its report and the values of its dimensions. */
export function totalKey(report: number, element: unknown): string {
	const values = isRecord(element) ? (element.dimensions ?? textsIn(element)) : textsIn(element);
	return `${report} ${JSON.stringify(values)}`;
}

/** The cells of a row that are texts and no numbers. */
function textsIn(element: unknown): string[] {
	const cells = isRecord(element) || Array.isArray(element) ? Object.values(element) : [element];
	return cells.filter(
		(cell): cell is string => typeof cell === 'string' && Number.isNaN(Number(cell)),
	);
}
