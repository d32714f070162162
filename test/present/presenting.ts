import type { IBinaryData, IDataObject, INodeParameters } from 'n8n-workflow';

import { presentAll } from '../../nodes/MarketingAnalytics/present/presentItems';
import { readPresent } from '../../nodes/MarketingAnalytics/present/readPresent';
import { formOf } from '../forms/formOf';

/** The result of presenting items: the output items, their files as text, and the hints. */
export interface PresentedItems {
	readonly items: readonly IDataObject[];
	readonly file: Buffer;
	readonly mimeType: string;
	readonly hint: string;
}

/** Presents items as Report > Present Items does, in memory. */
export async function presented(
	input: readonly IDataObject[],
	parameters: INodeParameters,
): Promise<PresentedItems> {
	let hint = '';
	let file: Buffer = Buffer.alloc(0);
	const outputs = await presentAll(
		{
			getInputData: () => input.map((json) => ({ json })),
			addExecutionHints: (...hints) => {
				hint += hints.map(({ message }) => message).join(' ');
			},
			helpers: {
				prepareBinaryData: async (content, fileName, mimeType = ''): Promise<IBinaryData> => {
					if (!Buffer.isBuffer(content)) throw new Error('This test keeps files in memory');
					file = content;
					return await Promise.resolve({ data: '', mimeType, fileName });
				},
				getBinaryStream: async () => await Promise.reject(new Error('There is no file to read')),
			},
		},
		readPresent(formOf(parameters), 0),
	);
	const mimeType = outputs[0]?.binary ? (Object.values(outputs[0].binary)[0]?.mimeType ?? '') : '';
	return { items: outputs.map(({ json }) => json), file, mimeType, hint };
}

/** An entry of the list of columns. */
export const readAs = (column: string, as: string, more: IDataObject = {}) => ({
	column,
	as,
	...more,
});
