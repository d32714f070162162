import type { FileContent } from './fileContent';
import { firstBytes } from './fileContent';
import type { OtherType } from '../rules/problems';
import { ImportProblem } from '../rules/problems';

const LOOKED_AT = 4_096;

/** First bytes of what people take for a CSV file. */
const OTHERS: ReadonlyArray<readonly [start: string, type: OtherType]> = [
	['504b0304', 'workbook'],
	['d0cf11e0', 'oldWorkbook'],
	['25504446', 'pdf'],
	['1f8b', 'packed'],
	['89504e47', 'picture'],
	['ffd8ff', 'picture'],
];

/** @throws InvalidInput when a file is of another type than text */
export async function checkIsText(file: FileContent): Promise<void> {
	const bytes = await firstBytes(file, LOOKED_AT);
	const start = [...bytes.subarray(0, 8)].map(hex).join('');
	const type = OTHERS.find(([known]) => start.startsWith(known))?.[1];
	const isUtf16 = start.startsWith('fffe') || start.startsWith('feff');
	const isBinary = !isUtf16 && bytes.includes(0);
	if (type === undefined && !isBinary) return;
	throw ImportProblem.of({ code: 'otherType', of: { type: type ?? 'binary' } });
}

function hex(byte: number): string {
	return byte.toString(16).padStart(2, '0');
}
