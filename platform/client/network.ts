import type { Cause } from './faults';
import { isRecord, textOf } from './json';

const CAUSES_BY_CODE: Readonly<Record<string, Cause>> = {
	ENOTFOUND: 'hostUnknown',
	ECONNREFUSED: 'hostRefused',
	EAI_AGAIN: 'hostUnreachable',
	EHOSTUNREACH: 'hostUnreachable',
	EHOSTDOWN: 'hostUnreachable',
	ENETUNREACH: 'hostUnreachable',
	ENETDOWN: 'hostUnreachable',
	ETIMEDOUT: 'timedOut',
	ECONNABORTED: 'timedOut',
	ERR_CANCELED: 'stopped',
};

const CERTIFICATE_CODE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/;

// n8n wraps what the network layer threw; the code sits at most this deep.
const DEEPEST_CAUSE = 5;

/** The network layer's own code of a rejected request (`ECONNREFUSED`), wherever n8n has put it. */
export function networkCode(error: unknown): string | undefined {
	let layer = error;
	for (let depth = 0; depth < DEEPEST_CAUSE && isRecord(layer); depth++) {
		const code = textOf(layer.code);
		if (code !== undefined) return code;
		layer = layer.cause;
	}
	return undefined;
}

/** Says which cause a rejected request has; one that is not known counts as a lost connection. */
export function causeOfNetworkError(code: string | undefined): Cause {
	if (code === undefined) return 'connectionLost';
	if (CERTIFICATE_CODE.test(code)) return 'certificate';
	return CAUSES_BY_CODE[code] ?? 'connectionLost';
}
