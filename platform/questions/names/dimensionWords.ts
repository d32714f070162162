import type { TimeScale } from '../../reports/types';
import type { Synonyms } from './metrics';

/** What people call the dimensions that are known (docs/platform.md, Batch report request). */
export const DIMENSION_WORDS: Readonly<Record<string, Synonyms>> = {
	media_key: {
		label: 'Channel',
		names: `channels, traffic source, traffic sources, acquisition channel, marketing channel, lever, media, medium, channel group, source of traffic, sources of traffic, where visits come from,
			canal, canaux, levier, leviers, canal marketing, canal d'acquisition, source de trafic, sources de trafic, média`,
	},
	publisher_name: {
		label: 'Publisher',
		names: `publishers, ad network, network, vendor, ad platform, affiliate, affiliates, éditeur, éditeurs, régie, régies, support, supports, affilié, affiliés`,
	},
	ope_name: {
		label: 'Campaign',
		names: `campaigns, campaign name, operation, ad campaign, campagne, campagnes, nom de campagne, opération, opérations`,
	},
	creative_name: {
		label: 'Creative',
		names: `creatives, ad, ads, banner, banners, ad creative, créa, créas, création, créations, bannière, bannières, annonce, annonces, visuel, visuels`,
	},
	website_name: { label: 'Website', names: `websites, site, sites, site web, sites web` },
	searchengine_name: {
		label: 'Search engine',
		names: `search engines, engine, engines, moteur, moteur de recherche, moteurs de recherche, moteurs`,
	},
	refererdomain_name: {
		label: 'Referring domain',
		names: `referrer, referrers, referer, referers, referring site, referring sites, referral, referral site, referral domain, backlink,
			site référent, sites référents, domaine référent, domaines référents, référent, référents`,
	},
	pageinfo_name: {
		label: 'Page',
		names: `page name, page title, web page, web pages, nom de page, pages du site`,
	},
	pageinfo_url: {
		label: 'Page address',
		names: `URL, URLs, page URL, page path, address, adresse, adresse de page, URL de page, adresses`,
	},
	geoloccountry_isocode: {
		label: 'Country',
		names: `countries, nation, geo, geography, location, visitor country, pays, géographie, localisation`,
	},
};

/** What rows are called that stand for times. */
export const SCALE_WORDS: Readonly<Record<TimeScale, Synonyms>> = {
	D: {
		label: 'Day',
		names: `days, date, dates, daily, per day, each day, jour, jours, quotidien, journée, par jour`,
	},
	H: { label: 'Hour', names: `hours, hourly, per hour, heure, heures, horaire` },
	W: { label: 'Week', names: `weeks, weekly, per week, semaine, semaines, hebdo, hebdomadaire` },
	M: { label: 'Month', names: `months, monthly, per month, mois, mensuel` },
};

/** What stands for no dimension at all. */
export const NO_DIMENSION_WORDS = `nothing, none, no, total, totals, overall, all, whole site, everything, n a, null,
	rien, aucun, aucune, ensemble, tout, global`;

/** What people call devices, and the rules that credit sales. */
export const DEVICE_DIMENSION_WORDS: Synonyms = {
	label: 'Device',
	names: `devices, device type, device types, type of device, appareil, appareils, terminal, terminaux, type d'appareil, écran`,
};
export const RULE_DIMENSION_WORDS: Synonyms = {
	label: 'Attribution rule',
	names: `attribution, attribution rules, attribution model, attribution view, rule, model, view, règle, règle d'attribution, modèle, modèle d'attribution, vue`,
};

/** What people ask for that no row can stand for. */
export const OTHER_DIMENSIONS = `keyword, keywords, search term, city, region, gender, age, browser, product, products, category, customer, quarter, year, source,
	mot clé, mots clés, ville, sexe, âge, navigateur, produit, produits, catégorie, client, trimestre, année, minute, weekday`;
