import { writing } from '../request/siteEndpoints';
import { type Values, textAt } from '../request/values';
import type { SiteEndpoint } from '../request/endpoint';
import { members } from '../http/reply';
import { FORMAT, checkFormat, decrypt, encrypt } from './cipher';

const SAMPLE = { key: 'sandbox-passphrase', value: 'customer@shop.example' };

/** Encrypt, decrypt, and an example of both (docs/platform.md, Encrypt/Decrypt). */
export const encryptionEndpoints: readonly SiteEndpoint[] = [
	writing('encdec/sample', { optional: ['format'] }, (_call, values) => {
		const format = formatAt(values);
		const payload = encrypt(SAMPLE.value, SAMPLE.key);
		return members({ data: { format, ...SAMPLE, payload } });
	}),
	writing(
		'encdec/encrypt',
		{ required: ['value', 'key'], optional: ['format'] },
		(_call, values) => {
			formatAt(values);
			return members({
				data: { payload: encrypt(textAt(values, 'value'), textAt(values, 'key')) },
			});
		},
	),
	writing('encdec/decrypt', { required: ['payload', 'key'] }, (_call, values) =>
		members({ data: { value: decrypt(textAt(values, 'payload'), textAt(values, 'key')) } }),
	),
];

function formatAt(values: Values): string {
	const format = values.get('format') ?? FORMAT;
	checkFormat(format);
	return format;
}
