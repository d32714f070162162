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

/** What the request names does not exist: HTTP 404. */
export function notFound(code: string, sentence: string): Refusal {
	return new Refusal(404, code, sentence);
}
