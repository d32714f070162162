import type { IHttpRequestOptions } from 'n8n-workflow';

/** A copy of a request with more headers: the request itself may be kept or logged, and must not hold a secret. */
export function withHeaders(
	request: IHttpRequestOptions,
	headers: Readonly<Record<string, string>>,
): IHttpRequestOptions {
	return { ...request, headers: { ...request.headers, ...headers } };
}
