import type { OpenCall, OpenRoute } from '../http/server';
import { badRequest, type Refusal, unauthorized } from '../http/refusal';
import { type Answer, jsonAnswer } from '../http/reply';
import { accountsOf } from '../account/accounts';
import type { Store } from '../store';
import { CLIENT, type Consent, type TokenReply, grantsOf } from './grants';

export const AUTHORIZE_PATH = '/oauth/authorize';
export const TOKEN_PATH = '/oauth/token';

/** OAuth2 (RFC 6749); the specification only declares the scheme. */
export const oauthRoutes = (store: Store): readonly OpenRoute[] => [
	{ method: 'GET', path: AUTHORIZE_PATH, handle: (call) => authorize(store, call), refused },
	{
		method: 'POST',
		path: TOKEN_PATH,
		handle: (call) => ({
			...jsonAnswer(200, { ...grant(store, call) }),
			headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
		}),
		refused,
	},
];

/** Grants consent at once, without a sign-in. */
function authorize(store: Store, { query }: OpenCall): Answer {
	if (query.get('client_id') !== CLIENT.id) throw unknownClient();
	const redirectUri = query.get('redirect_uri') ?? '';
	if (!/^https?:$/.test(URL.canParse(redirectUri) ? new URL(redirectUri).protocol : '')) {
		throw badRequest('invalid_request', 'redirect_uri must be an http or https address.');
	}
	const back = new URL(redirectUri);
	if (query.get('response_type') === 'code') {
		const challenge = challengeOf(query);
		const { user } = accountsOf({ store }).owner();
		back.searchParams.set('code', grantsOf({ store }).newCode({ user, redirectUri, challenge }));
	} else {
		back.searchParams.set('error', 'unsupported_response_type');
	}
	const state = query.get('state');
	if (state !== null) back.searchParams.set('state', state);
	return { status: 302, headers: { location: back.href }, body: '' };
}

function challengeOf(query: URLSearchParams): Consent['challenge'] {
	const value = query.get('code_challenge');
	if (value === null) return undefined;
	return { value, method: query.get('code_challenge_method') === 'S256' ? 'S256' : 'plain' };
}

function grant(store: Store, { headers, body }: OpenCall): TokenReply {
	const grants = grantsOf({ store });
	if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
		throw badRequest('invalid_request', 'The body must be form-encoded.');
	}
	const form = new URLSearchParams(body);
	checkClient(form, headers.authorization);
	const field = (name: string): string => {
		const value = form.get(name);
		if (value) return value;
		throw badRequest('invalid_request', `The field "${name}" is missing.`);
	};
	switch (field('grant_type')) {
		case 'client_credentials':
			return grants.forClient(accountsOf({ store }).owner().user);
		case 'authorization_code':
			return grants.forCode(
				field('code'),
				field('redirect_uri'),
				form.get('code_verifier') ?? undefined,
			);
		case 'refresh_token':
			return grants.forRefresh(field('refresh_token'));
		default:
			throw badRequest(
				'unsupported_grant_type',
				'grant_type must be client_credentials, authorization_code or refresh_token.',
			);
	}
}

/** Checks the client's credentials in the form or in Basic authentication (RFC 6749 2.3.1). */
function checkClient(form: URLSearchParams, authorization: string | undefined): void {
	const basic = /^Basic +(\S+)$/i.exec(authorization ?? '')?.[1];
	const [id, secret] =
		basic === undefined
			? [form.get('client_id'), form.get('client_secret')]
			: Buffer.from(basic, 'base64').toString().split(':').map(decoded);
	if (id !== CLIENT.id || secret !== CLIENT.secret) throw unknownClient();
}

function decoded(text: string): string {
	return new URLSearchParams(`text=${text}`).get('text') ?? '';
}

function unknownClient(): Refusal {
	return unauthorized('invalid_client', 'The client id or secret is not valid.');
}

/** An error response of RFC 6749 5.2. */
function refused({ status, code, message }: Refusal): Answer {
	return jsonAnswer(status, { error: code, error_description: message });
}
