import type { AxiosResponse } from 'axios';
import { configEndpoints } from '../../../sandbox/config/endpoints';
import { asObjects } from '../asking';
import { type Body, Caller, SITE } from '../caller';

export type Given = Record<string, string | number>;
type Reply = AxiosResponse<Body>;

export const caller = Caller.forEachTest();
const called = new Set<string>();

/** Every operation as `GET cluster/search`. */
export const OPERATIONS = configEndpoints
	.filter(({ scope }) => scope === 'site')
	.map(({ methods, path }) => `${methods.join()} ${/\/db\/(.*)\.json$/.exec(path)?.[1]}`);

/** The operations of many groups; all but translations are tested together. */
export const STANDARD = OPERATIONS.filter(
	(line) =>
		/\/(create|exists|lookup|remove|search|update)$/.test(line) &&
		!/categorylang|cgiparamvalue\/exists/.test(line),
);

/** The operations that no test of the file has called. */
export function uncalled(operations: readonly string[]): string[] {
	return operations.filter((line) => !called.has(line));
}

export function call(method: string, path: string, given: Given = {}, site = SITE) {
	const url = `/ea/${site}/db/${path}.json`;
	called.add(`${method} ${path}`);
	return method === 'POST'
		? caller.call(method, url, given)
		: caller.call(method, url, undefined, { params: given });
}

export const get = (path: string, given?: Given, site?: string) => call('GET', path, given, site);
export const post = (path: string, given?: Given) => call('POST', path, given);

/** Sends a body unchanged, with additional headers. */
export function send(path: string, body?: unknown, headers: Record<string, string> = {}) {
	called.add(`POST ${path}`);
	return caller.call('POST', `/ea/${SITE}/db/${path}.json`, body, {
		headers: { authorization: `Bearer ${caller.sandbox.token}`, ...headers },
	});
}

export const reference = (name: string, params: Given) =>
	caller.call('GET', `/er/${name}/search.json`, undefined, { params });

export const found = async (path: string, given?: Given, site?: string) =>
	asObjects(await get(path, given, site));
export const made = async (path: string, given: Given) =>
	asObjects(await post(path, given))[0] ?? {};

export async function refused(
	reply: Promise<Reply>,
	status: number,
	code: string,
	words = '',
): Promise<void> {
	const { status: answered, data } = await reply;
	expect([answered, data.error, data.error_code]).toEqual([status, true, code]);
	expect(data.error_msg).toContain(words);
}
