import type { Cause } from '../../../platform/client/faults';
import { causeOfNetworkError, networkCode } from '../../../platform/client/network';

describe('the code of a request that failed', () => {
	test.each<[string, unknown, string | undefined]>([
		['its own', { code: 'ECONNREFUSED' }, 'ECONNREFUSED'],
		['as n8n 1 keeps it', { httpCode: 'ENOTFOUND' }, 'ENOTFOUND'],
		['of its cause, as n8n 2 keeps it', { cause: { code: 'EPROTO' } }, 'EPROTO'],
		['behind a status', { httpCode: '500', cause: { code: 'ETIMEDOUT' } }, 'ETIMEDOUT'],
		['behind a number', { code: 500, cause: { cause: { code: 'E500' } } }, 'E500'],
		['with digits at its end', { code: 'E2' }, 'E2'],
		['with digits at its start', { code: '2BIG' }, '2BIG'],
		['of nothing', { cause: null }, undefined],
		['of a text', 'ECONNREFUSED', undefined],
		['of nothing at all', undefined, undefined],
	])('is found: %s', (_, error, code) => {
		expect(networkCode(error)).toBe(code);
	});
});

test.each<[string | undefined, Cause]>([
	['ENOTFOUND', 'hostUnknown'],
	['ECONNREFUSED', 'hostRefused'],
	['EAI_AGAIN', 'hostUnreachable'],
	['EHOSTUNREACH', 'hostUnreachable'],
	['EHOSTDOWN', 'hostUnreachable'],
	['ENETUNREACH', 'hostUnreachable'],
	['ENETDOWN', 'hostUnreachable'],
	['ETIMEDOUT', 'timedOut'],
	['ECONNABORTED', 'timedOut'],
	['EPROTO', 'notSecure'],
	['ERR_CANCELED', 'stopped'],
	['CERT_HAS_EXPIRED', 'certificate'],
	['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
	['SELF_SIGNED_IN_CHAIN', 'certificate'],
	['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
	['ERR_TLS_HANDSHAKE', 'certificate'],
	['ERR_SSL_WRONG_VERSION_NUMBER', 'certificate'],
	['ECONNRESET', 'connectionLost'],
	[undefined, 'connectionLost'],
])('the network code %s means %s', (code, cause) => {
	expect(causeOfNetworkError(code)).toBe(cause);
});
