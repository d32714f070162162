import { readBody } from '../request/body';
import { textAt } from '../request/values';
import type { AccountEndpoint, Call } from '../request/endpoint';
import type { JsonObject } from '../http/json';
import { Refusal } from '../http/refusal';
import { type Reply, list, members } from '../http/reply';
import { type Account, siteNamed } from '../request/account';
import { answerTo } from './answers';
import { billingOf } from './billing';
import type { IssuedToken } from './sessionTokens';
import type { AccountStore } from './store';

type AccountCall = Call<AccountStore>;
type OwnEndpoint = AccountEndpoint<AccountStore>;

/** The account group (docs/platform.md, Account). */
export const accountEndpoints: readonly OwnEndpoint[] = [
	reading('ping', {}, () => list(['ping'], [['pong']])),
	reading('getallowedwebsite', {}, ({ account }) =>
		list(
			['website_id', 'website_name', 'website_domain', 'website_tzone'],
			account.sites.map(({ id, name, domain, timeZone }) => [String(id), name, domain, timeZone]),
		),
	),
	reading('authtree', {}, ({ account }) => authTree(account)),
	reading('ask_documentation', { required: ['q'] }, ({ query }) =>
		list(['answer'], [[answerTo(textAt(query, 'q'))]]),
	),
	reading('billing', { optional: ['mmyyyy'] }, billingOf),
	reading('pinguser', { required: ['email'] }, (call) => {
		const { user, active, lastSeen } = askedUser(call, textAt(call.query, 'email'));
		return list(
			['user_email', 'user_active', 'user_lastseen'],
			[[user, active ? 'Y' : 'N', lastSeen ?? null]],
		);
	}),
	reading('getuserapitoken', { required: ['email'] }, (call) => {
		const { token } = askedUser(call, textAt(call.query, 'email'));
		return list(['api_token'], [[token]]);
	}),
	writing('setuserapitoken', (call, user) =>
		list(['api_token'], [[call.store.accounts.resetToken(user)]]),
	),
	writing('setuseractive', (call, user) => switched(call, user, true)),
	writing('setuserinactive', (call, user) => switched(call, user, false)),
	// Observed practice: the addresses are mandatory.
	reading('get_dw_session_token', { required: ['ip'] }, ({ store, account, query }) =>
		tokenList('session_token', store.sessions.warehouseSession(account.user, textAt(query, 'ip'))),
	),
	reading('get_dw_access_token', { required: ['ip'] }, ({ store, account, query }) =>
		tokenList('access_token', store.sessions.warehouseAccess(account.user, textAt(query, 'ip'))),
	),
	reading('get_kafka_session_token', { optional: ['ip'] }, ({ store, account, query }) =>
		tokenList('session_token', store.sessions.streamSession(account.user, query.get('ip'))),
	),
	reading('getreplaytoken', { required: ['website-name'] }, ({ store, account, query }) => {
		const site = siteNamed(textAt(query, 'website-name'), account);
		return tokenList('replay_token', store.sessions.replay(account.user, site.name));
	}),
];

type Parameters = Pick<OwnEndpoint, 'required' | 'optional'>;

function reading(name: string, parameters: Parameters, handle: OwnEndpoint['handle']): OwnEndpoint {
	return {
		scope: 'account',
		methods: ['GET'],
		path: `/er/account/${name}.json`,
		...parameters,
		handle,
	};
}

/** What is done to a user, named by e-mail address. */
function writing(name: string, handle: (call: AccountCall, user: string) => Reply): OwnEndpoint {
	return {
		scope: 'account',
		methods: ['POST'],
		path: `/er/account/${name}.json`,
		handle: (call) => {
			const email = textAt(readBody(call.body, { required: ['email'] }), 'email');
			return handle(call, askedUser(call, email).user);
		},
	};
}

/** A user is shown to itself and to administrators. */
function askedUser({ store, account }: AccountCall, email: string): Account {
	if (!account.administrator && email.toLowerCase() !== account.user) {
		throw new Refusal(
			403,
			'RIGHT_MISSING',
			`The user "${account.user}" may not see or change other users: ask an administrator.`,
		);
	}
	return store.accounts.withEmail(email);
}

function switched({ store }: AccountCall, user: string, active: boolean): Reply {
	store.accounts.setActive(user, active);
	return list(['user_email', 'user_active'], [[user, active ? 'Y' : 'N']]);
}

function tokenList(name: string, { token, expires }: IssuedToken): Reply {
	return expires === undefined
		? list([name], [[token]])
		: list([name, 'expires'], [[token, expires]]);
}

// Observed practice: an object keyed by site id instead of fields and rows.
function authTree({ sites }: Account): Reply {
	const branches = sites.map(({ id, name, domain, timeZone }): [string, JsonObject] => [
		String(id),
		{
			website_id: String(id),
			website_name: name,
			website_domain: domain,
			website_tzone: timeZone,
		},
	]);
	const tree: JsonObject = Object.fromEntries(branches);
	return members({ data: tree });
}
