import type { ErrorFacts } from './errorFacts';

const WAREHOUSE_TOKEN =
	'Choose another Data Warehouse Token in the credential, and check Caller IP: the token may be for that address only';

/** Advice for a rejected token. */
export const TOKEN_ADVICE: Readonly<Record<NonNullable<ErrorFacts['token']> | 'none', string>> = {
	none: 'Copy the token from the platform into the credential again: resetting a token invalidates the old one',
	'connector token':
		'Copy the connector token from the connector RealTime Analytics - Import into the credential; it is not the API token',
	'OAuth2 token':
		'Open the credential, check Client ID, Client Secret and Scopes, and connect your account again if it was connected',
	'session token': WAREHOUSE_TOKEN,
	'API token': WAREHOUSE_TOKEN,
	'access token': WAREHOUSE_TOKEN,
};

const OF_A_CREDENTIAL: ReadonlyArray<ErrorFacts['token']> = ['connector token', 'OAuth2 token'];

/** Advice for a valid token that lacks a permission. */
export function rightsAdvice({ token }: ErrorFacts): string {
	if (token && !OF_A_CREDENTIAL.includes(token)) return TOKEN_ADVICE[token];
	return 'Ask an administrator of the platform for access, or use another token';
}
