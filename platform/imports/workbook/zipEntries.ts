import { Inflate } from 'fflate/browser';

import { ImportProblem } from '../rules/problems';
import { crc32 } from '../../base/workbook/crc32';
import { MEGABYTE } from '../../base/megabyte';

/** A file in a ZIP archive. */
export interface ZipEntry {
	readonly name: string;
	/** 0 for stored, 8 for deflated. */
	readonly method: number;
	readonly isEncrypted: boolean;
	/** The CRC-32 of what it unpacks to. */
	readonly crc: number;
	readonly compressedBytes: number;
	/** The offset of its local header. */
	readonly start: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const END_OF_DIRECTORY_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const LONGEST_COMMENT = 0xffff;
const SEE_EXTRA = 0xffffffff;
const ZIP_64_EXTRA = 1;

/** Reads the central directory of a ZIP archive; undefined if it is missing or truncated. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
	try {
		return readDirectory(bytes);
	} catch {
		// A read beyond the end of the file.
		return undefined;
	}
}

function readDirectory(bytes: Uint8Array): ZipEntry[] | undefined {
	const view = viewOf(bytes);
	const end = endOfDirectory(view);
	if (end === undefined) return undefined;
	let { at } = end;
	const entries: ZipEntry[] = [];
	for (let index = 0; index < end.count; index++) {
		if (view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined;
		const nameLength = view.getUint16(at + 28, true);
		const extraLength = view.getUint16(at + 30, true);
		const name = bytes.subarray(at + 46, at + 46 + nameLength);
		const extra = at + 46 + nameLength;
		entries.push({
			// Some programs write backslashes.
			name: new TextDecoder().decode(name).replaceAll('\\', '/'),
			method: view.getUint16(at + 10, true),
			isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
			crc: view.getUint32(at + 16, true),
			...placeOf(view, at, extra, extra + extraLength),
		});
		at = extra + extraLength + view.getUint16(at + 32, true);
	}
	return entries;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
	return new DataView(buffer, byteOffset, byteLength);
}

/** The offset of the central directory, and its number of entries. */
function endOfDirectory(
	view: DataView,
): { readonly at: number; readonly count: number } | undefined {
	const last = view.byteLength - 22;
	const first = Math.max(0, last - LONGEST_COMMENT);
	for (let end = last; end >= first; end--) {
		if (view.getUint32(end, true) !== END_OF_DIRECTORY) continue;
		const [count, at] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
		if (count !== 0xffff && at !== SEE_EXTRA) return { at, count };
		return endOfDirectory64(view, end - 20);
	}
	return undefined;
}

function endOfDirectory64(view: DataView, locator: number) {
	if (view.getUint32(locator, true) !== LOCATOR_64) return undefined;
	const end = Number(view.getBigUint64(locator + 8, true));
	if (view.getUint32(end, true) !== END_OF_DIRECTORY_64) return undefined;
	const count = Number(view.getBigUint64(end + 32, true));
	return { at: Number(view.getBigUint64(end + 48, true)), count };
}

/**
 * The size and the offset of an entry. Values that exceed 32 bits are in an extra field, which holds
 * only those, in the order size, compressed size, offset (APPNOTE 4.5.3).
 */
function placeOf(view: DataView, entry: number, extra: number, end: number) {
	let compressedBytes = view.getUint32(entry + 20, true);
	let start = view.getUint32(entry + 42, true);
	for (let at = extra; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
		if (view.getUint16(at, true) !== ZIP_64_EXTRA) continue;
		let next = at + 4;
		const take = (value: number) => {
			if (value !== SEE_EXTRA) return value;
			next += 8;
			return Number(view.getBigUint64(next - 8, true));
		};
		// The size, which is not needed.
		take(view.getUint32(entry + 24, true));
		compressedBytes = take(compressedBytes);
		start = take(start);
	}
	return { compressedBytes, start };
}

const COMPRESSED_PIECE = 1 << 12;
const PIECE = 1 << 16;

/**
 * Decompresses a file in chunks.
 *
 * @param most the maximum size in bytes, as a small archive can expand to any size
 * @throws ImportProblem if the file is damaged or too large
 */
export function* unpack(bytes: Uint8Array, entry: ZipEntry, most: number): Generator<Uint8Array> {
	let left = most;
	let crc = 0;
	for (const piece of unpackedPieces(bytes, entry)) {
		left -= piece.length;
		crc = crc32(piece, crc);
		if (left < 0) {
			throw ImportProblem.of({
				code: 'largeWorkbook',
				of: { megabytes: most / MEGABYTE },
			});
		}
		for (let at = 0; at < piece.length; at += PIECE) yield piece.subarray(at, at + PIECE);
	}
	if (crc !== entry.crc) throw damagedPart(entry.name);
}

function* unpackedPieces(bytes: Uint8Array, entry: ZipEntry): Generator<Uint8Array> {
	const content = contentOf(bytes, entry);
	if (entry.method === 0) {
		yield content;
		return;
	}
	let ready: Uint8Array[] = [];
	const inflate = new Inflate((piece) => ready.push(piece));
	for (let at = 0; at < content.length; at += COMPRESSED_PIECE) {
		const next = at + COMPRESSED_PIECE;
		try {
			inflate.push(content.subarray(at, next), next >= content.length);
		} catch {
			throw damagedPart(entry.name);
		}
		yield* ready;
		ready = [];
	}
}

function contentOf(bytes: Uint8Array, { name, start, compressedBytes, ...how }: ZipEntry) {
	const view = viewOf(bytes);
	const isReadable = !how.isEncrypted && (how.method === 0 || how.method === 8);
	const hasHeader = start + 30 <= bytes.length && view.getUint32(start, true) === LOCAL_HEADER;
	if (!isReadable || !hasHeader) throw damagedPart(name);
	const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
	if (from + compressedBytes > bytes.length) throw damagedPart(name);
	return bytes.subarray(from, from + compressedBytes);
}

/** The problem of a workbook with an unreadable part. */
export function damagedPart(part: string): ImportProblem {
	return ImportProblem.of({ code: 'damagedWorkbook', of: { part } });
}
