import { createDecipheriv, createHash } from 'node:crypto';

import { InvalidInput } from '../base/invalidInput';

const MAGIC = 'Salted__';
const KEY_BYTES = 32;
const IV_BYTES = 16;

/**
 * Decrypts a payload of format 0 (docs/platform.md, Encrypt/Decrypt: AES-256, SHA-256, magic
 * `Salted__`, PKCS5 padding). Key and IV are derived from passphrase and salt by one round of
 * EVP_BytesToKey, as `openssl enc -aes-256-cbc -md sha256` does (observed practice).
 *
 * @param payload the format digit, then Base64
 * @throws InvalidInput if the payload has another format, or the passphrase is wrong
 */
export function decrypt(payload: string, passphrase: string): string {
	const encrypted = readPayload(payload.replace(/\s/g, ''));
	const salt = encrypted.subarray(MAGIC.length, MAGIC.length + 8);
	const { key, iv } = deriveKey(passphrase, salt);
	const decipher = createDecipheriv('aes-256-cbc', key, iv);
	const decrypted = tryDecrypt(() =>
		Buffer.concat([decipher.update(encrypted.subarray(MAGIC.length + 8)), decipher.final()]),
	);
	if (decrypted) return decrypted.toString();
	throw new InvalidInput(
		'Passphrase',
		'The payload cannot be decrypted with this passphrase',
		'Check Encryption Passphrase in the credential, and check that Payload contains the complete text',
	);
}

function readPayload(payload: string): Buffer {
	const format = payload.charAt(0);
	if (format !== '0') {
		throw new InvalidInput(
			'Payload',
			format === ''
				? 'The payload is empty'
				: `The payload begins with "${format}", but only format 0 can be decrypted in n8n`,
			'Copy the whole payload with its first digit, or use Decrypt, which leaves the decryption to the platform',
		);
	}
	const encrypted = Buffer.from(payload.slice(1), 'base64');
	if (encrypted.subarray(0, MAGIC.length).toString('latin1') === MAGIC) return encrypted;
	throw new InvalidInput(
		'Payload',
		'The payload begins with 0, but the rest of it is not in format 0',
		'Copy the whole payload: one digit, then a long text of letters, digits, + and /',
	);
}

function deriveKey(
	passphrase: string,
	salt: Buffer,
): { readonly key: Buffer; readonly iv: Buffer } {
	let derived = Buffer.alloc(0);
	let block = Buffer.alloc(0);
	while (derived.length < KEY_BYTES + IV_BYTES) {
		block = createHash('sha256').update(block).update(passphrase).update(salt).digest();
		derived = Buffer.concat([derived, block]);
	}
	return {
		key: derived.subarray(0, KEY_BYTES),
		iv: derived.subarray(KEY_BYTES, KEY_BYTES + IV_BYTES),
	};
}

/** Returns undefined for a wrong passphrase: the padding is then invalid, and Node.js throws. */
function tryDecrypt(work: () => Buffer): Buffer | undefined {
	try {
		return work();
	} catch {
		return undefined;
	}
}
