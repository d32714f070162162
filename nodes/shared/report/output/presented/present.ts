import type { INodeExecutionData } from 'n8n-workflow';

import { contentOf } from '../../../../../platform/message/messageContent';
import { summarySentence } from '../../../../../platform/message/summarySentence';
import type { Table } from '../../../../../platform/reports/table/reportTable';
import { summaryFacts } from '../../../../../platform/summary/summaryFacts';
import { summarize } from '../../../../../platform/summary/summarize';
import type { FileContext } from '../../../run/store';
import { toItem } from '../../../run/toItem';
import type { Presenting } from './presenting';
import { wordingOf } from './presenting';

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
	if (request.format === 'chart') {
		return await (await loadPicture()).pictureItem(context, table, request, item);
	}
	const { format, presentation, about, facts, top, overview, saysAnswer } = request;
	const wording = wordingOf(presentation);
	const summary = await summarize(table, { most: presentation.rows, top, overview, wording });
	if (format === 'facts') {
		const answer = saysAnswer ? { answer: summarySentence(summary, about(), wording) } : {};
		const json = { ...answer, ...facts(), ...summaryFacts(summary, about(), wording) };
		return { json: toItem(json), pairedItem: { item } };
	}
	if (format === 'html') {
		const { pageItem, sectionOf } = await import('./pageItem');
		return await pageItem(context, await sectionOf(table, summary, request), request, item);
	}
	const { writeMessage } = await import('../../../../../platform/message/writeMessage');
	const message = writeMessage(contentOf(summary, about(), wording), presentation.target, wording);
	if (format === 'message') return { json: toItem(message), pairedItem: { item } };
	const { binary } = await (await loadPicture()).pictureItem(context, table, request, item);
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

/** Facts and texts do without the code of pictures. */
async function loadPicture() {
	return await import('./pictureItem');
}
