import { filesIn, textOf } from '../request/multipart';
import type { Call } from '../request/endpoint';

const DESCRIPTOR = 'meta-data';
const TABLE = 'file-name';

export interface Parts {
	descriptor: string;
	table: string;
}

/**
 * Reads the two files of an import (docs/platform.md, Import endpoints: multipart, `meta-data`
 * and `file-name`).
 */
export async function readParts(call: Call): Promise<Parts> {
	const fileAt = await filesIn(call, [DESCRIPTOR, TABLE]);
	return {
		descriptor: await textOf(fileAt(DESCRIPTOR), DESCRIPTOR),
		table: await textOf(fileAt(TABLE), TABLE),
	};
}
