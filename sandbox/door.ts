import type { FastifyRequest } from 'fastify';
import { bearerToken } from './account/accounts';
import { bodyOf, headersOf, rawPath, searchOf } from './http/incoming';
import { Refusal } from './http/refusal';
import { type Answer, answerFor, metaOf } from './http/reply';
import { type Served, routeFor } from './http/served';
import { inShape } from './http/shapes';
import type { Platform } from './platform';
import { type Account, siteNamed } from './request/account';
import { type AccountEndpoint, type Endpoint, checkedQuery } from './request/endpoint';

/** The door of every endpoint: token, then site, then parameters, then the endpoint itself. */
export async function answerServed(
	platform: Platform,
	served: Served<Endpoint<Platform>>,
	request: FastifyRequest,
	shape: number,
): Promise<Answer> {
	const { value: endpoint, params } = routeFor(served, request.method, rawPath(request));
	const meta = metaOf(platform.clock);
	try {
		const account = accountOf(platform, endpoint, params, request);
		const enter = doorOf(endpoint, account, params.site ?? '');
		const query = checkedQuery(endpoint, request.method, searchOf(request));
		const [headers, body] = [headersOf(request), bodyOf(request)];
		const { clock } = platform;
		const reply = await enter({ clock, store: platform, account, params, query, headers, body });
		const shaped = inShape(shape, rawPath(request), reply);
		return answerFor(shaped, query.get('output-as-kv') === '1', meta);
	} catch (error) {
		if (error instanceof Refusal && endpoint.refused) return endpoint.refused(error, meta);
		throw error;
	}
}

/** A connector token, an API token, an access token of OAuth2, or one of the data warehouse. */
function accountOf(
	{ accounts, grants, sessions }: Platform,
	{ access }: Endpoint<Platform>,
	params: Readonly<Record<string, string>>,
	request: FastifyRequest,
): Account {
	if (access === 'connectorToken') return accounts.forConnector(params.connectorToken ?? '');
	const token = bearerToken(request.headers.authorization);
	const user =
		grants.userOf(token) ??
		(access === 'warehouseToken' ? sessions.warehouseUser(token) : undefined);
	return user === undefined ? accounts.forToken(token) : accounts.forUser(user);
}

function doorOf(
	endpoint: Endpoint<Platform>,
	account: Account,
	siteName: string,
): AccountEndpoint<Platform>['handle'] {
	if (endpoint.scope === 'account') return endpoint.handle;
	const site = siteNamed(siteName, account);
	return (call) => endpoint.handle({ ...call, site });
}
