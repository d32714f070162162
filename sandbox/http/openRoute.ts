import type { Answer } from './reply';

/** What a route beside the service root gets; it needs no API token. */
export interface OpenCall {
	query: URLSearchParams;
	headers: Readonly<Record<string, string>>;
	body: string;
}

export interface OpenRoute {
	method: 'GET' | 'POST';
	/** Relative to the address of the platform. */
	path: string;
	handle: (call: OpenCall) => Answer;
}
