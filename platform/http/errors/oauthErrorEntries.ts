import type { ErrorFacts } from './errorFacts';
import type { ErrorEntry } from './errorEntry';
import { upstreamMessageText, status } from './errorWording';

/** The entries of the error catalog for obtaining an OAuth2 token. */
export const oauthCauses = {
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
			`Check Client ID, Client Secret and Authentication in the credential${reconnecting(f)}`,
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
