import { members } from '../http/reply';
import type { SiteEndpoint } from '../request/endpoint';
import { writing } from '../request/siteEndpoints';
import { FORMAT, checkFormat, decrypt, encrypt } from './cipher';

const SAMPLE = { key: 'sandbox-passphrase', value: 'customer@shop.example' };

/** Encrypt, decrypt, and an example (docs/platform.md, Encrypt/Decrypt). */
export const encryptionEndpoints: readonly SiteEndpoint[] = [
	writing('encdec/sample', ['format?'], (_call, values) => {
		checkFormat(values.get('format'));
		const payload = encrypt(SAMPLE.value, SAMPLE.key);
		return members({ data: { format: FORMAT, ...SAMPLE, payload } });
	}),
	writing('encdec/encrypt', ['value', 'key', 'format?'], (_call, values) => {
		checkFormat(values.get('format'));
		const payload = encrypt(values.text('value'), values.text('key'));
		return members({ data: { payload } });
	}),
	writing('encdec/decrypt', ['payload', 'key'], (_call, values) =>
		members({ data: { value: decrypt(values.text('payload'), values.text('key')) } }),
	),
];
