import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A leaked secret. */
export interface Leak {
	file: string;
	secret: string;
	/** The bytes around it, if readable. */
	around: string;
}

const SHORTEST = 8;
const AROUND = 120;
const PIECE_BYTES = 1_048_576;

/**
 * The encodings to search for: plain, URL, form, JSON, PostgreSQL's bytes, and base64 at any
 * offset.
 */
export function spellings(secret: string): string[] {
	if (secret.length < SHORTEST) throw new Error(`"${secret}" is too short to be searched for`);
	const bytes = Buffer.from(secret);
	const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
	const inJson = JSON.stringify(secret).slice(1, -1);
	const encoded = [encodeURIComponent(secret), inForm, inJson, bytes.toString('hex')];
	const inBase64 = [0, 1, 2].map((before) => base64Inside(bytes, before));
	const inUrl = inBase64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
	return [...new Set([secret, ...encoded, ...inBase64, ...inUrl])];
}

/** The base64 of bytes within others, without the characters that depend on neighbors. */
function base64Inside(bytes: Buffer, before: number): string {
	const padded = Buffer.concat([Buffer.alloc(before), bytes]);
	const text = padded.toString('base64').replace(/=+$/, '');
	return text.slice(Math.ceil((before * 4) / 3), padded.length % 3 === 0 ? undefined : -1);
}

/** All files below a folder; empty if it does not exist. */
export async function filesBelow(folder: string): Promise<string[]> {
	const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

interface EncodedSecret {
	secret: string;
	bytes: Buffer;
}

/** Searches files for secrets; reports each once per file. */
export async function findLeaks(
	files: readonly string[],
	secrets: readonly string[],
): Promise<Leak[]> {
	const searched = secrets.flatMap((secret) =>
		spellings(secret).map((spelling): EncodedSecret => ({ secret, bytes: Buffer.from(spelling) })),
	);
	const leaks: Leak[] = [];
	for (const file of files) {
		for (const leak of await leaksOf(file, searched)) leaks.push(leak);
	}
	return leaks;
}

async function leaksOf(file: string, searched: readonly EncodedSecret[]): Promise<Leak[]> {
	const leaks = new Map<string, Leak>();
	const longest = searched.reduce((most, { bytes }) => Math.max(most, bytes.length), 0);
	let rest = Buffer.alloc(0);
	for await (const piece of createReadStream(file, { highWaterMark: PIECE_BYTES })) {
		const bytes = Buffer.concat([rest, piece as Buffer]);
		for (const { secret, bytes: spelling } of searched) {
			const at = leaks.has(secret) ? -1 : bytes.indexOf(spelling);
			if (at < 0) continue;
			const around = readable(bytes.subarray(Math.max(0, at - AROUND), at + AROUND));
			leaks.set(secret, { file, secret, around });
		}
		// A secret may span two chunks.
		rest = bytes.subarray(Math.max(0, bytes.length - longest));
	}
	return [...leaks.values()];
}

function readable(bytes: Buffer): string {
	return bytes.toString('latin1').replace(/[^ -~]+/g, '.');
}
