import { forbidden } from '../http/refusal';
import { type Reply, list, members, objectsOf } from '../http/reply';
import { type Account, type AccountEndpoint, type Call, siteNamed } from '../request/endpoint';
import { type Names, parametersOf, readBody } from '../request/siteEndpoints';
import type { Site } from '../shop/sites';
import { accountsOf } from './accounts';
import { answerTo } from './answers';
import { billingOf } from './billing';
import { type IssuedToken, checkAddresses, sessionsOf } from './sessionTokens';

const WEBSITE = ['website_id', 'website_name', 'website_domain', 'website_tzone'];

/** The account group (docs/platform.md, Account). */
export const accountEndpoints: readonly AccountEndpoint[] = [
	reading('ping', [], () => list(['ping'], [['pong']])),
	reading('getallowedwebsite', [], ({ account }) => list(WEBSITE, account.sites.map(websiteRow))),
	reading('authtree', [], ({ account }) => authTree(account)),
	reading('ask_documentation', ['q'], ({ query }) =>
		list(['answer'], [[answerTo(query.text('q'))]]),
	),
	reading('billing', ['mmyyyy?'], billingOf),
	reading('pinguser', ['email'], (call) => {
		const { user, active, lastSeen } = requestedUser(call, call.query.text('email'));
		return list(
			['user_email', 'user_active', 'user_lastseen'],
			[[user, active ? 'Y' : 'N', lastSeen ?? null]],
		);
	}),
	reading('getuserapitoken', ['email'], (call) => {
		const { token } = requestedUser(call, call.query.text('email'));
		return list(['api_token'], [[token]]);
	}),
	writing('setuserapitoken', (call, user) =>
		list(['api_token'], [[accountsOf(call).resetToken(user)]]),
	),
	writing('setuseractive', (call, user) => switched(call, user, true)),
	writing('setuserinactive', (call, user) => switched(call, user, false)),
	// Observed practice: the addresses are mandatory.
	issuing('get_dw_session_token', ['ip'], 'session_token', (sessions, { account, query }) =>
		sessions.warehouseSession(account.user, query.text('ip')),
	),
	issuing('get_dw_access_token', ['ip'], 'access_token', (sessions, { account, query }) =>
		sessions.warehouseAccess(account.user, query.text('ip')),
	),
	issuing('get_kafka_session_token', ['ip?'], 'session_token', (sessions, { account, query }) => {
		if (query.has('ip')) checkAddresses(query.text('ip'));
		return sessions.temporary('kafka-session', account.user);
	}),
	issuing('getreplaytoken', ['website-name'], 'replay_token', (sessions, { account, query }) => {
		const { name } = siteNamed(query.text('website-name'), account);
		return sessions.temporary(`replay-${name}`, account.user);
	}),
];

function endpoint(method: 'GET' | 'POST', name: string): Omit<AccountEndpoint, 'handle'> {
	return { scope: 'account', methods: [method], path: `/er/account/${name}.json` };
}

function reading(name: string, names: Names, handle: AccountEndpoint['handle']): AccountEndpoint {
	return { ...endpoint('GET', name), ...parametersOf(names), handle };
}

/** An endpoint that changes a user, identified by e-mail address. */
function writing(name: string, handle: (call: Call, user: string) => Reply): AccountEndpoint {
	return {
		...endpoint('POST', name),
		handle: (call) => {
			const email = readBody(call.body, ['email']).text('email');
			return handle(call, requestedUser(call, email).user);
		},
	};
}

/** Returns a user, who is visible to itself and to administrators. */
function requestedUser(call: Call, email: string): Account {
	const { account } = call;
	if (account.administrator || email.toLowerCase() === account.user) {
		return accountsOf(call).named(email);
	}
	throw forbidden(
		'RIGHT_MISSING',
		`The user "${account.user}" may not see or change other users: ask an administrator.`,
	);
}

function switched(call: Call, user: string, active: boolean): Reply {
	accountsOf(call).setActive(user, active);
	return list(['user_email', 'user_active'], [[user, active ? 'Y' : 'N']]);
}

function issuing(
	name: string,
	names: Names,
	column: string,
	issue: (sessions: ReturnType<typeof sessionsOf>, call: Call) => IssuedToken,
): AccountEndpoint {
	return reading(name, names, (call) => {
		const { token, expires } = issue(sessionsOf(call), call);
		return expires === undefined
			? list([column], [[token]])
			: list([column, 'expires'], [[token, expires]]);
	});
}

function websiteRow({ id, name, domain, timeZone }: Site): string[] {
	return [String(id), name, domain, timeZone];
}

// Observed practice: an object keyed by site id instead of fields and rows.
function authTree({ sites }: Account): Reply {
	const branches = objectsOf({ fields: WEBSITE, rows: sites.map(websiteRow) });
	return members({
		data: Object.fromEntries(branches.map((one) => [String(one.website_id), one])),
	});
}
