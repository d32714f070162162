import type { INodeExecutionData } from 'n8n-workflow';

import { LONGEST_NAME } from '../../../../../platform/base/text/truncate';
import type { PageSection } from '../../../../../platform/message/htmlPage';
import { writeHtmlPage } from '../../../../../platform/message/htmlPage';
import { contentOf } from '../../../../../platform/message/messageContent';
import type { Table } from '../../../../../platform/reports/table/reportTable';
import type { Summary } from '../../../../../platform/summary/summarize';
import { fileItem } from '../../../run/outputFile';
import type { FileContext } from '../../../run/store';
import type { Presenting } from './presenting';
import { wordingOf } from './presenting';
import { chartDataOf, loadPictures } from './pictureItem';
import { pageFile } from './sharedPage';

/** A report as a section of a page: text, chart and table. */
export async function sectionOf(
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
export async function pageItem(
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
