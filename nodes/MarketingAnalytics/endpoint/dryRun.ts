import type { EndpointOperation } from '../../../platform/catalogue/endpointRow';
import { Fault } from '../../../platform/http/errors/fault';
import type { Connection } from '../../../platform/http/connection/connection';
import type { Call } from '../../../platform/http/request';
import { requestJson } from '../../../platform/http/request';
import type { Query } from '../../../platform/http/url';
import { isRecord } from '../../../platform/base/json/json';
import { settle } from '../../../platform/base/async/settle';

/**
 * Asks the platform to validate values without applying them. Only a refusal of the values ends the
 * item; an unavailable dry run does not.
 *
 * @throws Fault
 */
export async function dryRun(
	platform: Connection,
	{ rehearsal }: EndpointOperation,
	{ pathValues, body }: Call,
): Promise<void> {
	if (!rehearsal) return;
	const { path, what, takes, refusal } = rehearsal;
	const sent: Query = isRecord(body)
		? Object.fromEntries(takes.map((name) => [name, String(body[name])]))
		: {};
	const call = { method: 'GET', path, what, query: sent, refusal } as const;
	const answer = await settle(
		requestJson(platform, { ...call, ...(pathValues ? { pathValues } : {}) }),
	);
	if (!('error' in answer) || !(answer.error instanceof Fault)) return;
	if (['refused', 'reported'].includes(answer.error.kind)) throw answer.error;
}
