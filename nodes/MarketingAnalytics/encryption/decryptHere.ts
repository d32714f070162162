import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/row';
import { decrypt } from '../../../platform/encryption/decrypt';
import { readFields } from '../../shared/form/endpointRequest';
import { allItems, eachItem, toItems } from '../../shared/run/eachItem';

/** Encryption > Decrypt Here: opens payloads inside n8n; nothing is sent. */
export async function decryptHere(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
): Promise<INodeExecutionData[][]> {
	const results = await eachItem(context, allItems(context), { concurrency: 1 }, (_, item) => {
		const { payload, key } = readFields(context, operation, item).values;
		const value = decrypt(String(payload), String(key));
		return [{ json: { value }, pairedItem: { item } }];
	});
	return [toItems(context, results)];
}
