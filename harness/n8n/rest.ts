/** The owner of a server that was set up here. */
export const OWNER = {
	email: 'owner@example.com',
	password: 'Sandbox-123',
	firstName: 'Olivia',
	lastName: 'Owner',
};

/** An unexpected reply of n8n. */
export class RestError extends Error {
	constructor(
		readonly status: number,
		readonly answer: string,
		call: string,
	) {
		super(`${call} was answered with ${status}: ${answer.slice(0, 2_000)}`);
		this.name = 'RestError';
	}
}

/** Fetches over a connection that is not reused, like `keepFetched` for all of a test. */
export async function fetchAlone(url: string, init: RequestInit = {}): Promise<Response> {
	const headers = new Headers(init.headers);
	headers.set('connection', 'close');
	return await fetch(url, { ...init, headers });
}

/** The calls of n8n's editor, signed in as the owner. */
export class RestSession {
	/** @param cookie of a signed-in user, as n8n allows five sign-ins per minute */
	constructor(
		readonly url: string,
		private cookie = '',
	) {}

	/** The cookie of the signed-in owner. */
	get signedIn(): string {
		return this.cookie;
	}

	async get<T>(path: string): Promise<T> {
		return await this.ask<T>('GET', path);
	}

	async post<T>(path: string, body: unknown = {}): Promise<T> {
		return await this.ask<T>('POST', path, body);
	}

	async patch<T>(path: string, body: unknown): Promise<T> {
		return await this.ask<T>('PATCH', path, body);
	}

	async delete<T>(path: string): Promise<T> {
		return await this.ask<T>('DELETE', path);
	}

	/** Requests any path of the server, as a signed-in browser would. */
	async fetch(path: string, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers(init.headers);
		if (this.cookie !== '') headers.set('cookie', this.cookie);
		return await fetchAlone(`${this.url}${path}`, { ...init, headers });
	}

	/** Creates the owner on a new server; otherwise signs in. */
	async signIn(): Promise<void> {
		const { email, password } = OWNER;
		const setUp = await this.send('POST', '/rest/owner/setup', OWNER);
		const response = setUp.ok
			? setUp
			: await this.send('POST', '/rest/login', { emailOrLdapLoginId: email, password });
		await this.keepCookie(response, 'Signing in');
	}

	/** Accepts an invitation as a new user. */
	async join(token: string): Promise<void> {
		const { email: _email, ...person } = OWNER;
		const path = '/rest/invitations/accept';
		await this.keepCookie(await this.send('POST', path, { token, ...person }), 'Joining');
	}

	private async keepCookie(response: Response, call: string): Promise<void> {
		if (!response.ok) throw new RestError(response.status, await response.text(), call);
		this.cookie = response.headers.getSetCookie().map(withoutAttributes).join('; ');
	}

	private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
		const response = await this.send(method, path, body);
		const text = await response.text();
		if (!response.ok) throw new RestError(response.status, text, `${method} ${path}`);
		const answer = JSON.parse(text) as { data: T };
		return answer.data;
	}

	private async send(method: string, path: string, body?: unknown): Promise<Response> {
		return await this.fetch(path, {
			method,
			headers: { 'content-type': 'application/json' },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
	}
}

function withoutAttributes(cookie: string): string {
	return cookie.split(';')[0] ?? '';
}
