import type { Clock } from '../clock';
import { badRequest, forbidden, type Refusal } from '../http/refusal';
import type { Answer, Meta, Reply } from '../http/reply';
import type { Route } from '../http/served';
import { type Site, siteByName } from '../shop/sites';
import type { Store } from '../store';
import { Values } from './values';

/** A user of the platform, as the caller of an endpoint. */
export interface Account {
	readonly user: string;
	readonly token: string;
	readonly active: boolean;
	/** Whether it may read and change the tokens and states of other users. */
	readonly administrator: boolean;
	/** Unix seconds of the last call; undefined before the first. */
	readonly lastSeen: number | undefined;
	readonly sites: readonly Site[];
}

/** A validated call: known route, valid token, checked parameters. */
export interface Call {
	clock: Clock;
	store: Store;
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

/** The parameters that a call must and may have. */
export interface Parameters {
	required?: readonly string[];
	optional?: readonly string[];
}

/** An endpoint below `/ea/v2`, with its path as in the specification. */
interface DocumentedRoute extends Route, Parameters {
	/**
	 * The token of the endpoint, if it is not the API token: import endpoints have the connector
	 * token in the path (docs/platform.md, Authentication 4), the data warehouse has tokens of its
	 * own.
	 */
	access?: 'connectorToken' | 'warehouseToken';
	/** Creates the answer to a refusal, if it differs from the default. */
	refused?: (refusal: Refusal, meta: Meta) => Answer;
}

export interface SiteEndpoint extends DocumentedRoute {
	scope: 'site';
	handle: (call: SiteCall) => Reply | Promise<Reply>;
}

export interface AccountEndpoint extends DocumentedRoute {
	scope: 'account';
	handle: (call: Call) => Reply | Promise<Reply>;
}

export type Endpoint = SiteEndpoint | AccountEndpoint;

export function siteNamed(name: string, account: Account): Site {
	const site = siteByName(name);
	if (account.sites.includes(site)) return site;
	throw forbidden('SITE_FORBIDDEN', `The token does not give access to the site "${name}".`);
}

// Observed practice: every GET accepts these; the date format may be any text.
const EVERYWHERE = ['ea-lg', 'output-as-kv', 'ea-enable-datefmt'];

/** Reads the query string and rejects undocumented parameters. */
export function checkedQuery(
	{ required = [], optional = [] }: Parameters,
	method: string,
	search: URLSearchParams,
): Values {
	const known = [...required, ...optional, ...(method === 'GET' ? EVERYWHERE : [])];
	const query = new Values();
	for (const [name, value] of search) {
		if (!known.includes(name)) {
			throw badRequest('PARAMETER_UNKNOWN', `Unknown parameter "${name}".`);
		}
		if (query.has(name)) {
			throw badRequest('PARAMETER_REPEATED', `Parameter "${name}" is given more than once.`);
		}
		query.set(name, value);
	}
	const missing = required.find((name) => !query.get(name));
	if (missing) throw badRequest('PARAMETER_MISSING', `Parameter "${missing}" is missing.`);
	query.oneOf('ea-lg', ['fr', 'es', 'en']);
	query.isOne('output-as-kv');
	return query;
}
