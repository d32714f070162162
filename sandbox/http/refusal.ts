/** A request the platform does not accept; becomes `{error: true, error_msg, error_code, meta}`. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		readonly code: string,
		sentence: string,
	) {
		super(sentence);
	}
}

/** The request itself is wrong: HTTP 400. */
export function badRequest(code: string, sentence: string): Refusal {
	return new Refusal(400, code, sentence);
}

/** The request does not fit what is there: HTTP 409. */
export function conflict(code: string, sentence: string): Refusal {
	return new Refusal(409, code, sentence);
}

/** The caller may not do this: HTTP 403. */
export function forbidden(code: string, sentence: string): Refusal {
	return new Refusal(403, code, sentence);
}

/** The caller does not show a token that is valid: HTTP 401. */
export function unauthorized(code: string, sentence: string): Refusal {
	return new Refusal(401, code, sentence);
}

/** What the request names does not exist: HTTP 404. */
export function notFound(code: string, sentence: string): Refusal {
	return new Refusal(404, code, sentence);
}
