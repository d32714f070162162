import type { INodeExecutionData } from 'n8n-workflow';

import type { Connection } from '../../../platform/http/connection/connection';
import type { Query } from '../../../platform/http/url';
import { fetchResult, fetchRows } from '../../../platform/warehouse/results';
import { receivedItem } from '../../shared/run/outputFile';
import { rowsOrMessage } from '../../shared/run/noRows';
import type { Hints } from '../../shared/run/executionContext';
import { partHint } from '../../shared/run/openPlatform';
import { rawReplyHint } from '../../shared/run/rawReplyHint';
import type { FileContext } from '../../shared/run/store';
import { toItem } from '../../shared/run/toItem';
import type { QueryRequest } from './read';

/** Which result to fetch, and in which format. */
interface ResultRequest extends Pick<QueryRequest, 'format' | 'field' | 'ifNoRows'> {
	readonly id: string;
	/** Values that the specification does not show, by the platform's names. */
	readonly more: Query;
}

/**
 * Downloads the result of a query in the requested format.
 *
 * @throws InvalidInput when it cannot become items
 */
export async function fetchResultItems(
	context: FileContext & Hints,
	warehouse: Connection,
	{ id, format, field, ifNoRows, more }: ResultRequest,
	item: number,
): Promise<INodeExecutionData[]> {
	if (format === 'rows') {
		const { rows, isWhole, isPart } = await fetchRows(warehouse, id, more);
		const what = `the result of query ${id}`;
		if (isWhole) rawReplyHint(context, what);
		if (isPart) partHint(context, what, rows.length);
		const mark = isPart ? { complete: false } : {};
		const items = rows.map((row) => ({ json: { ...mark, ...toItem(row) }, pairedItem: { item } }));
		return rowsOrMessage(items, ifNoRows, { jobId: id }, item);
	}
	return await fetchResult(warehouse, id, more, async ({ stream, mimeType, extension }) => {
		const file = { field, fileName: `query-${id}.${extension}`, mimeType, stream };
		return [await receivedItem(context, file, { jobId: id }, item)];
	});
}
