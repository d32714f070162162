import type { IWebhookFunctions } from 'n8n-workflow';

import type { PostedForm } from '../../page/protocol';
import { SignInAttempts } from './signInAttempts';
import type { PageContext } from './pageOf';
import { pageOf } from './pageOf';
import type { Protection } from './protection';
import { isRecord, textOf } from '../../platform/base/json/json';

/** Whether a visitor is admitted, and otherwise after how long (ms) to retry. */
interface Admission {
	readonly isIn: boolean;
	readonly waitMs: number;
}

/** What n8n provides about a visit. */
type Visit = PageContext & Pick<IWebhookFunctions, 'getHeaderData' | 'getRequestObject' | 'logger'>;

/** Whether a visitor may see the page. A visit without credentials is not an attempt. */
export function judgeVisit(visit: Visit, protection: Protection): Admission {
	const hasSignedIn = visit.getHeaderData().authorization !== undefined;
	if (protection.kind !== 'basicAuth' || !hasSignedIn) {
		return { isIn: protection.mayVisit(), waitMs: 0 };
	}
	return judge(visit, () => protection.mayVisit());
}

/** Whether an upload is admitted. */
export function judgeUpload(
	visit: Visit,
	protection: Protection,
	sent: Pick<PostedForm, 'passphrase' | 'ticket'>,
): Admission {
	if (protection.kind === 'none') return { isIn: true, waitMs: 0 };
	return judge(visit, () => protection.lets(sent));
}

const attempts = new SignInAttempts();

function judge(visit: Visit, isRight: () => boolean): Admission {
	const visitor = { page: pageOf(visit), address: addressOf(visit.getRequestObject()) };
	const now = performance.now();
	const waitMs = attempts.waitOf(visitor, now);
	if (waitMs > 0) return { isIn: false, waitMs };
	const isIn = isRight();
	if (isIn) attempts.succeeded(visitor, now);
	else warn(visit, visitor.address, attempts.failed(visitor, now).wrong);
	return { isIn, waitMs: 0 };
}

function warn(visit: Visit, address: string, wrong: number): void {
	const page = `${visit.getNode().name} (workflow ${visit.getWorkflow().id})`;
	const times = wrong === 1 ? 'one failed sign-in' : `${wrong} failed sign-ins in a row`;
	visit.logger.warn(`${page} refused access to ${address} after ${times}`);
}

/**
 * The IP address of a request: an IPv4 address, or the network half of an IPv6 address, as clients
 * choose the other half.
 *
 * @param request the request as n8n passes it to a node
 */
export function addressOf(request: unknown): string {
	const ip = (isRecord(request) && textOf(request.ip)) || '';
	// Without the trusted proxy in front, a client can send any address.
	if (!/^[0-9a-f:.]{2,45}$/i.test(ip)) return UNKNOWN;
	const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
	return mapped ?? (ip.includes(':') ? networkOf(ip) : ip);
}

const UNKNOWN = 'an unknown address';

const GROUPS = 8;
const OF_THE_NETWORK = 4;

function networkOf(ip: string): string {
	const [head = [], tail = []] = ip
		.toLowerCase()
		.split('::')
		.map((part) => (part === '' ? [] : part.split(':')));
	const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
	return [...head, ...zeros, ...tail].slice(0, OF_THE_NETWORK).join(':');
}
