import type { ErrorFacts } from './errorFacts';
import type { ErrorEntry } from './errorEntry';
import { upstreamMessageText, status } from './errorWording';

/** The entries of the error catalog for obtaining an OAuth2 token. */
export const tokenErrorEntries = {
	notConnected: {
		message: () => 'The OAuth2 credential is not connected yet',
		advice: () => 'Open the credential and connect your account there',
	},
	signInEnded: {
		message: () => 'The sign-in of the OAuth2 credential has expired or was revoked',
		advice: () => 'Open the credential and connect your account again',
	},
	clientRefused: {
		message: (f) => `${endpoint(f)} does not accept the client ID or the client secret`,
		advice: (f) =>
			`Check Grant Type, Client ID, Client Secret and Authentication in the credential${reconnecting(f)}`,
	},
	tokenUnavailable: {
		message: (f) => `${endpoint(f)} could not issue a token at the moment${status(f)}`,
		advice: () => 'Try again later',
		transient: true,
		notProcessed: true,
	},
	tokenNotIssued: {
		message: (f) => `${endpoint(f)} did not issue a token${status(f)}${upstreamMessageText(f)}`,
		advice: (f) => `Check Access Token URL and Scopes in the credential${reconnecting(f)}`,
	},
} satisfies Record<string, ErrorEntry>;

const endpoint = ({ host }: ErrorFacts) => `The token endpoint${host ? ` ${host}` : ''}`;
const reconnecting = ({ connects }: ErrorFacts) =>
	connects ? ', and connect your account again' : '';

const WAREHOUSE_TOKEN =
	'Choose another Data Warehouse Token in the credential, and check Caller IP, because the token may be valid only for this address';

/** Advice for a rejected token. */
export const TOKEN_ADVICE: Readonly<Record<NonNullable<ErrorFacts['token']> | 'none', string>> = {
	none: 'Copy the token from the platform into the credential again. If somebody has reset the token, the old one is invalid',
	'connector token':
		'In the credential, enter the connector token that the connector RealTime Analytics - Import shows. It is not the API token',
	'OAuth2 token':
		'Open the credential, and check Client ID, Client Secret and Scopes. If it has a button to connect, connect your account again',
	'session token': WAREHOUSE_TOKEN,
	'token of the credential': 'Choose another Data Warehouse Token in the credential',
	'access token': WAREHOUSE_TOKEN,
};

const OF_A_CREDENTIAL: ReadonlyArray<ErrorFacts['token']> = ['connector token', 'OAuth2 token'];

/** Advice for a valid token that lacks a permission. */
export function rightsAdvice({ token }: ErrorFacts): string {
	if (token && !OF_A_CREDENTIAL.includes(token)) return TOKEN_ADVICE[token];
	return 'Ask an administrator of the platform for access, or use a credential that has it';
}
