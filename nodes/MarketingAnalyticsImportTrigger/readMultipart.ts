import { POSTED_FILE } from '../../page/protocol';
import type { JsonRecord } from '../../platform/base/json/json';
import { isRecord } from '../../platform/base/json/json';

/** What came in a body of the type multipart/form-data. */
export interface UploadedForm {
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
export function readMultipart(request: unknown): UploadedForm | undefined {
	if (!isRecord(request) || request.contentType !== 'multipart/form-data') return undefined;
	const { body } = request;
	if (!isRecord(body) || !isRecord(body.data) || !isRecord(body.files)) return undefined;
	const { [POSTED_FILE]: file } = body.files;
	// Several files under one name are a list.
	if (file === undefined || Array.isArray(file)) return { fields: body.data, file: undefined };
	return isPutAside(file) ? { fields: body.data, file } : undefined;
}

/**
 * Removes the files of a form, also those that are not looked at. n8n 2 does it after this node; n8n 1
 * leaves it to nodes, so that without this its temporary folder would keep all that was ever uploaded.
 *
 * @param request the request as n8n hands it to a node
 */
export function discardFiles(request: unknown): void {
	const body = isRecord(request) && isRecord(request.body) ? request.body : {};
	const files = isRecord(body.files) ? Object.values(body.files).flat() : [];
	for (const file of files) if (isPutAside(file)) file.destroy();
}

/** A file as the form parser makes it. */
interface PutAside extends JsonRecord {
	readonly toJSON: () => unknown;
	/** Removes it. */
	readonly destroy: () => void;
}

/** The form parser's files have functions, and no text that is parsed becomes one. */
function isPutAside(file: unknown): file is PutAside {
	return isRecord(file) && typeof file.toJSON === 'function' && typeof file.destroy === 'function';
}
