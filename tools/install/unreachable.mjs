// What npm and bun print when no connection to the registry of packages is possible.
const CODES =
	/\b(EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ConnectionRefused|FailedToOpenSocket|ConnectionTimeout)\b/;

/** An install that failed since the registry of packages cannot be reached. */
export class UnreachableRegistry extends Error {
	constructor(code) {
		super(
			`The npm registry cannot be reached (${code}). The first run needs a connection; later ones do not. ` +
				'Behind a proxy, set HTTPS_PROXY; for your own registry, run "npm config set registry <address>". Then repeat the command.',
		);
		// Where it happened helps nobody.
		this.stack = this.message;
	}
}

/** Replaces the error of a failed install if there is no connection. */
export function explained(error) {
	const [, code] = CODES.exec(error.message) ?? [];
	return code === undefined ? error : new UnreachableRegistry(code);
}
