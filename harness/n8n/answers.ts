import type { BrowserContext } from 'playwright-core';
import { keepAnswer } from './secrets/traces';

const TEXT = /^(text\/|application\/(json|xml))/;
const known = new Set<string>();

/** Stores a text once, however often a test reads it. */
function keepOnce(text: string): void {
	if (known.has(text)) return;
	known.add(text);
	keepAnswer(text);
}

/**
 * Records all texts that n8n sends to the fetch of this process; loaded before each test file.
 * Connections are closed after each request: n8n closes those that are idle for 5 seconds, on a
 * busy machine just when the next request is sent.
 */
export function keepFetched(): void {
	const { fetch } = globalThis;
	globalThis.fetch = async (...[input, init]: Parameters<typeof fetch>) => {
		const headers = new Headers(input instanceof Request ? input.headers : undefined);
		for (const [name, value] of new Headers(init?.headers)) headers.set(name, value);
		headers.set('connection', 'close');
		const response = await fetch(input, { ...init, headers });
		// The descriptions of all nodes are many megabytes without data.
		const isText = TEXT.test(response.headers.get('content-type') ?? '');
		if (isText && !response.url.includes('/types/')) {
			void response
				.clone()
				.text()
				.then(keepOnce, () => undefined);
		}
		return response;
	};
}

/** Records n8n's replies to a browser: its pages and their requests. */
export function keepVisited(context: BrowserContext): void {
	const kinds = ['document', 'fetch', 'xhr'];
	context.on('response', (response) => {
		if (!kinds.includes(response.request().resourceType())) return;
		if (response.url().includes('/types/')) return;
		// The text of a page that was left is no longer available.
		void response.text().then(keepOnce, () => undefined);
	});
}
