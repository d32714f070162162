import type { FastifyRequest } from 'fastify';
import { accountsOf, bearerToken } from './account/accounts';
import { sessionsOf } from './account/sessionTokens';
import { Refusal } from './http/refusal';
import { type Answer, answerFor, metaOf } from './http/reply';
import { bodyOf, headersOf, rawPath, searchOf } from './http/requests';
import { routeFor, type Served } from './http/served';
import { inShape } from './http/shapes';
import { grantsOf } from './oauth/grants';
import {
	type Account,
	type AccountEndpoint,
	checkedQuery,
	type Endpoint,
	siteNamed,
} from './request/endpoint';
import type { Store } from './store';

/** Answers a call to any endpoint: it checks token, site and parameters, then runs the endpoint. */
export async function answerServed(
	store: Store,
	served: Served<Endpoint>,
	request: FastifyRequest,
	shape: number,
): Promise<Answer> {
	const { route: endpoint, params } = routeFor(served, request.method, rawPath(request));
	const { clock } = store;
	const meta = metaOf(clock);
	try {
		const account = accountOf(store, endpoint, params, request);
		const enter = doorOf(endpoint, account, params.site ?? '');
		const query = checkedQuery(endpoint, request.method, searchOf(request));
		const [headers, body] = [headersOf(request), bodyOf(request)];
		const reply = await enter({ clock, store, account, params, query, headers, body });
		const shaped = inShape(shape, rawPath(request), reply);
		return answerFor(shaped, query.get('output-as-kv') === '1', meta);
	} catch (error) {
		if (error instanceof Refusal && endpoint.refused) return endpoint.refused(error, meta);
		throw error;
	}
}

/** The account of a connector token, an API token, an OAuth2 access token, or a warehouse token. */
function accountOf(
	store: Store,
	{ access }: Endpoint,
	params: Readonly<Record<string, string>>,
	request: FastifyRequest,
): Account {
	const accounts = accountsOf({ store });
	if (access === 'connectorToken') return accounts.forConnector(params.connectorToken ?? '');
	const token = bearerToken(request.headers.authorization);
	const ofGrant = grantsOf({ store }).userOf(token);
	const ofSession =
		access === 'warehouseToken' ? sessionsOf({ store }).warehouseUser(token) : undefined;
	const user = ofGrant ?? ofSession;
	return user === undefined ? accounts.forToken(token) : accounts.forUser(user);
}

function doorOf(endpoint: Endpoint, account: Account, siteName: string): AccountEndpoint['handle'] {
	if (endpoint.scope === 'account') return endpoint.handle;
	const site = siteNamed(siteName, account);
	return (call) => endpoint.handle({ ...call, site });
}
