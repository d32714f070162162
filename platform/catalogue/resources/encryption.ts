import { required, siteField, textField } from '../commonFields';
import type { Resource } from '../endpointRow';

/** Functions of the encryption resource that are more than one call. */
export type EncryptionRun = 'decryptHere';

const PREFIX = '/ea/{site}/db/encdec';
const payload = required(
	textField('payload', 'payload', [
		'Payload',
		'The encrypted text, including the format digit at its start',
	]),
);
const format = {
	...textField('format', 'format', [
		'Format',
		'The digit of the encryption format; 0 is AES-256 with SHA-256',
	]),
	default: '0',
};

/** Encryption tools (docs/platform.md, Encrypt/Decrypt). */
export const encryption: Resource<EncryptionRun> = {
	value: 'encryption',
	label: 'Encryption',
	description:
		'Encrypt and decrypt values as the platform does, with the passphrase of the credential',
	operations: [
		{
			value: 'encrypt',
			label: 'Encrypt',
			action: 'Encrypt a value',
			description: 'Encrypt a value on the platform',
			method: 'POST',
			path: `${PREFIX}/encrypt.json`,
			what: 'the encryption',
			fields: [siteField, required(textField('value', 'value', ['Value', 'The exact value']))],
			passphraseAs: 'key',
			optional: { heading: 'Options', fields: [format] },
			reply: 'record',
			idempotent: true,
			onlyReads: true,
		},
		{
			value: 'decrypt',
			label: 'Decrypt',
			action: 'Decrypt a payload',
			description: 'Decrypt a payload on the platform',
			method: 'POST',
			path: `${PREFIX}/decrypt.json`,
			what: 'the decryption',
			fields: [siteField, payload],
			passphraseAs: 'key',
			reply: 'record',
			idempotent: true,
			onlyReads: true,
		},
		{
			value: 'decryptHere',
			label: 'Decrypt Locally',
			action: 'Decrypt a payload locally',
			description: 'Decrypt a payload of format 0 inside n8n; nothing is sent',
			run: 'decryptHere',
			changes: false,
			calls: [],
			fields: [payload],
		},
		{
			value: 'getSample',
			label: 'Get Sample',
			action: 'Get an encryption sample',
			description: 'Return an example encrypted by the platform, for testing',
			method: 'POST',
			path: `${PREFIX}/sample.json`,
			what: 'the sample',
			fields: [siteField],
			optional: { heading: 'Options', fields: [format] },
			reply: 'record',
			idempotent: true,
			onlyReads: true,
		},
	],
};
