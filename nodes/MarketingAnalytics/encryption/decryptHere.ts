import { decrypt } from '../../../platform/encryption/decrypt';
import { passphraseOf } from '../../../platform/encryption/passphrase';
import { readFields } from '../../shared/form/endpoint/endpointRequest';
import { eachItem, toItems } from '../../shared/run/eachItem';
import { readThenRun } from '../../shared/run/readThenRun';
import type { Execute } from '../../shared/run/execute';

/** Encryption > Decrypt Locally: opens payloads inside n8n; nothing is sent. */
export const decryptHere: Execute = async (context, operation) =>
	await readThenRun(context, {
		readCommon: () => ({ concurrency: 1 }),
		readItem: (form, item) => String(readFields(form, operation, item).values.payload),
		run: async ({ node, platform, requests, common: pace }) => {
			const passphrase = passphraseOf(platform);
			const results = await eachItem(node, requests, pace, (payload, item) => [
				{ json: { value: decrypt(payload, passphrase) }, pairedItem: { item } },
			]);
			return [toItems(node, results)];
		},
	});
