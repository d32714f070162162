import { LONGEST_NAME } from '../../../../platform/base/text/truncate';
import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { collectChartData } from '../../../../platform/chart/collectChartData';
import { contentOf } from '../../../../platform/message/messageContent';
import type { PageSection } from '../../../../platform/message/htmlPage';
import { writeHtmlPage } from '../../../../platform/message/htmlPage';
import { writeMessage } from '../../../../platform/message/writeMessage';
import { summarySentence } from '../../../../platform/message/summarySentence';
import type { Top } from '../../../../platform/reports/transform/topRows';
import type { Table } from '../../../../platform/reports/table/reportTable';
import { summaryFacts } from '../../../../platform/summary/summaryFacts';
import { FigureFormats } from '../../../../platform/summary/figureFormats';
import type { ReportContext } from '../../../../platform/summary/headline';
import type { Overview } from '../../../../platform/summary/overview';
import type { Summary } from '../../../../platform/summary/summarize';
import { summarize } from '../../../../platform/summary/summarize';
import type { Wording } from '../../../../platform/summary/messageWords';
import { wordsFor } from '../../../../platform/summary/messageWords';
import { fileItem } from '../../run/outputFile';
import type { FileContext } from '../../run/store';
import { toItem } from '../../run/toItem';
import type { Presentation } from '../form/presentation';
import type { SharedPage } from './sharedPage';
import { pageFile } from './sharedPage';

/** What a message, chart or page is made from. */
export interface Presenting {
	readonly format: 'message' | 'messageWithChart' | 'chart' | 'facts' | 'html';
	readonly presentation: Presentation;
	/** How many rows the report keeps, if not all. */
	readonly top: Top | undefined;
	/** The overview of all its rows. */
	readonly overview: Overview;
	/** Facts about the report; complete once all rows were read. */
	readonly about: () => ReportContext;
	/** Members of the item of a file. */
	readonly facts: () => IDataObject;
	/** The binary field of a picture. */
	readonly field: string;
	readonly fileName: string;
	/** The table of the picture, where it differs from that of the text. */
	readonly chartTable?: Table | undefined;
	/** How many rows each panel of small multiples has, where the picture's table holds only some. */
	readonly rowCounts?: ReadonlyMap<string, number> | undefined;
	/** The page that the report becomes a section of; undefined for a page of its own. */
	readonly page?: SharedPage | undefined;
	/** Whether a page has a chart. */
	readonly hasChart?: boolean | undefined;
	/** Whether facts begin with what matters in words. */
	readonly saysAnswer?: boolean | undefined;
}

/**
 * Creates the single item of a message or a chart.
 *
 * @throws Fault as `fileItem`, or what rows throw
 */
export async function present(
	context: FileContext,
	table: Table,
	requested: Presenting,
	item: number,
): Promise<INodeExecutionData> {
	const request = withSpecialDays(requested);
	if (request.format === 'chart') return await pictureItem(context, table, request, item);
	const { format, presentation, about, facts, top, overview, saysAnswer } = request;
	const wording = wordingOf(presentation);
	const summary = await summarize(table, { most: presentation.rows, top, overview, wording });
	if (format === 'facts') {
		const answer = saysAnswer ? { answer: summarySentence(summary, about(), wording) } : {};
		const json = { ...answer, ...facts(), ...summaryFacts(summary, about(), wording) };
		return { json: toItem(json), pairedItem: { item } };
	}
	if (format === 'html') {
		return await pageItem(context, await sectionOf(table, summary, request), request, item);
	}
	const message = writeMessage(contentOf(summary, about(), wording), presentation.target, wording);
	if (format === 'message') return { json: toItem(message), pairedItem: { item } };
	const { binary } = await pictureItem(context, table, request, item);
	return {
		json: toItem(message),
		...(binary ? { binary } : {}),
		pairedItem: { item },
	};
}

/** A report that knows the days that the user has named. */
function withSpecialDays(request: Presenting): Presenting {
	const { specialDays } = request.presentation;
	return { ...request, about: () => ({ ...request.about(), specialDays }) };
}

/** A report as a section of a page: text, chart and table. */
async function sectionOf(
	table: Table,
	summary: Summary,
	request: Presenting,
): Promise<PageSection> {
	const { presentation, about, hasChart = true } = request;
	const wording = wordingOf(presentation);
	const content = contentOf(summary, about(), wording, LONGEST_NAME);
	const data = hasChart ? await chartDataOf(table, request) : undefined;
	const isDrawn = data !== undefined && data.categories.length > 0;
	const { pictureOf } = await loadPictures();
	const svg = async (isDark: boolean) =>
		data === undefined
			? ''
			: String(await pictureOf(data, { format: 'svg', isDark, formats: wording.formats }));
	const picture = isDrawn ? { light: await svg(false), dark: await svg(true) } : undefined;
	return { content, picture };
}

/** One item with a page of its own, or with the facts of a section of a page that several items share. */
async function pageItem(
	context: FileContext,
	section: PageSection,
	request: Presenting,
	item: number,
): Promise<INodeExecutionData> {
	const { presentation, facts, field, fileName, page } = request;
	const json = { title: section.content.title, ...facts() };
	if (page !== undefined) {
		page.add(item, section);
		return { json, pairedItem: { item } };
	}
	const content = writeHtmlPage([section], {}, wordingOf(presentation));
	return await fileItem(context, pageFile(field, fileName, content), json, item);
}

async function pictureItem(
	context: FileContext,
	table: Table,
	request: Presenting,
	item: number,
): Promise<INodeExecutionData> {
	const { presentation, facts, field, fileName } = request;
	const { format, isDark } = presentation;
	const { formats } = wordingOf(presentation);
	const data = await chartDataOf(table, request);
	const { pictureOf } = await loadPictures();
	const content = await pictureOf(data, { format, isDark, formats });
	const mimeType = format === 'png' ? 'image/png' : 'image/svg+xml';
	const name = fileName.endsWith(`.${format}`) ? fileName : `${fileName}.${format}`;
	const json = { title: data.title, ...facts() };
	return await fileItem(context, { field, fileName: name, mimeType, content }, json, item);
}

async function chartDataOf(
	table: Table,
	{ presentation, about, top, overview, rowCounts, chartTable = table }: Presenting,
) {
	const { kind } = presentation;
	const sortedBy = overview.sortedBy(chartTable.columns);
	const chartRequest = { kind, top, sortedBy, rowCounts };
	return await collectChartData(chartTable, chartRequest, about, wordingOf(presentation));
}

/** What draws takes a megabyte: n8n starts without it. */
async function loadPictures() {
	return await import('../../../../platform/chart/draw/picture');
}

/** The words and formats of a presentation. */
export function wordingOf({ style }: Presentation): Wording {
	return { formats: new FigureFormats(style), words: wordsFor(style.language) };
}
