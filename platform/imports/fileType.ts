import { InvalidInput } from '../client/faults';
import type { FileContent } from './content';
import { firstBytes } from './content';

const LOOKED_AT = 4_096;

/** First bytes of what people take for a CSV file. */
const OTHERS: ReadonlyArray<readonly [start: string, what: string]> = [
	['504b0304', 'an Excel workbook or another packed file'],
	['d0cf11e0', 'an old Excel workbook'],
	['25504446', 'a PDF'],
	['1f8b', 'a packed file'],
	['89504e47', 'a picture'],
	['ffd8ff', 'a picture'],
];

/** @throws InvalidInput when a file is of another type than text */
export async function checkIsText(file: FileContent): Promise<void> {
	const bytes = await firstBytes(file, LOOKED_AT);
	const start = [...bytes.subarray(0, 8)].map(hex).join('');
	const what = OTHERS.find(([known]) => start.startsWith(known))?.[1];
	const isUtf16 = start.startsWith('fffe') || start.startsWith('feff');
	const isBinary = !isUtf16 && bytes.includes(0);
	if (what === undefined && !isBinary) return;
	throw new InvalidInput(
		'File',
		`The file is ${what ?? 'binary data'}, not a CSV file`,
		'Save it as CSV UTF-8 and try again',
	);
}

function hex(byte: number): string {
	return byte.toString(16).padStart(2, '0');
}
