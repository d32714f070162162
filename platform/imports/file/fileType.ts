import type { FileContent } from './fileContent';
import { firstBytes } from './fileContent';
import { wideEncoding } from './detectEncoding';
import type { OtherType } from '../rules/otherTypes';
import { ImportProblem } from '../rules/problems';

// Excel writes the directory of an old workbook within this many bytes.
const LOOKED_AT = 1 << 16;

/** The first bytes of an OLE file, such as .xls and .doc. */
const CONTAINER = 'd0cf11e0';

/** The first bytes of files that are mistaken for CSV. */
const OTHERS: ReadonlyArray<readonly [start: string, type: OtherType]> = [
	[CONTAINER, 'oldWorkbook'],
	// Workbooks of the nineties stand without a container; some programs still write them.
	['09000400', 'oldWorkbook'],
	['09020600', 'oldWorkbook'],
	['09040600', 'oldWorkbook'],
	['09080800', 'oldWorkbook'],
	['09081000', 'oldWorkbook'],
	['25504446', 'pdf'],
	['1f8b', 'packed'],
	['425a68', 'packed'],
	['377abcaf271c', 'packed'],
	['52617221', 'packed'],
	['fd377a585a00', 'packed'],
	['28b52ffd', 'packed'],
	['89504e47', 'picture'],
	['ffd8ff', 'picture'],
	['47494638', 'picture'],
];

/** The signatures of ZIP archives, the format of workbooks. */
const PACKED = ['504b0304', '504b0506', '504b0708'];

/** Whether a file is a ZIP archive, which may be a workbook: only its directory shows that. */
export async function isPacked(file: FileContent): Promise<boolean> {
	return PACKED.includes(hexOf(await firstBytes(file, 4)));
}

/**
 * Refuses known binary file types.
 *
 * @throws InvalidInput if the first bytes are those of a file that is not text
 */
export async function refuseOtherTypes(file: FileContent): Promise<void> {
	const type = await typeOf(file, await firstBytes(file, LOOKED_AT));
	if (type !== undefined) throw ImportProblem.of({ code: 'otherType', of: { type } });
}

/**
 * Refuses what is neither text nor a workbook.
 *
 * @throws InvalidInput if the file has another type, or contains bytes that no text has
 */
export async function checkCanBeRead(file: FileContent): Promise<void> {
	if (await isPacked(file)) return;
	await refuseOtherTypes(file);
	const bytes = await firstBytes(file, LOOKED_AT);
	if (!bytes.includes(0) || wideEncoding(bytes)) return;
	throw ImportProblem.of({ code: 'otherType', of: { type: 'binary' } });
}

async function typeOf(file: FileContent, bytes: Uint8Array): Promise<OtherType | undefined> {
	const start = hexOf(bytes.subarray(0, 8));
	const type = OTHERS.find(([known]) => start.startsWith(known))?.[1];
	if (start.startsWith(CONTAINER)) return await typeOfContainer(file, bytes);
	return type ?? typeOfText(bytes);
}

/**
 * The type of an OLE container, the format of old Office files. New workbooks with a password are
 * wrapped in one.
 */
async function typeOfContainer(file: FileContent, bytes: Uint8Array): Promise<OtherType> {
	const names = new TextDecoder('utf-16le').decode(await directoryOf(file, bytes));
	const first = new TextDecoder('utf-16le').decode(bytes);
	const holds = (name: string) => names.includes(name) || first.includes(name);
	if (holds('EncryptedPackage')) return 'protectedWorkbook';
	return holds('WordDocument') || holds('PowerPoint') ? 'document' : 'oldWorkbook';
}

const CONTAINER_HEADER = 512;

/** The directory of an OLE container, which may be at its end; empty if it cannot be found. */
async function directoryOf(file: FileContent, header: Uint8Array): Promise<Uint8Array> {
	if (header.length < CONTAINER_HEADER) return new Uint8Array();
	const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
	const sector = 2 ** Math.min(view.getUint16(30, true), 12);
	const from = (view.getUint32(48, true) + 1) * sector;
	const directory = new Uint8Array(sector);
	let [at, filled] = [0, 0];
	for await (const chunk of file.open()) {
		const start = Math.max(0, from + filled - at);
		const part = chunk.subarray(start, start + sector - filled);
		directory.set(part, filled);
		filled += part.length;
		at += chunk.length;
		if (filled === sector) break;
	}
	return directory;
}

/** The type of a text that is no table: HTML, which some tools export with the extension .xls, XML or JSON. */
function typeOfText(bytes: Uint8Array): OtherType | undefined {
	const start = new TextDecoder(wideEncoding(bytes.subarray(0, 1_024))).decode(
		bytes.subarray(0, 1_024),
	);
	if (
		/^\s*<(?:\?xml|!doctype html|html|head|body|table|meta|workbook|\?mso-application)\b/i.test(
			start,
		)
	)
		return 'webPage';
	return /^\s*(?:\[\s*)?\{\s*"[^"\n]{1,80}"\s*:/.test(start) ? 'json' : undefined;
}

function hexOf(bytes: Uint8Array): string {
	return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
