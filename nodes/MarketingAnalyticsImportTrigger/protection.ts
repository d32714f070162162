import type { ICredentialDataDecryptedObject, INodeCredentialTestResult } from 'n8n-workflow';

import { InvalidInput } from '../../platform/base/invalidInput';
import { BY_CONNECTOR } from '../../platform/http/connection/importConnection';
import { isSame, sign } from '../../platform/http/connection/signature';
import { textOf } from '../../platform/base/json/json';
import { isPublished } from './publishedAddresses';
import { PATH, readHandling, readProtectionKind } from './settings';
import { HOUR_MS } from '../../platform/base/dates/durations';

// A node should have one credential: that of imports holds the page's password as well.
const CREDENTIALS = { import: BY_CONNECTOR.type, handOver: 'marketingAnalyticsImportPageApi' };

/** Decides who may use the page. */
export interface Protection {
	readonly kind: 'none' | 'passphrase' | 'basicAuth';
	/** Whether a visit may see the page. */
	mayVisit(): boolean;
	/** A ticket that the page sends with its uploads. */
	ticket(): string;
	/** Whether an upload is admitted. */
	lets(sent: { readonly passphrase: string; readonly ticket: string }): boolean;
}

/** The user name and password of a page. */
interface Secret {
	readonly user: string;
	readonly password: string;
}

/** What n8n provides about a page and a request. */
interface PageContext {
	getNodeParameter(name: string, fallback: unknown): unknown;
	getCredentials(type: string): Promise<ICredentialDataDecryptedObject>;
	getNode(): { readonly id: string; readonly webhookId?: string };
	getHeaderData(): { readonly authorization?: string };
}

/**
 * Checks the protection before the page opens. Nobody could enter an empty password, and everybody
 * knows an address that is in the documentation.
 *
 * @throws InvalidInput
 */
export async function checkProtection(context: Omit<PageContext, 'getHeaderData'>): Promise<void> {
	if (readProtectionKind(context) === 'none') {
		refusePublished(context);
		return;
	}
	const credential = await context.getCredentials(CREDENTIALS[readHandling(context)]);
	if (readSecret(credential).password !== '') return;
	throw new InvalidInput(
		'Page Password',
		'The page is protected, but its credential has no password',
		'Fill in Page Password or Passphrase in the credential of this node, or choose None under Protection',
	);
}

/** Refuses an address from the documentation if nothing else protects the page. @throws InvalidInput */
function refusePublished(context: Pick<PageContext, 'getNode' | 'getNodeParameter'>): void {
	const path = textOf(context.getNodeParameter(PATH.property.name, '')) ?? '';
	const address = path === '' ? (context.getNode().webhookId ?? '') : path;
	if (!isPublished(address)) return;
	throw new InvalidInput(
		'Protection',
		'The address of this page is printed in the documentation of this node, where anyone can read it, and the page is not protected',
		path === ''
			? 'Choose Passphrase or Basic Auth under Protection, or delete this node and add it again, which gives it a new address'
			: 'Choose Passphrase or Basic Auth under Protection, or leave Path empty for an address that nobody can guess',
	);
}

/** Reads how the page is protected. Without a password no one is admitted. */
export async function readProtection(context: PageContext): Promise<Protection> {
	const kind = readProtectionKind(context);
	if (kind === 'none') {
		refusePublished(context);
		return openToAll;
	}
	const secret = readSecret(await context.getCredentials(CREDENTIALS[readHandling(context)]));
	if (kind === 'passphrase') return byPassphrase(secret);
	return byBasicAuth(secret, context.getNode().id, context.getHeaderData().authorization ?? '');
}

function readSecret({ pageUser, pagePassword }: ICredentialDataDecryptedObject): Secret {
	return { user: textOf(pageUser) ?? '', password: textOf(pagePassword) ?? '' };
}

/** Admits everyone who has the link. */
export const openToAll: Protection = {
	kind: 'none',
	mayVisit: () => true,
	ticket: () => '',
	lets: () => true,
};

/** Admits everyone who knows the passphrase. */
export function byPassphrase({ password }: Secret): Protection {
	return {
		kind: 'passphrase',
		mayVisit: () => true,
		ticket: () => '',
		lets: ({ passphrase }) => password !== '' && isSame(passphrase, password),
	};
}

const TICKET_MS = 12 * HOUR_MS;

/**
 * Whoever signs in. The page is sandboxed, so the browser sends no basic authentication with what it
 * posts: instead the page carries a signed ticket, good for twelve hours.
 *
 * @param page the id of the page's node, for which alone its tickets are good
 * @param authorization the header of the visit
 * @param now the time in milliseconds since 1970
 */
export function byBasicAuth(
	{ user, password }: Secret,
	page: string,
	authorization: string,
	now: () => number = Date.now,
): Protection {
	const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
	const signed = (until: string) => sign(until, `${page}:${user}:${password}`);
	return {
		kind: 'basicAuth',
		mayVisit: () => password !== '' && isSame(authorization, expected),
		ticket: () => {
			const until = String(now() + TICKET_MS);
			return `${until}.${signed(until)}`;
		},
		lets: ({ ticket }) => {
			const [until = '', signature = ''] = ticket.split('.');
			return password !== '' && isSame(signature, signed(until)) && Number(until) > now();
		},
	};
}

const SHORTEST = 8;

/** The result of the credential test: no request is made. */
export function testSecret(data: ICredentialDataDecryptedObject): INodeCredentialTestResult {
	const { password } = readSecret(data);
	return password.length >= SHORTEST
		? { status: 'OK', message: 'The password is long enough' }
		: { status: 'Error', message: `Choose a password of at least ${SHORTEST} characters` };
}
