import { filesIn, textOf } from '../request/multipart';
import type { Call } from '../request/endpoint';
import { badRequest } from '../http/refusal';

const PART = 'file-name';

/** The text of the CSV file in a multipart request; any other part is refused. */
export async function uploadedCsv(call: Call): Promise<string> {
	const fileAt = await filesIn(call, [PART]);
	const file = fileAt(PART);
	if (!file.type.startsWith('text/csv')) {
		throw badRequest('PART_INVALID', `The file must have the type text/csv, not "${file.type}".`);
	}
	return textOf(file, PART);
}
