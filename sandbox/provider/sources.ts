import type { Properties } from './baseRow';

/** The place of visitors. */
export interface Place {
	properties: Properties;
	weight: number;
}

// Names as people write them: long, without accents, with a typing error, or of no country.
const PLACE_ROWS: readonly [country: string, region: string, city: string, weight: number][] = [
	['France', 'Ile-de-France', 'Paris', 210],
	['France', 'Ile-de-France', 'Versailles', 38],
	['France', "Provence-Alpes-Cote d'Azur", 'Marseille', 74],
	['France', 'Brittany', 'Rennes', 45],
	['France', '', '', 40],
	['Germany', 'Bavaria', 'Munich', 52],
	['Germany', 'Berlin', 'Berlin', 47],
	['Spain', 'Catalonia', 'Barcelona', 43],
	['Spain', '', '', 17],
	['Canada', 'Quebec', 'Montreal', 39],
	['Canada', 'Ontario', 'Toronto', 16],
	['United States', 'California', 'Los Angeles', 21],
	['United States', 'New York', 'New York', 19],
	['Great Britain', 'England', 'London', 41],
	['Russian Federation', 'Moscow', 'Moscow', 14],
	['Korea, Republic of', 'Seoul', 'Seoul', 11],
	['Viet Nam', 'Hanoi', 'Hanoi', 10],
	["Cote d'Ivoire", 'Abidjan', 'Abidjan', 12],
	['Swizerland', 'Geneva', 'Geneva', 18],
	['Swizerland', 'Vaud', 'Lausanne', 13],
	['Atlantis', '', '', 4],
	['', '', '', 9],
];

export const PLACES: readonly Place[] = PLACE_ROWS.map(([country, region, city, weight]) => ({
	properties: { geo_country: country, geo_region: region, geo_city: city },
	weight,
}));

/** A source of visits. */
export interface Source {
	properties: Properties;
	weight: number;
	/** The share of single-page visits. */
	bounce: number;
}

type Link = [detail: string, referrerUrl: string, weight: number];

function organic(src: string, bounce: number, links: readonly Link[]): Source[] {
	return links.map(([src_detail, src_referrer_url, weight]) => ({
		properties: { src, src_type: 'organic', src_detail, src_referrer_url },
		weight,
		bounce,
	}));
}

type Campaign = [publisher: string, campaign: string, weight: number];

function paid(src: string, bounce: number, campaigns: readonly Campaign[]): Source[] {
	return campaigns.map(([src_source, src_campaign, weight]) => ({
		properties: { src, src_type: 'campaigns', src_detail: src_campaign, src_source, src_campaign },
		weight,
		bounce,
	}));
}

/**
 * All sources. They include accents, one name with two publishers, and a kind that the
 * specification does not name.
 */
export const SOURCES: readonly Source[] = [
	...organic('Direct access', 0.31, [['', '', 230]]),
	...organic('Search engines', 0.38, [
		['Google', 'https://www.google.com/', 240],
		['Bing', 'https://www.bing.com/', 28],
		['Qwant', 'https://www.qwant.com/', 12],
		['Ecosia', 'https://www.ecosia.org/', 9],
	]),
	...organic('Referrer sites', 0.47, [
		['forum-velo.example', 'https://forum-velo.example/sujet/12', 16],
		['forum-velo.example', 'https://forum-velo.example/sujet/34', 9],
		['presse-régionale.example', 'https://presse-régionale.example/été', 14],
		['bons-plans.example', 'https://bons-plans.example/', 18],
	]),
	...organic('Social media', 0.52, [
		['Facebook', 'https://m.facebook.com/', 44],
		['Instagram', 'https://l.instagram.com/', 37],
	]),
	...organic('Portal sites', 0.4, [
		['MSN', 'https://www.msn.com/', 13],
		['MSN', 'https://www.msn.com/fr-fr/lifestyle', 6],
		['Portail Azur', 'https://portail-azur.example/', 11],
	]),
	...organic('Webmails', 0.29, [
		['Outlook.com', 'https://outlook.live.com/', 15],
		['Orange', 'https://messagerie.orange.fr/', 12],
	]),
	...paid('Sponsored links', 0.35, [
		['Google Ads', 'Brand', 72],
		['Microsoft Ads', 'Brand', 21],
		['Google Ads', 'Spring collection', 34],
		['Microsoft Ads', 'City bikes', 11],
	]),
	...paid('Push notifications', 0.44, [
		['App push', 'Basket reminder', 17],
		['Web push', 'Flash sale', 13],
	]),
	...paid('Advertisement', 0.58, [
		['House display', 'Retargeting', 26],
		['Video network', 'Été à vélo', 19],
	]),
	...paid('Unclassified campaign', 0.5, [
		['Partner blog', 'Guest article', 14],
		['', 'Old tag 2019', 4],
	]),
	...paid('Email marketing', 0.28, [
		['Newsletter', 'Weekly news', 33],
		['Newsletter', 'Birthday offer', 8],
	]),
];
