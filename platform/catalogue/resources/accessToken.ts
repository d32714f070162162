import { callerIp, required, siteField, textField } from '../commonFields';
import { asPartOperations } from '../parts';
import type { Field } from '../endpointFields';
import type { EndpointOperation } from '../endpointRow';

const PREFIX = '/er/account';
const IS_SECRET = 'The result contains a token, which n8n saves with the execution’s data.';

/**
 * The columns of tokens in replies. The specification shows no names: the endpoints suggest these.
 */
export const TOKEN_COLUMNS = [
	'api_token',
	'access_token',
	'session_token',
	'replay_token',
	'token',
];

/** The user of a token, who need not be named. */
export const anyEmail = {
	...textField('email', 'email', ['Email', 'The email address with which the user signs in']),
	placeholder: 'name@email.com',
};

/**
 * The user of a change, which is required: an empty expression must not affect the owner of the
 * token.
 */
export const email = required(anyEmail);

/** Tokens for users, the data warehouse, stream injection and replays (docs/platform.md, Account). */
export const accessTokens: readonly EndpointOperation[] = asPartOperations(
	{ one: 'Token', many: 'Tokens' },
	[
		token('getUserToken', 'Get User Token', 'the API token of a user', 'getuserapitoken', [
			anyEmail,
		]),
		{
			value: 'resetUserToken',
			label: 'Reset User Token',
			action: 'Reset the API token of a user',
			description: 'Create a new API token for a user; the old token stops working immediately',
			warning:
				'The user’s current token stops working immediately, and so does every workflow and tool that uses it. The result contains the new token.',
			method: 'POST',
			path: `${PREFIX}/setuserapitoken.json`,
			what: 'the new token',
			fields: [email],
			reply: 'record',
			givesToken: true,
		},
		token(
			'getWarehouseAccessToken',
			'Get Warehouse Access Token',
			'a permanent token for the data warehouse',
			'get_dw_access_token',
			[callerIp],
		),
		token(
			'getWarehouseSessionToken',
			'Get Warehouse Session Token',
			'a temporary token for the data warehouse',
			'get_dw_session_token',
			[callerIp],
		),
		token(
			'getStreamSessionToken',
			'Get Stream Session Token',
			'a temporary token for stream injection',
			'get_kafka_session_token',
			[],
		),
		token('getReplayToken', 'Get Replay Token', 'a token for replaying data', 'getreplaytoken', [
			{ ...siteField, as: 'website-name' },
		]),
	],
);

function token(
	value: string,
	label: string,
	what: string,
	endpoint: string,
	fields: readonly Field[],
): EndpointOperation {
	return {
		value,
		label,
		action: `Get ${what}`,
		description: `Return ${what}`,
		warning: IS_SECRET,
		method: 'GET',
		path: `${PREFIX}/${endpoint}.json`,
		what,
		fields: [...fields],
		reply: 'record',
		givesToken: true,
	};
}
