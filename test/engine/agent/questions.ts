import type { Figure, Truth } from './truth';
import { CAMPAIGNS } from './truth';

/** A call in the format of a model. */
export interface Call {
	readonly figures: string;
	readonly by?: string;
	readonly when?: string;
	readonly compareWith?: string;
	readonly only?: string;
	readonly first?: number;
}

/** A question with its expected answer. */
export type Answered = readonly [Call, Truth];

/** A question with these three members and further ones. */
export const ask = (figures: string, by: string, when: string, more: Partial<Call> = {}): Call => ({
	figures,
	by,
	when,
	...more,
});

/** The expected answer, with further members. */
export const told = (
	figures: Truth['figures'],
	by: Truth['by'],
	days: Truth['days'],
	more: Partial<Truth> = {},
): Truth => ({ figures, by, days, ...more });

export const CONVERSION: Figure = ['scartvalid', 'visit', 100];
export const BASKET: Figure = ['scartvalidamount', 'scartvalid', 1];
export const BOUNCES: Figure = ['visitone', 'visit', 100];
export const SALES = ['scartvalid'];
export const REVENUE = ['scartvalidamount'];
export const VISITS = ['visit'];
export const BY_CHANNEL = ['media_key'];
export const BY_CAMPAIGN = ['ope_name'];
export const BY_PUBLISHER = ['publisher_name'];
export const BY_COUNTRY = ['geoloccountry_isocode'];
export const BY_ENGINE = ['searchengine_name'];

export const isOneOf =
	(...values: string[]) =>
	(value: string) =>
		values.includes(value);
export const ofCampaigns = { path: CAMPAIGNS };
export const ofEngines = { kind: 'rt#searchengine' };
export const ofPages = { kind: 'rt#pagetree' };
export const COUNTRIES = { kind: 'rt#geoloccountry' };

type Only = Required<Pick<Truth, 'only'>>;
export const channelIs = (...codes: string[]): Only => ({ only: ['media_key', isOneOf(...codes)] });
export const channelIsNot = (...codes: string[]): Only => ({
	only: ['media_key', (code) => !codes.includes(code)],
});
export const countryIs = (...codes: string[]): Only & typeof COUNTRIES => ({
	...COUNTRIES,
	only: ['geoloccountry_isocode', isOneOf(...codes)],
});
export const paidSearch = channelIs('SPONSOREDLINK');
