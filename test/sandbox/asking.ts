import type { AxiosResponse } from 'axios';
import { type Body, type Caller, SITE } from './caller';

type Parameters = Record<string, string | number>;

/** Calls the endpoints below `/db` of a site. */
export class Asking {
	private constructor(
		private readonly caller: Caller,
		private readonly site: string,
	) {}

	static of(caller: Caller, site = SITE): Asking {
		return new Asking(caller, site);
	}

	get(name: string, params: Parameters = {}): Promise<AxiosResponse<Body>> {
		return this.caller.call('GET', this.path(name), undefined, { params });
	}

	post(name: string, body: object = {}): Promise<AxiosResponse<Body>> {
		return this.caller.call('POST', this.path(name), body);
	}

	async rows(name: string, parameters: Parameters = {}): Promise<Record<string, string>[]> {
		return asObjects(await this.get(name, parameters));
	}

	/** The only row of a list. */
	async row(name: string, parameters: Parameters = {}): Promise<Record<string, string>> {
		return onlyRow(await this.rows(name, parameters));
	}

	async posted(name: string, body: object = {}): Promise<Record<string, string>> {
		return onlyRow(asObjects(await this.post(name, body)));
	}

	/** The parameter that identifies the first job of a search in the next calls. */
	async job(group: string, parameters: Parameters = {}): Promise<{ 'job-id': string }> {
		const [found] = await this.rows(`${group}/search`, { limit: 1, ...parameters });
		return { 'job-id': found?.job_id ?? '' };
	}

	/** Starts a job run, and returns the parameter that identifies it in the next calls. */
	async started(name: string, body: object): Promise<{ 'jobrun-id': string }> {
		return { 'jobrun-id': (await this.posted(name, body)).jobrun_id ?? '' };
	}

	/** A downloaded file: its bytes, type and name. */
	async file(name: string, params: Parameters) {
		const asked = { params, responseType: 'arraybuffer' } as const;
		const reply = await this.caller.call<unknown>('GET', this.path(name), undefined, asked);
		const bytes = reply.data;
		if (!Buffer.isBuffer(bytes)) throw new Error('The reply is not a file.');
		return {
			bytes,
			type: String(reply.headers['content-type']),
			name: /filename="([^"]+)"/.exec(String(reply.headers['content-disposition']))?.[1] ?? '',
		};
	}

	private path(name: string): string {
		return `/ea/${this.site}/db/${name}.json`;
	}
}

export function refusalOf(reply: AxiosResponse<Body>): [number, string] {
	expect(reply.data.error_msg).toMatch(/^\S.*\.$/s);
	return [reply.status, reply.data.error_code];
}

/** The rows as objects, like `output-as-kv=1`. */
export function asObjects(reply: AxiosResponse<Body>): Record<string, string>[] {
	expect(reply.data).toMatchObject({ error: false });
	const names = reply.data.data.fields.map(({ name }) => name);
	return reply.data.data.rows.map((row) =>
		Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])),
	);
}

function onlyRow(rows: readonly Record<string, string>[]): Record<string, string> {
	expect(rows).toHaveLength(1);
	return rows[0] ?? {};
}
