import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { badRequest } from '../http/refusal';

/** The only documented format; it is the first character of a payload. */
export const FORMAT = '0';

const ALGORITHM = 'aes-256-cbc';
const MAGIC = Buffer.from('Salted__');
const SALT_BYTES = 8;
const KEY_BYTES = 32;
const IV_BYTES = 16;

/** The format digit, followed by the output of `openssl enc -aes-256-cbc -md sha256 -base64 -A`. */
export function encrypt(value: string, passphrase: string): string {
	const salt = randomBytes(SALT_BYTES);
	const { key, iv } = derive(passphrase, salt);
	const cipher = createCipheriv(ALGORITHM, key, iv);
	const secret = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
	return FORMAT + Buffer.concat([MAGIC, salt, secret]).toString('base64');
}

export function decrypt(payload: string, passphrase: string): string {
	const bytes = bytesOf(payload);
	const { key, iv } = derive(passphrase, bytes.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
	const decipher = createDecipheriv(ALGORITHM, key, iv);
	try {
		const secret = bytes.subarray(MAGIC.length + SALT_BYTES);
		const value = Buffer.concat([decipher.update(secret), decipher.final()]);
		// One wrong key in 256 yields valid padding, but hardly ever valid text.
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(value);
	} catch {
		throw badRequest('KEY_WRONG', 'The payload was not encrypted with this key: use the same one.');
	}
}

function bytesOf(payload: string): Buffer {
	checkFormat(payload.charAt(0));
	const text = payload.slice(1);
	const bytes = Buffer.from(text, 'base64');
	const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length % 4 === 0;
	const isWhole = bytes.length > MAGIC.length + SALT_BYTES && bytes.length % IV_BYTES === 0;
	if (isBase64 && isWhole && bytes.subarray(0, MAGIC.length).equals(MAGIC)) return bytes;
	throw badRequest(
		'PAYLOAD_INVALID',
		'The payload must be the format digit 0 and the base64 text of "Salted__", salt and secret.',
	);
}

export function checkFormat(format = FORMAT): void {
	if (format === FORMAT) return;
	throw badRequest('FORMAT_UNKNOWN', `There is no format "${format}": use ${FORMAT}.`);
}

/** EVP_BytesToKey with SHA-256 and one round. */
function derive(passphrase: string, salt: Buffer): { key: Buffer; iv: Buffer } {
	let derived = Buffer.alloc(0);
	let last = Buffer.alloc(0);
	while (derived.length < KEY_BYTES + IV_BYTES) {
		last = createHash('sha256').update(last).update(passphrase, 'utf8').update(salt).digest();
		derived = Buffer.concat([derived, last]);
	}
	return {
		key: derived.subarray(0, KEY_BYTES),
		iv: derived.subarray(KEY_BYTES, KEY_BYTES + IV_BYTES),
	};
}
