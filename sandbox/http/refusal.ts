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

const refusing = (status: number) => (code: string, sentence: string) =>
	new Refusal(status, code, sentence);

/** The request itself is wrong. */
export const badRequest = refusing(400);

/** The caller does not show a token that is valid. */
export const unauthorized = refusing(401);

/** The caller may not do this. */
export const forbidden = refusing(403);

/** What the request names does not exist. */
export const notFound = refusing(404);

/** The request does not fit what is there. */
export const conflict = refusing(409);
