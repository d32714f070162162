import { decrypt } from '../../../platform/encryption/decrypt';
import { readFields } from '../../shared/form/endpointRequest';
import { eachItem, toItems } from '../../shared/run/eachItem';
import { readOpenRun } from '../../shared/run/readThenRun';
import type { Execute } from '../../shared/run/specialRow';

/** Encryption > Decrypt Here: opens payloads inside n8n; nothing is sent. */
export const decryptHere: Execute = async (context, operation) =>
	await readOpenRun(context, {
		readCommon: () => ({ concurrency: 1 }),
		readItem: (form, item) => {
			const { payload, key } = readFields(form, operation, item).values;
			return { payload: String(payload), key: String(key) };
		},
		open: () => ({}),
		run: async ({ node, requests, common: pace }) => {
			const results = await eachItem(node, requests, pace, ({ payload, key }, item) => [
				{ json: { value: decrypt(payload, key) }, pairedItem: { item } },
			]);
			return [toItems(node, results)];
		},
	});
