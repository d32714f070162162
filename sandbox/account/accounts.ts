import { Refusal, notFound } from '../http/refusal';

export interface Site {
	id: number;
	name: string;
	domain: string;
	timeZone: string;
	currency: string;
	/** Visits on an ordinary day. */
	dailyVisits: number;
}

export interface Account {
	user: string;
	token: string;
	sites: readonly Site[];
}

const SHOP_EU: Site = {
	id: 41,
	name: 'shop-eu',
	domain: 'shop-eu.example',
	timeZone: 'Europe/Paris',
	currency: 'EUR',
	dailyVisits: 12_400,
};
const SHOP_CA: Site = {
	id: 57,
	name: 'shop-ca',
	domain: 'shop-ca.example',
	timeZone: 'America/Montreal',
	currency: 'CAD',
	dailyVisits: 5_300,
};

export const SITES: readonly Site[] = [SHOP_EU, SHOP_CA];

// Fixed on purpose: a local stand-in guards nothing, and tests want to know the tokens beforehand.
export const TOKEN = 'sandbox-token-all-sites-0001';
export const ONE_SITE_TOKEN = 'sandbox-token-shop-ca-only-0002';
export const CONNECTOR_TOKEN = 'sandbox-connector-0003';

const ACCOUNTS: readonly Account[] = [
	{ user: 'owner@shop.example', token: TOKEN, sites: SITES },
	{ user: 'analyst@shop.example', token: ONE_SITE_TOKEN, sites: [SHOP_CA] },
];

/** The account behind `Authorization: Bearer <API_TOKEN>` (api.md, Authentication 1). */
export function accountForHeader(authorization: string | undefined): Account {
	const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
	if (token === undefined) {
		throw new Refusal(
			401,
			'TOKEN_MISSING',
			'The header "Authorization: Bearer <API_TOKEN>" is missing.',
		);
	}
	const account = ACCOUNTS.find((candidate) => candidate.token === token);
	if (!account) throw new Refusal(401, 'TOKEN_INVALID', 'The API token is not valid.');
	return account;
}

/** The account behind a connector token in the path (api.md, Authentication 4). */
export function accountForConnector(connectorToken: string): Account {
	const owner = ACCOUNTS[0];
	if (connectorToken !== CONNECTOR_TOKEN || !owner) {
		throw new Refusal(401, 'CONNECTOR_TOKEN_INVALID', 'The connector token is not valid.');
	}
	return owner;
}

export function siteNamed(name: string, account: Account): Site {
	const site = SITES.find((candidate) => candidate.name === name);
	if (!site) throw notFound('SITE_UNKNOWN', `There is no site "${name}".`);
	if (!account.sites.includes(site)) {
		throw new Refusal(
			403,
			'SITE_FORBIDDEN',
			`The token does not give access to the site "${name}".`,
		);
	}
	return site;
}
