import { readToken } from '../../platform/warehouse/token';

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
