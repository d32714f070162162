import type { Connection } from '../../platform/http/connection/connection';
import { readCredential } from '../../platform/http/connection/connection';
import { requestJson } from '../../platform/http/request';
import { openWarehouse } from '../../platform/warehouse/session';
import { readToken } from '../../platform/warehouse/session';
import { contextOf } from '../http/door/contexts';

const TOKEN = 'f00d-feed/Beef==';
const EXPIRY = '2026-11-23T12:00:00+01:00';
const table = (names: string[], row: unknown[]) => ({
	error: false,
	data: { fields: names.map((name) => ({ name })), rows: [row] },
});

describe('the token of a reply is found', () => {
	test.each<[string, unknown]>([
		['in the only cell', { data: { rows: [[TOKEN]] } }],
		['by its column, after another', table(['expiry', 'session_token'], [123, TOKEN])],
		[
			'by its column, before another',
			table(['access_token', 'account_name'], [TOKEN, 'a-very-long-name']),
		],
		['in a row that is an object', { data: { rows: [{ expiry: 5, session_token: TOKEN }] } }],
		['under data', { data: { session_token: TOKEN, expiry: EXPIRY } }],
		[
			'as the token of data',
			{ error: false, data: { token: TOKEN, token_type: 'authentication' } },
		],
		[
			'at the top',
			{ error: false, access_token: TOKEN, meta: { reqid: 'a-much-longer-request-id' } },
		],
		[
			'by a name that says it',
			{ data: { dw_token: TOKEN, expires_at: EXPIRY, grid: 'a-customer-of-this-name' } },
		],
		['deeper', { data: { session: { token: TOKEN, expiry: 1 } } }],
		['as the data', { error: false, data: TOKEN }],
		['as all of the answer', TOKEN],
		['as words', { text: TOKEN }],
		['beside a date, without names', { rows: [[EXPIRY, 1_795_000_000, TOKEN]] }],
		['beside an address', { data: { key: TOKEN, url: 'https://warehouse.example.com/edw' } }],
		['as a number, by its name', { data: { session_token: 12 } }],
	])('%s', (where, reply) => {
		expect(readToken(reply)).toBe(where.startsWith('as a number') ? '12' : TOKEN);
	});

	test.each<unknown>([
		{},
		{ data: { status: 'ok' } },
		{ data: { expiry: 123 } },
		{ rows: [[EXPIRY]] },
		{ data: [] },
		'no token here',
	])('nowhere in %j', (reply) => {
		expect(readToken(reply)).toBeUndefined();
	});
});

const reply = { data: { fields: ['expiry', 'session_token'], rows: [[123, 'tok-en-1']] } };
const LOOK = { method: 'GET', path: '/edw/jobs/1', what: 'the query' } as const;

/** Opens the warehouse, calls it once, and returns the requests. */
async function opened(more: Partial<Connection>, ip: string, status = 200) {
	const { context, sent } = contextOf({}, ({ url }) => ({
		...{ statusCode: url.includes('/edw/') ? status : 200, headers: {} },
		body: JSON.stringify(reply),
	}));
	const platform = {
		...readCredential({ baseUrl: 'https://x.example.com', warehouseUrl: 'https://w.example.com' }),
		transmit: async (options: object) => {
			const signed = { url: '', ...options, headers: { Authorization: 'Bearer api' } };
			const answer: unknown = await context.helpers.httpRequest(signed);
			return answer;
		},
		signal: undefined,
		retryPolicy: { attempts: 1, totalMs: 9_000, idleMs: 9_000 },
		...more,
	};
	const warehouse = await openWarehouse(context, platform, ip);
	const call = requestJson(warehouse, LOOK);
	const error: unknown = await call.then(
		() => undefined,
		(thrown: unknown) => thrown,
	);
	const requests = sent.map(({ options: { url, headers } }) => [url, headers?.Authorization]);
	return { requests, error, secrets: warehouse.secrets };
}

const TOKENS = 'https://x.example.com/ea/v2/er/account';
const JOB = 'https://w.example.com/edw/jobs/1';

test.each([
	[
		'session',
		'1.2.3.4',
		[
			[`${TOKENS}/get_dw_session_token.json?ip=1.2.3.4`, 'Bearer api'],
			[JOB, 'Bearer tok-en-1'],
		],
	],
	[
		'access',
		'1.2.3.4',
		[
			[`${TOKENS}/get_dw_access_token.json?ip=1.2.3.4`, 'Bearer api'],
			[JOB, 'Bearer tok-en-1'],
		],
	],
	[
		'session',
		'',
		[
			[`${TOKENS}/get_dw_session_token.json`, 'Bearer api'],
			[JOB, 'Bearer tok-en-1'],
		],
	],
	['api', '', [[JOB, 'Bearer api']]],
] as const)(
	'warehouse calls carry the %s token, requested with the address "%s"',
	async (warehouseToken, ip, requests) => {
		const done = await opened({ warehouseToken }, ip);
		expect(done.requests).toEqual(requests);
		expect(done.error).toBeUndefined();
		expect(done.secrets).toEqual(warehouseToken === 'api' ? [] : ['tok-en-1']);
	},
);

test.each([
	['session', 'session token'],
	['api', 'token of the credential'],
	['access', 'access token'],
] as const)(
	'the refusal of the %s token names the setting to change',
	async (warehouseToken, name) => {
		const { error } = await opened({ warehouseToken }, '', 401);
		expect(error).toMatchObject({
			message: `The platform does not accept the ${name}`,
			advice: expect.stringMatching(
				/^Choose another Data Warehouse Token in the credential/,
			) as string,
		});
	},
);

test.each([
	['api', 'api'],
	['access', 'access'],
	['session', 'session'],
	['', undefined],
	[undefined, undefined],
])('the credential says %j: %s', (entered, warehouseToken) => {
	const credential = {
		baseUrl: 'https://x.example.com',
		...(entered === undefined ? {} : { warehouseToken: entered }),
	};
	expect(readCredential(credential).warehouseToken).toBe(warehouseToken);
});
