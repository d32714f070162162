import { MISSING, type Properties } from './baseRow';

/** Where visitors are. */
export interface Place {
	properties: Properties;
	weight: number;
}

// Names as people write them: long, without accents, with a typing mistake, or of no country at all.
const PLACE_ROWS: readonly [country: string, region: string, city: string, weight: number][] = [
	['France', 'Ile-de-France', 'Paris', 210],
	['France', 'Ile-de-France', 'Versailles', 38],
	['France', "Provence-Alpes-Cote d'Azur", 'Marseille', 74],
	['France', 'Brittany', 'Rennes', 45],
	['France', MISSING, MISSING, 40],
	['Germany', 'Bavaria', 'Munich', 52],
	['Germany', 'Berlin', 'Berlin', 47],
	['Spain', 'Catalonia', 'Barcelona', 43],
	['Spain', MISSING, MISSING, 17],
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
	['Atlantis', MISSING, MISSING, 4],
	[MISSING, MISSING, MISSING, 9],
];

export const PLACES: readonly Place[] = PLACE_ROWS.map(([country, region, city, weight]) => ({
	properties: { geo_country: country, geo_region: region, geo_city: city },
	weight,
}));

/** Where visits come from. */
export interface Source {
	properties: Properties;
	weight: number;
	/** Share of single-page visits. */
	bounce: number;
}

type Row = [detailOrPublisher: string, urlOrCampaign: string, weight: number];

function sources(src: string, bounce: number, rows: readonly Row[], of: (row: Row) => Properties) {
	return rows.map((row): Source => ({ properties: { src, ...of(row) }, weight: row[2], bounce }));
}

function organic(src: string, bounce: number, rows: readonly Row[]): Source[] {
	return sources(src, bounce, rows, ([detail, url]) => ({
		src_detail: detail,
		src_referrer_url: url,
		src_type: 'organic',
		src_source: MISSING,
		src_campaign: MISSING,
	}));
}

function paid(src: string, bounce: number, rows: readonly Row[]): Source[] {
	return sources(src, bounce, rows, ([publisher, campaign]) => ({
		src_detail: campaign,
		src_referrer_url: MISSING,
		src_type: 'campaigns',
		src_source: publisher,
		src_campaign: campaign,
	}));
}

/**
 * All sources. Among them: accents, one name with two publishers, a kind the
 * specification does not name.
 */
export const SOURCES: readonly Source[] = [
	...organic('Direct access', 0.31, [[MISSING, MISSING, 230]]),
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
		[MISSING, 'Old tag 2019', 4],
	]),
	...paid('Email marketing', 0.28, [
		['Newsletter', 'Weekly news', 33],
		['Newsletter', 'Birthday offer', 8],
	]),
];
