import { POSTED_FILE } from '../../page/protocol';
import type { JsonRecord } from '../../platform/client/values/json';
import { isRecord } from '../../platform/client/values/json';

/** What came in a body of the type multipart/form-data. */
export interface Multipart {
	/** The fields by name. Whoever sends them chooses them: nothing in them is a path or a size. */
	readonly fields: JsonRecord;
	/** What n8n says of the file that it has put aside, where one came under the name of `POSTED_FILE`. */
	readonly file: JsonRecord | undefined;
}

/**
 * What n8n's form parser made of a request, or undefined when anything else read its body: in JSON
 * or XML the sender could say which file of the server was uploaded.
 *
 * @param request the request as n8n hands it to a node
 */
export function readMultipart(request: unknown): Multipart | undefined {
	if (!isRecord(request) || request.contentType !== 'multipart/form-data') return undefined;
	const { body } = request;
	if (!isRecord(body) || !isRecord(body.data) || !isRecord(body.files)) return undefined;
	const { [POSTED_FILE]: file } = body.files;
	// Several files under one name are a list.
	if (file === undefined || Array.isArray(file)) return { fields: body.data, file: undefined };
	return isPutAside(file) ? { fields: body.data, file } : undefined;
}

/** The form parser's files have functions, and no text that is parsed becomes one. */
function isPutAside(file: unknown): file is JsonRecord {
	return isRecord(file) && typeof file.toJSON === 'function';
}
