import { filesIn, textOf } from '../asked/multipart';
import type { Call } from '../http/endpoint';

const DESCRIPTOR = 'meta-data';
const TABLE = 'file-name';

export interface Parts {
	descriptor: string;
	table: string;
}

/** Reads the two files of an import (api.md: multipart, `meta-data` and `file-name`). */
export async function readParts(call: Call): Promise<Parts> {
	const fileAt = await filesIn(call, [DESCRIPTOR, TABLE]);
	return {
		descriptor: await textOf(fileAt(DESCRIPTOR), DESCRIPTOR),
		table: await textOf(fileAt(TABLE), TABLE),
	};
}
