import type {
	ICredentialDataDecryptedObject,
	INodeCredentialTestResult,
	IWebhookFunctions,
} from 'n8n-workflow';

import { textOf } from '../../platform/client/json';
import { isSame, sign } from '../../platform/client/sign';

/** What the node's credential for visitors is called. */
export const PAGE_CREDENTIAL = 'marketingAnalyticsImportPageApi';

/** Who may use the page. */
export interface Protection {
	readonly kind: 'none' | 'passphrase' | 'basicAuth';
	/** Whether a visit may see the page. */
	mayVisit(): boolean;
	/** What a page that is handed out carries, so that what it sends is let in. */
	ticket(): string;
	/** Whether something that was sent is let in. */
	lets(sent: { readonly passphrase: string; readonly ticket: string }): boolean;
}

interface Secret {
	readonly user: string;
	readonly password: string;
}

/** Reads how the page is protected. Without a password nobody is let in, rather than everybody. */
export async function readProtection(context: IWebhookFunctions): Promise<Protection> {
	const chosen = context.getNodeParameter('protection', 'passphrase');
	if (chosen === 'none') {
		return { kind: 'none', mayVisit: () => true, ticket: () => '', lets: () => true };
	}
	const secret = readSecret(await context.getCredentials(PAGE_CREDENTIAL));
	if (chosen === 'basicAuth') return basicAuth(context, secret);
	return {
		kind: 'passphrase',
		mayVisit: () => true,
		ticket: () => '',
		lets: ({ passphrase }) => secret.password !== '' && isSame(passphrase, secret.password),
	};
}

function readSecret({ user, password }: ICredentialDataDecryptedObject): Secret {
	return { user: textOf(user) ?? '', password: textOf(password) ?? '' };
}

const TICKET_MS = 12 * 3_600_000;

/**
 * The page is sandboxed, so the browser sends no basic authentication with what it posts: instead
 * the page carries a signed ticket.
 */
function basicAuth(context: IWebhookFunctions, { user, password }: Secret): Protection {
	const wanted = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
	const signed = (until: string) => sign(until, `${context.getNode().id}:${user}:${password}`);
	return {
		kind: 'basicAuth',
		mayVisit: () => password !== '' && isSame(context.getHeaderData().authorization ?? '', wanted),
		ticket: () => {
			const until = String(Date.now() + TICKET_MS);
			return `${until}.${signed(until)}`;
		},
		lets: ({ ticket }) => {
			const [until = '', signature = ''] = ticket.split('.');
			return password !== '' && isSame(signature, signed(until)) && Number(until) > Date.now();
		},
	};
}

const SHORTEST = 8;

/** What n8n shows when the credential is tested: nothing is asked of anybody. */
export function testSecret(data: ICredentialDataDecryptedObject): INodeCredentialTestResult {
	const { password } = readSecret(data);
	return password.length >= SHORTEST
		? { status: 'OK', message: 'The password is long enough' }
		: { status: 'Error', message: `Choose a password of at least ${SHORTEST} characters` };
}
