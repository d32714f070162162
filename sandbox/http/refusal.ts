/** A request that the platform rejects; becomes `{error: true, error_msg, error_code, meta}`. */
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

/** The request is invalid. */
export const badRequest = refusing(400);

/** The token is missing or invalid. */
export const unauthorized = refusing(401);

/** The caller lacks the permission. */
export const forbidden = refusing(403);

/** An entity of the request does not exist. */
export const notFound = refusing(404);

/** The request conflicts with the current state. */
export const conflict = refusing(409);
