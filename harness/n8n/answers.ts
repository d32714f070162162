import type { BrowserContext } from 'playwright-core';
import { keepAnswer } from './traces';

const TEXT = /^(text\/|application\/(json|xml))/;
const known = new Set<string>();

/** Keeps a text once, however often a test looks. */
function keepOnce(text: string): void {
	if (known.has(text)) return;
	known.add(text);
	keepAnswer(text);
}

/**
 * Keeps all texts that n8n answers to the fetch of this process; loaded before each file of tests. No connection is left
 * open: n8n closes one that is quiet for 5 seconds, on a busy machine at the moment at which the next request leaves.
 */
export function keepFetched(): void {
	const { fetch } = globalThis;
	globalThis.fetch = async (...[input, init]: Parameters<typeof fetch>) => {
		const headers = new Headers(input instanceof Request ? input.headers : undefined);
		for (const [name, value] of new Headers(init?.headers)) headers.set(name, value);
		headers.set('connection', 'close');
		const response = await fetch(input, { ...init, headers });
		// The descriptions of all nodes are many megabytes, and hold no data.
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

/** Keeps what n8n answers to a browser: its pages, and what they fetch. */
export function keepVisited(context: BrowserContext): void {
	const kinds = ['document', 'fetch', 'xhr'];
	context.on('response', (response) => {
		if (!kinds.includes(response.request().resourceType())) return;
		if (response.url().includes('/types/')) return;
		// A page that was left has no text any more.
		void response.text().then(keepOnce, () => undefined);
	});
}
