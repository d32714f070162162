import type { Clock } from '../clock';
import { badRequest, type Refusal } from '../http/refusal';
import type { Answer, Meta, Reply } from '../http/reply';
import type { Route } from '../http/served';
import type { Site } from '../shop/sites';
import type { Account } from './account';
import { type Values, isOneAt, oneOfAt } from './values';

/** A call that passed the door: known route, valid token, checked parameters. */
export interface Call<Store = unknown> {
	clock: Clock;
	/** What the group remembers, and what it needs of the groups below. */
	store: Store;
	account: Account;
	/** The values in the path, by the name in braces. */
	params: Readonly<Record<string, string>>;
	query: Values;
	headers: Readonly<Record<string, string>>;
	body: Buffer;
}

export interface SiteCall<Store = unknown> extends Call<Store> {
	site: Site;
}

/** An endpoint below `/ea/v2`, with a path as written in the specification. */
interface DocumentedRoute extends Route {
	required?: readonly string[];
	optional?: readonly string[];
	/**
	 * What opens it, beside the API token: import endpoints carry the connector token in the path
	 * (docs/platform.md, Authentication 4), the data warehouse has tokens of its own.
	 */
	access?: 'connectorToken' | 'warehouseToken';
	/** How it refuses, when that is not what the others do. */
	refused?: (refusal: Refusal, meta: Meta) => Answer;
}

export interface SiteEndpoint<Store = unknown> extends DocumentedRoute {
	scope: 'site';
	handle: (call: SiteCall<Store>) => Reply | Promise<Reply>;
}

export interface AccountEndpoint<Store = unknown> extends DocumentedRoute {
	scope: 'account';
	handle: (call: Call<Store>) => Reply | Promise<Reply>;
}

export type Endpoint<Store = unknown> = SiteEndpoint<Store> | AccountEndpoint<Store>;

// Observed practice: every reading call takes these; how dates are written may be any text.
const EVERYWHERE = ['ea-lg', 'output-as-kv', 'ea-enable-datefmt'];

/** Reads the query string and refuses what the endpoint does not document. */
export function checkedQuery(
	{ required = [], optional = [] }: DocumentedRoute,
	method: string,
	search: URLSearchParams,
): Values {
	const known = [...required, ...optional, ...(method === 'GET' ? EVERYWHERE : [])];
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
