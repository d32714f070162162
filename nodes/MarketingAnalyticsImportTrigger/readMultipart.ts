import { POSTED_FILE } from '../../page/protocol';
import type { JsonRecord } from '../../platform/base/json/json';
import { isRecord } from '../../platform/base/json/json';

/** A parsed body of the type multipart/form-data. */
export interface UploadedForm {
	/** The fields by name. The sender chooses them: no value is used as a path or size. */
	readonly fields: JsonRecord;
	/** n8n's record of the uploaded file, if the field `POSTED_FILE` has one. */
	readonly file: JsonRecord | undefined;
}

/**
 * Reads a request that n8n's form parser has parsed; undefined for any other body: in JSON or XML
 * the sender could claim any file of the server as uploaded.
 *
 * @param request the request as n8n passes it to a node
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
 * Deletes the uploaded files of a form, including unused ones. n8n 2 does so itself after this
 * node; n8n 1 does not, so its temporary folder would keep every upload.
 *
 * @param request the request as n8n passes it to a node
 */
export function discardFiles(request: unknown): void {
	const body = isRecord(request) && isRecord(request.body) ? request.body : {};
	const files = isRecord(body.files) ? Object.values(body.files).flat() : [];
	for (const file of files) if (isPutAside(file)) file.destroy();
}

/** A file as the form parser creates it. */
interface PutAside extends JsonRecord {
	readonly toJSON: () => unknown;
	/** Removes the file. */
	readonly destroy: () => void;
}

/** Whether a value is a file of the form parser: it has functions, which parsed text never has. */
function isPutAside(file: unknown): file is PutAside {
	return isRecord(file) && typeof file.toJSON === 'function' && typeof file.destroy === 'function';
}
