import { InvalidInput } from '../client/faults';

const MOST_COLUMNS = 1_000;
const LONGEST_NAME = 1_000;
const LONGEST_URL = 8_000;

// Limits of our own, far beyond what any tool writes: what is longer is no table, and to work on it
// takes long.

/** @throws InvalidInput when there are too many columns */
export function checkWidth(columns: number): void {
	if (columns <= MOST_COLUMNS) return;
	throw new InvalidInput(
		'File',
		`There are more than ${MOST_COLUMNS} columns`,
		'Leave out those that are not imported, and check the Separator under Options',
	);
}

/** @throws InvalidInput when a column has a name that is too long */
export function checkHeader(names: readonly string[]): void {
	const long = names.findIndex((name) => name.length > LONGEST_NAME);
	if (long < 0) return;
	throw new InvalidInput(
		'File',
		`The name of column ${long + 1} has more than ${LONGEST_NAME} characters`,
		'Shorten it, or check Separator and Quote under Options',
	);
}

/** Why a name or an address is too long to be imported, if it is. */
export function tooLong(text: string, type: 'name' | 'url'): string | undefined {
	const most = type === 'name' ? LONGEST_NAME : LONGEST_URL;
	return text.length > most
		? `has ${text.length} characters, and at most ${most} can be imported`
		: undefined;
}
