import type { INodeExecutionData } from 'n8n-workflow';
import { RestError, type RestSession } from './rest';

/** The content of an item's file, from the item or from n8n's storage. */
export async function download(
	rest: RestSession,
	item: INodeExecutionData | undefined,
	property: string,
): Promise<Buffer> {
	const file = item?.binary?.[property];
	if (file === undefined) throw new Error(`The item has no binary property "${property}"`);
	if (file.id === undefined) return Buffer.from(file.data, 'base64');
	const query = new URLSearchParams({ id: file.id, action: 'download' });
	const response = await rest.fetch(`/rest/binary-data?${query.toString()}`);
	const content = Buffer.from(await response.arrayBuffer());
	if (response.ok) return content;
	throw new RestError(response.status, content.toString(), 'Downloading a file');
}
