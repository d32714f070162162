import { isRecord, listOf, textOf } from '../client/json';
import type { Part } from '../client/multipart';
import { writeMultipart } from '../client/multipart';
import { readRecord } from '../client/records';
import type { JsonRecord } from '../client/json';
import { requestJson } from '../client/request';
import type { LineNote } from './check';
import type { CheckedImport } from './import';
import type { Importer } from '../client/importer';

/** What the platform said of an import. */
export interface ImportReply {
	/** The reply as a record. */
	readonly said: JsonRecord;
	/** Lines of the sent file that the platform rejects. Observed practice: `rejected_lines`. */
	readonly rejections: readonly LineNote[];
}

/**
 * Sends an import as one request, which is never repeated once it may have been received (api.md,
 * Import endpoints).
 *
 * @throws Fault
 */
export async function uploadImport(
	{ platform, connectorToken }: Importer,
	site: string,
	{ descriptor, csv }: CheckedImport,
): Promise<ImportReply> {
	const parts: readonly Part[] = [
		{
			name: 'meta-data',
			fileName: 'meta-data.json',
			mimeType: 'application/json',
			chunks: [Buffer.from(JSON.stringify(descriptor))],
		},
		{ name: 'file-name', fileName: `${descriptor.kind}.csv`, mimeType: 'text/csv', chunks: csv },
	];
	const reply = await requestJson(platform, {
		method: 'POST',
		path: '/{connectorToken}/epc/{site}/analyticsimport/{kind}.json',
		pathValues: { connectorToken, site, kind: descriptor.kind },
		form: writeMultipart(parts),
		what: 'the import',
		refusal: 'Nothing is imported unless the platform says so: mend the file, and import it again',
	});
	return { said: readRecord(reply), rejections: rejectionsIn(reply) };
}

function rejectionsIn(reply: unknown): LineNote[] {
	const data = isRecord(reply) && isRecord(reply.data) ? reply.data : {};
	return listOf(data.rejected_lines)
		.filter(isRecord)
		.map(({ line, column, value, reason }) => ({
			line: Number(line),
			column: typeof column === 'number' ? column + 1 : null,
			target: null,
			value: textOf(value) ?? '',
			reason: textOf(reason) ?? 'rejected by the platform',
		}));
}
