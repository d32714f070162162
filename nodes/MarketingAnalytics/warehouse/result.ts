import type { INodeExecutionData } from 'n8n-workflow';

import { toText } from '../../../platform/client/body';
import { InvalidInput } from '../../../platform/client/faults';
import type { Platform } from '../../../platform/client/platform';
import { readJsonBody } from '../../../platform/client/reply';
import type { ReceivedFile } from '../../../platform/client/request';
import { readResult } from '../../../platform/warehouse/queries';
import type { FileMaker } from '../../shared/form/parameters';
import { fileItem } from '../../shared/run/outputFile';
import { toItem } from '../../shared/run/toItem';
import type { Wanted } from './read';

/** The result of a query as the user wants it. @throws InvalidInput when it cannot become items */
export async function toItems(
	context: Pick<FileMaker, 'helpers'>,
	{ secrets }: Platform,
	file: ReceivedFile,
	{ id, format, field }: Pick<Wanted, 'format' | 'field'> & { readonly id: string },
	item: number,
): Promise<INodeExecutionData[]> {
	if (format !== 'rows') return [await toFile(context, file, id, field, item)];
	if (!isJson(file)) {
		throw new InvalidInput(
			'Output',
			`The result of query ${id} is not JSON and cannot become items`,
			'Set Output to the form that Submit was given',
		);
	}
	const reply = readJsonBody(toText(file.chunks), { what: `the result of query ${id}` }, secrets);
	return readResult(reply).map((row) => ({ json: toItem(row), pairedItem: { item } }));
}

const EXTENSIONS: Readonly<Record<string, string>> = {
	'application/json': 'json',
	'text/csv': 'csv',
};

/** What a Parquet file begins with. */
const PARQUET = 'PAR1';

function isJson({ chunks, mimeType }: ReceivedFile): boolean {
	if (mimeType === 'text/csv') return false;
	// The first pieces of a reply may be shorter than that.
	const start = chunks.flatMap((chunk) => [...chunk.subarray(0, PARQUET.length)]);
	return String.fromCharCode(...start.slice(0, PARQUET.length)) !== PARQUET;
}

/** Observed practice: JSON comes where a format cannot be had, and Parquet calls itself a text. */
async function toFile(
	context: Pick<FileMaker, 'helpers'>,
	{ chunks, mimeType }: ReceivedFile,
	id: string,
	field: string,
	item: number,
): Promise<INodeExecutionData> {
	const fileName = `query-${id}.${EXTENSIONS[mimeType] ?? 'parquet'}`;
	const file = { field, fileName, mimeType, bytes: Buffer.concat(chunks) };
	return await fileItem(context, file, { jobId: id, bytes: file.bytes.length }, item);
}
