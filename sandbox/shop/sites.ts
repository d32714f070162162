import { notFound } from '../http/refusal';
import { remembered, state, type Store } from '../store';

export interface Site {
	id: number;
	name: string;
	domain: string;
	timeZone: string;
	currency: string;
	/** Visits on an average day. */
	dailyVisits: number;
}

const SHOP_EU: Site = {
	id: 41,
	name: 'shop-eu',
	domain: 'shop-eu.example',
	timeZone: 'Europe/Paris',
	currency: 'EUR',
	dailyVisits: 12_400,
};
export const SHOP_CA: Site = {
	id: 57,
	name: 'shop-ca',
	domain: 'shop-ca.example',
	timeZone: 'America/Montreal',
	currency: 'CAD',
	dailyVisits: 5_300,
};

export const SITES: readonly Site[] = [SHOP_EU, SHOP_CA];

export function siteByName(name: string): Site {
	const site = SITES.find((candidate) => candidate.name === name);
	if (!site) throw notFound('SITE_UNKNOWN', `There is no site "${name}".`);
	return site;
}

/** The context of a site's state; every call to a site is one. */
export interface Place {
	store: Store;
	site: Site;
}

/** State of each site, created on first use. */
export function siteState<State>(begin: (site: Site, store: Store) => State): (of: Place) => State {
	const statesOf = state(() => new Map<Site, State>());
	return ({ store, site }) => remembered(statesOf({ store }), site, () => begin(site, store));
}
