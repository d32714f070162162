import type { ErrorKind } from './errorCatalog';
import { isRecord, textOf } from '../../base/json/json';

const CAUSES_BY_CODE: Readonly<Record<string, ErrorKind>> = {
	ENOTFOUND: 'hostUnknown',
	ECONNREFUSED: 'hostRefused',
	EAI_AGAIN: 'hostUnreachable',
	EHOSTUNREACH: 'hostUnreachable',
	EHOSTDOWN: 'hostUnreachable',
	ENETUNREACH: 'hostUnreachable',
	ENETDOWN: 'hostUnreachable',
	ETIMEDOUT: 'timedOut',
	ECONNABORTED: 'timedOut',
	EPROTO: 'notSecure',
	ERR_TLS_CERT_ALTNAME_INVALID: 'certificateName',
	CERT_HAS_EXPIRED: 'certificateExpired',
	CERT_NOT_YET_VALID: 'certificateEarly',
	ERR_CANCELED: 'stopped',
	SSRF_BLOCKED: 'notAllowed',
};

const CERTIFICATE_CODE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

/**
 * The network layer's own code of a rejected request, such as `ECONNREFUSED`: n8n 2 keeps it in the
 * cause, n8n 1 only as the error's HTTP code.
 */
export function networkCode(error: unknown): string | undefined {
	if (!isRecord(error)) return undefined;
	// The errors of n8n's SSRF protection have no code.
	if (textOf(error.name)?.startsWith('SsrfBlocked')) return 'SSRF_BLOCKED';
	const code = textOf(error.code) ?? textOf(error.httpCode);
	return code !== undefined && !/^\d+$/.test(code) ? code : networkCode(error.cause);
}

/** The cause of a rejected request; an unknown code counts as a lost connection. */
export function causeOfNetworkError(code: string | undefined): ErrorKind {
	if (code === undefined) return 'connectionLost';
	const cause = CAUSES_BY_CODE[code];
	if (cause !== undefined) return cause;
	if (CERTIFICATE_CODE.test(code)) return 'certificate';
	return code.startsWith('ERR_SSL') ? 'notSecure' : 'connectionLost';
}
