import { DAYS } from './importVisit';

/** What n8n said of something that was posted to a page. */
export interface Posted {
	readonly status: number;
	readonly ok: boolean;
	readonly message: string;
	readonly advice?: string;
	readonly rows?: number;
}

/** What the page would send of a file of search engines, with some fields changed. */
export function formOf(fields: Record<string, string>, file?: string | Buffer): FormData {
	const form = new FormData();
	const all = {
		...{ step: 'import', submission: crypto.randomUUID(), kind: 'searchengine', site: 'shop-eu' },
		...{ ...DAYS, header: 'yes', ...fields },
	};
	for (const [name, value] of Object.entries(all)) form.append(name, value);
	if (file !== undefined) form.append('file', new Blob([file]), 'engines.csv');
	return form;
}

/** Posts it as any program could. */
export async function post(url: string, form: FormData): Promise<Posted> {
	const response = await fetch(url, { method: 'POST', body: form });
	const reply: unknown = await response.json();
	if (isReply(reply)) return { ...reply, status: response.status };
	throw new Error(`The page answered ${response.status} ${JSON.stringify(reply)}`);
}

function isReply(reply: unknown): reply is Omit<Posted, 'status'> {
	return typeof reply === 'object' && reply !== null && 'message' in reply;
}
