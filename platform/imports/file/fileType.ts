import type { FileContent } from './fileContent';
import { firstBytes } from './fileContent';
import { wideEncoding } from './detectEncoding';
import type { OtherType } from '../rules/problems';
import { ImportProblem } from '../rules/problems';

// The list of what an old workbook holds comes within so many bytes, in the files that Excel writes.
const LOOKED_AT = 1 << 16;

/** First bytes of what people take for a CSV file. */
const OTHERS: ReadonlyArray<readonly [start: string, type: OtherType]> = [
	['504b0304', 'workbook'],
	['d0cf11e0', 'oldWorkbook'],
	['25504446', 'pdf'],
	['1f8b', 'packed'],
	['89504e47', 'picture'],
	['ffd8ff', 'picture'],
];

/** @throws InvalidInput when a file is of a type that is no text, by its first bytes */
export async function refuseOtherTypes(file: FileContent): Promise<void> {
	const type = typeOf(await firstBytes(file, LOOKED_AT));
	if (type !== undefined) throw ImportProblem.of({ code: 'otherType', of: { type } });
}

/** @throws InvalidInput when a file is of another type than text, or holds what no text does */
export async function checkIsText(file: FileContent): Promise<void> {
	await refuseOtherTypes(file);
	const bytes = await firstBytes(file, LOOKED_AT);
	if (!bytes.includes(0) || wideEncoding(bytes)) return;
	throw ImportProblem.of({ code: 'otherType', of: { type: 'binary' } });
}

function typeOf(bytes: Uint8Array): OtherType | undefined {
	const start = [...bytes.subarray(0, 8)].map(hex).join('');
	const type = OTHERS.find(([known]) => start.startsWith(known))?.[1];
	if (type !== 'oldWorkbook') return type;
	// A new workbook with a password is wrapped as an old one.
	return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
		? 'protectedWorkbook'
		: type;
}

function hex(byte: number): string {
	return byte.toString(16).padStart(2, '0');
}
