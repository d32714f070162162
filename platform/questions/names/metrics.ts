import type { ReadyRate } from '../../reports/transform/addRates';

/** A thing by what it is called on screens, and other names between commas, in English and French. */
export interface Synonyms {
	readonly label: string;
	readonly names: string;
}

/** What people call the figures that are known (docs/platform.md, Meaning of metrics). */
export const METRIC_WORDS: Readonly<Record<string, Synonyms>> = {
	visit: {
		label: 'Visits',
		names: `sessions, session count, traffic, site traffic, visits count, web visits,
			visites, trafic, trafic du site, fréquentation, audience du site`,
	},
	hit: {
		label: 'Page views',
		names: `pages, pages viewed, pages seen, page impressions, pageviews, hits, PV, views of pages,
			pages vues, vues, vues de pages, PAV`,
	},
	dvisitor: {
		label: 'Daily unique visitors',
		names: `visitors, unique visitors, daily visitors, users, unique users, daily users, uniques, DAU, people,
			visiteurs, visiteurs uniques, visiteurs uniques quotidiens, visiteurs quotidiens, VU, utilisateurs, utilisateurs uniques, internautes`,
	},
	click: {
		label: 'Clicks',
		names: `incoming clicks, ad clicks, click count, clics, clics entrants, nombre de clics`,
	},
	duration: {
		label: 'Time spent',
		names: `time on site, total time, visit duration, total duration, seconds spent,
			temps passé, durée, temps sur le site, durée des visites`,
	},
	visitin: {
		label: 'Incoming visits',
		names: `entries, entrances, landings, entry visits, landing visits, entrées, visites entrantes, atterrissages`,
	},
	visitout: {
		label: 'Exit visits',
		names: `exits, exit count, leaving visits, sorties, visites sortantes`,
	},
	visitone: {
		label: 'Single-page visits',
		names: `bounces, bounced visits, bounce visits, one page visits, rebonds, visites à une page, visites d'une seule page`,
	},
	scart: {
		label: 'Shopping carts',
		names: `carts, cart count, baskets created, add to carts, adds to cart, carts created, paniers créés, mises au panier, mise en panier, ajouts au panier, panier, basket`,
	},
	scartvalid: {
		label: 'Sales',
		names: `orders, order count, sales count, purchases, transactions, number of sales, units of sale, buys, bookings,
			ventes, commandes, achats, nombre de ventes, nombre de commandes, cdes, réservations, conversions`,
	},
	scartvalidamount: {
		label: 'Sales revenue',
		names: `revenue, revenues, turnover, sales amount, sales value, order value total, order revenue, gross revenue, GMV, income, sales turnover, amount of sales, total revenue,
			CA, chiffre d'affaires, chiffre d affaire, chiffre affaires, montant des ventes, recettes, revenu, revenus, CA total, CA TTC`,
	},
	realscartvalid: {
		label: 'Validated sales',
		names: `real sales, confirmed sales, validated orders, confirmed orders, real orders, approved sales, net sales count,
			ventes validées, ventes réelles, ventes confirmées, commandes validées, commandes confirmées`,
	},
	realscartvalidamount: {
		label: 'Validated revenue',
		names: `real revenue, confirmed revenue, validated turnover, revenue validated, validated sales amount, validated sales revenue,
			CA validé, CA réel, CA confirmé, chiffre d'affaires validé, chiffre d'affaires réel, revenu validé`,
	},
	estimatevalid: {
		label: 'Leads',
		names: `lead count, estimates, quotes, quote requests, prospects, enquiries, inquiries, form leads, signups,
			devis, demandes de devis, nombre de leads, conversions`,
	},
	estimatevalidamount: {
		label: 'Lead revenue',
		names: `lead value, leads value, value of leads, estimate amount, estimates revenue, quote value, leads revenue,
			CA des leads, CA leads, montant des devis, valeur des leads, CA devis`,
	},
};

/** What people call the rates that are calculated. */
export const RATE_WORDS: Readonly<Record<ReadyRate, string>> = {
	averageBasket: `average order value, AOV, basket size, average cart, average sale, mean basket, revenue per order, revenue per sale, average order, basket value, average cart value,
		panier moyen, PM, valeur moyenne des commandes, CA par commande, montant moyen, panier, basket`,
	averageLead: `average lead value, revenue per lead, value per lead, valeur moyenne des leads, CA par lead, devis moyen`,
	bounceRate: `bounce, BR, bounce percentage, bounce ratio, share of bounces, taux de rebond, rebond`,
	cartRate: `add to cart rate, ATC rate, cart conversion, carts per visit, taux de mise au panier, taux d'ajout au panier, taux de panier`,
	conversionRate: `CR, CVR, conv rate, conversions, conversion ratio, conversion percentage, conversion pct, sales conversion rate, purchase rate, order rate, transaction rate, ecommerce conversion rate, conv. rate, sales per visit,
		taux de conversion, taux de transfo, taux de transformation, TC, TDC, taux conv, transformation`,
	leadRate: `lead conversion rate, leads per visit, lead conversion, taux de leads, taux de conversion en leads, taux de conversion leads`,
	pagesPerVisit: `pages per session, page views per visit, page depth, pages a visit, depth of visit,
		pages par visite, pages vues par visite, pages par session, profondeur de visite`,
	revenuePerVisit: `RPV, revenue per session, value per visit, RPS, CA par visite, revenu par visite, valeur par visite`,
	secondsPerVisit: `average visit duration, average session duration, time per visit, average time on site, average time spent, mean visit duration, session duration,
		durée moyenne, durée moyenne des visites, temps moyen, temps moyen par visite, temps moyen passé, durée de visite moyenne`,
	validatedBasket: `validated AOV, validated average order value, real average basket, panier moyen validé, panier moyen réel`,
	validatedConversion: `validated CR, real conversion rate, confirmed conversion rate, taux de conversion validé, taux de conversion réel`,
	validationRate: `confirmation rate, share of validated sales, approval rate, taux de validation, taux de confirmation`,
};

/** Figures that people ask for and that are none of these: no typing error of others. */
export const OTHER_FIGURES: readonly string[] = splitPhrases(
	`cost, costs, spend, ad spend, spending, budget, margin, margins, profit, ROI, ROAS, CPA, CPC, CPM, CTR, CPL, impressions, reach, frequency, views,
	stock, returns, refunds, LTV, churn, coûts, coût, dépenses, marge, bénéfice, retours, remboursements, portée, stocks, price, weather, rank, position, quality score, open rate, opens`,
);

/** The phrases between commas. */
export function splitPhrases(phrases: string): string[] {
	return phrases
		.split(',')
		.map((phrase) => phrase.trim().replace(/\s+/g, ' '))
		.filter((phrase) => phrase !== '');
}
