import type { Account, Site } from '../account/accounts';
import { type Values, isOneAt, oneOfAt } from '../request/values';
import type { Platform } from '../platform';
import { badRequest } from './refusal';
import type { Reply } from './reply';

export type Method = 'GET' | 'POST' | 'DELETE';

/** A call that passed the door: known route, valid token, checked parameters. */
export interface Call {
	platform: Platform;
	account: Account;
	/** The values in the path, by the name in braces. */
	params: Readonly<Record<string, string>>;
	query: Values;
	headers: Readonly<Record<string, string>>;
	body: Buffer;
}

export interface SiteCall extends Call {
	site: Site;
}

interface Route {
	methods: readonly Method[];
	/**
	 * Relative to `/ea/v2`, as written in the specification, e.g.
	 * `/ea/{site}/db/mdevicetype/getall.json`.
	 */
	path: string;
	required?: readonly string[];
	optional?: readonly string[];
	/** docs/platform.md, Authentication 4: import endpoints carry the connector token in the path. */
	access?: 'bearer' | 'connectorToken';
}

export interface SiteEndpoint extends Route {
	scope: 'site';
	handle(call: SiteCall): Reply | Promise<Reply>;
}

export interface AccountEndpoint extends Route {
	scope: 'account';
	handle(call: Call): Reply | Promise<Reply>;
}

export type Endpoint = SiteEndpoint | AccountEndpoint;

// Observed practice: every reading call takes these; how dates are written may be any text.
const EVERYWHERE = ['ea-lg', 'output-as-kv', 'ea-enable-datefmt'];

/** Reads the query string and refuses what the endpoint does not document. */
export function checkedQuery(route: Route, method: string, search: URLSearchParams): Values {
	const required = route.required ?? [];
	const known = [...required, ...(route.optional ?? []), ...(method === 'GET' ? EVERYWHERE : [])];
	const query = new Map<string, string>();
	for (const [name, value] of search) {
		if (!known.includes(name)) {
			throw badRequest('PARAMETER_UNKNOWN', `Unknown parameter "${name}".`);
		}
		if (query.has(name)) {
			throw badRequest('PARAMETER_REPEATED', `Parameter "${name}" is given more than once.`);
		}
		query.set(name, value);
	}
	for (const name of required) {
		if (!query.get(name)) throw badRequest('PARAMETER_MISSING', `Parameter "${name}" is missing.`);
	}
	oneOfAt(query, 'ea-lg', ['fr', 'es', 'en']);
	isOneAt(query, 'output-as-kv');
	return query;
}
