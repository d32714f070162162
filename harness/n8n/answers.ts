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

/** Keeps all texts that n8n answers to the fetch of this process; loaded before each file of tests. */
export function keepFetched(): void {
	const { fetch } = globalThis;
	globalThis.fetch = async (...request: Parameters<typeof fetch>) => {
		const response = await fetch(...request);
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
