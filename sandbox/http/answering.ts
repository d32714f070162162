import type { FastifyRequest } from 'fastify';
import { type Account, bearerToken, siteNamed } from '../account/accounts';
import type { Platform } from '../platform';
import { isWarehousePath, warehouseRefusal } from '../warehouse/endpoints';
import { type AccountEndpoint, type Call, type Endpoint, checkedQuery } from './endpoint';
import { bodyOf, headersOf, searchOf } from './incoming';
import { Refusal } from './refusal';
import { type Answer, type Meta, answerFor, metaOf, refusalAnswer } from './reply';

export type Work = (request: FastifyRequest) => Answer | Promise<Answer>;

/** Runs the work; what it refuses becomes an answer too. */
export async function answerOrRefusal(
	work: Work,
	request: FastifyRequest,
	meta: Meta,
): Promise<Answer> {
	try {
		return await work(request);
	} catch (error) {
		if (error instanceof Refusal) return refusalAnswer(error, meta);
		const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
		return refusalAnswer(new Refusal(500, 'SANDBOX_BROKEN', detail), meta);
	}
}

/** The door of every endpoint: token, then site, then parameters, then the endpoint itself. */
export async function answerEndpoint(
	platform: Platform,
	endpoint: Endpoint,
	params: Call['params'],
	request: FastifyRequest,
): Promise<Answer> {
	const meta = metaOf(platform.clock);
	try {
		return await answerCall(platform, endpoint, params, request, meta);
	} catch (error) {
		const isTheirs = error instanceof Refusal && isWarehousePath(endpoint.path);
		if (isTheirs) return warehouseRefusal(error, meta);
		throw error;
	}
}

async function answerCall(
	platform: Platform,
	endpoint: Endpoint,
	params: Call['params'],
	request: FastifyRequest,
	meta: Meta,
): Promise<Answer> {
	const account =
		endpoint.access === 'connectorToken'
			? platform.accounts.forConnector(params.connectorToken ?? '')
			: accountOf(platform, endpoint, bearerToken(request.headers.authorization));
	const enter = doorOf(endpoint, account, params.site ?? '');
	const query = checkedQuery(endpoint, request.method, searchOf(request));
	const reply = await enter({
		platform,
		account,
		params,
		query,
		headers: headersOf(request),
		body: bodyOf(request),
	});
	return answerFor(reply, query.get('output-as-kv') === '1', meta);
}

/** An API token, an access token of OAuth2, or, for the data warehouse, a token of its own. */
function accountOf(platform: Platform, endpoint: Endpoint, token: string): Account {
	const { accounts, grants, sessions } = platform;
	const user =
		grants.userOf(token) ??
		(isWarehousePath(endpoint.path) ? sessions.warehouseUser(token) : undefined);
	return user === undefined ? accounts.forToken(token) : accounts.forUser(user);
}

function doorOf(endpoint: Endpoint, account: Account, siteName: string): AccountEndpoint['handle'] {
	if (endpoint.scope === 'account') return (call) => endpoint.handle(call);
	const site = siteNamed(siteName, account);
	return (call) => endpoint.handle({ ...call, site });
}
