import { ImportProblem } from './problems';
import type { CellReason } from './reasons';

const MOST_COLUMNS = 1_000;
/** The longest name, of a column or a value. */
export const LONGEST_IMPORTED_NAME = 1_000;
const LONGEST_URL = 8_000;

// Limits of our own, far beyond what any tool writes: a longer text is no table, and takes long to
// process.

/** @throws InvalidInput if there are too many columns */
export function checkWidth(columns: number): void {
	if (columns <= MOST_COLUMNS) return;
	throw ImportProblem.of({ code: 'manyColumns', of: { most: MOST_COLUMNS } });
}

/** @throws InvalidInput if the name of a column is too long */
export function checkHeader(names: readonly string[]): void {
	const long = names.findIndex((name) => name.length > LONGEST_IMPORTED_NAME);
	if (long < 0) return;
	throw ImportProblem.of({
		code: 'longHeader',
		of: { column: long + 1, most: LONGEST_IMPORTED_NAME },
	});
}

/** Why a name or an address is too long to import; undefined if it is not. */
export function tooLong(text: string, type: 'name' | 'id' | 'url'): CellReason | undefined {
	const most = type === 'url' ? LONGEST_URL : LONGEST_IMPORTED_NAME;
	return text.length > most ? { code: 'tooLong', of: { length: text.length, most } } : undefined;
}
