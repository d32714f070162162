import type { IAuthenticateGeneric, IHttpRequestOptions } from 'n8n-workflow';

/** Adds the values of a declarative `authenticate` to a request's headers, query, body or auth. */
export function fillIn(
	options: IHttpRequestOptions,
	{ properties }: IAuthenticateGeneric,
	evaluate: (expression: string) => unknown,
): IHttpRequestOptions {
	const resolve = (value: string): string => {
		const resolved = value.startsWith('=') ? evaluate(value) : value;
		return resolved ? String(resolved) : '';
	};
	options.headers ??= {};
	for (const [part, values] of Object.entries(properties)) {
		const target: Record<string, unknown> = { ...(Reflect.get(options, part) as object) };
		for (const [key, value] of Object.entries((values ?? {}) as object)) {
			target[resolve(key)] = resolve(String(value));
		}
		Reflect.set(options, part, target);
	}
	return options;
}
