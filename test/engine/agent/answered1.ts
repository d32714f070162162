import type { Answered } from './questions';
import {
	BASKET,
	BY_CAMPAIGN,
	BY_CHANNEL,
	BY_COUNTRY,
	BY_PUBLISHER,
	CONVERSION,
	COUNTRIES,
	REVENUE,
	SALES,
	VISITS,
	ask,
	campaignIs,
	channelIs,
	channelIsNot,
	countryIs,
	isOneOf,
	ofCampaigns,
	paidSearch,
	told,
} from './questions';
import { last, month, week } from './days';

/** Questions about channels, campaigns, days and countries, with the expected answers. */
export const PART_1: readonly Answered[] = [
	[ask('sales', 'channel', 'last week'), told(SALES, BY_CHANNEL, week(1))],
	[
		ask('sales', 'channel', 'last week', { compareWith: 'the week before' }),
		told(SALES, BY_CHANNEL, week(1), { before: week(2) }),
	],
	[ask('the revenue', 'channels', 'yesterday'), told(REVENUE, BY_CHANNEL, last(1))],
	[
		ask('Visits, Sales, Conversion Rate', 'Channel', 'Last 30 days'),
		told([...VISITS, ...SALES, CONVERSION], BY_CHANNEL, last(30)),
	],
	[ask('orders', '', 'last month'), told(SALES, [], month(1))],
	[ask('CA', 'canal', 'la semaine dernière'), told(REVENUE, BY_CHANNEL, week(1))],
	[
		ask("chiffre d'affaires", 'levier', 'hier', { compareWith: 'même jour la semaine dernière' }),
		told(REVENUE, BY_CHANNEL, last(1), { before: [last(8)[0], last(8)[0]] }),
	],
	[
		ask('ventes et visites', 'canal', '7 derniers jours'),
		told([...SALES, ...VISITS], BY_CHANNEL, last(7)),
	],
	[ask('taux de conversion', 'canal', 'mois dernier'), told([CONVERSION], BY_CHANNEL, month(1))],
	[ask('panier moyen', 'canal', 'mois dernier'), told([BASKET], BY_CHANNEL, month(1))],
	[ask('AOV', 'channel', 'last month'), told([BASKET], BY_CHANNEL, month(1))],
	[
		ask('sales', 'channel', 'last week', { only: 'channel is paid search' }),
		told(SALES, BY_CHANNEL, week(1), paidSearch),
	],
	[
		ask('sales', '', 'last week', { compareWith: 'period before', only: 'channel is paid search' }),
		told(SALES, [], week(1), { before: week(2), ...paidSearch }),
	],
	[
		ask('sales', 'channel', 'last week', {
			only: 'channel is paid search or display; device is mobile',
		}),
		told(SALES, BY_CHANNEL, week(1), {
			...channelIs('SPONSOREDLINK', 'ADVERTISING'),
			devices: [2],
		}),
	],
	[
		ask('ventes', 'canal', 'semaine dernière', { only: 'canal est SEA ou SEO' }),
		told(SALES, BY_CHANNEL, week(1), channelIs('SPONSOREDLINK', 'SEARCHENGINE')),
	],
	[
		ask('visits', 'channel', 'yesterday', { only: 'channel is not direct' }),
		told(VISITS, BY_CHANNEL, last(1), channelIsNot('NATURAL')),
	],
	[
		ask('visits', 'channel', 'yesterday', { only: 'SEO, SEA' }),
		told(VISITS, BY_CHANNEL, last(1), channelIs('SEARCHENGINE', 'SPONSOREDLINK')),
	],
	[
		ask('visits', 'channel', 'yesterday', { only: 'desktop' }),
		told(VISITS, BY_CHANNEL, last(1), { devices: [1] }),
	],
	[
		ask('visits', 'channel', 'yesterday', { only: 'device is tablet or desktop' }),
		told(VISITS, BY_CHANNEL, last(1), { devices: [1, 3] }),
	],
	[
		ask('visites', 'canal', 'hier', { only: "appareil n'est pas TV" }),
		told(VISITS, BY_CHANNEL, last(1), { devices: [1, 2, 3, 5, 6] }),
	],
	[
		ask('revenue', 'campaign', 'last month', { first: 5 }),
		told(REVENUE, BY_CAMPAIGN, month(1), { ...ofCampaigns, first: 5 }),
	],
	[
		ask('revenue', 'campaign', 'last month', { only: 'channel is paid search', first: 3 }),
		told(REVENUE, BY_CAMPAIGN, month(1), { ...ofCampaigns, ...paidSearch, first: 3 }),
	],
	[
		ask('CA', 'campagne', 'mois dernier', { only: 'campagne contient brand' }),
		told(REVENUE, BY_CAMPAIGN, month(1), {
			...ofCampaigns,
			only: ['ope_name', (value) => /brand/i.test(value)],
		}),
	],
	[
		ask('sales', '', 'last month', { only: 'campaign is "Generic - chaussures, femme"' }),
		told(SALES, [], month(1), campaignIs('Generic - chaussures, femme')),
	],
	[
		ask('sales', '', 'last month', { only: 'campaign is generic sacs' }),
		told(SALES, [], month(1), campaignIs('Generic - sacs')),
	],
	[
		ask('sales', 'campaign', 'last month', { only: 'campaign is retargeting' }),
		told(SALES, BY_CAMPAIGN, month(1), campaignIs('Retargeting, paniers abandonnés')),
	],
	[
		ask('sales', 'channel', 'last month', { only: 'campaign starts with brand' }),
		told(SALES, BY_CHANNEL, month(1), {
			...ofCampaigns,
			only: ['ope_name', (value) => /^brand/i.test(value)],
		}),
	],
	[ask('visits', 'publisher', 'last week'), told(VISITS, BY_PUBLISHER, week(1), ofCampaigns)],
	[
		ask('visits', 'publisher', 'last week', { only: 'publisher is Criteo or Teads' }),
		told(VISITS, BY_PUBLISHER, week(1), {
			...ofCampaigns,
			only: ['publisher_name', isOneOf('Criteo', 'Teads')],
		}),
	],
	[
		ask('clics', 'régie', 'semaine dernière', { first: 3 }),
		told(['click'], BY_PUBLISHER, week(1), { ...ofCampaigns, first: 3 }),
	],
	[
		ask('clicks', 'creative', 'last week', { first: 4 }),
		told(['click'], ['creative_name'], week(1), { ...ofCampaigns, first: 4 }),
	],
	[
		ask('sales', 'channel, campaign', 'last week', { first: 10 }),
		told(SALES, ['media_key', 'ope_name'], week(1), { ...ofCampaigns, first: 10 }),
	],
	[ask('visits', 'day', 'last week'), told(VISITS, [], week(1), { scale: 'D' })],
	[ask('visits', 'day', 'last 30 days'), told(VISITS, [], last(30), { scale: 'D' })],
	[
		ask('visites', 'jour', '30 derniers jours', { only: 'SEA' }),
		told(VISITS, [], last(30), { scale: 'D', ...paidSearch }),
	],
	[ask('sales', 'week', 'last 4 weeks'), told(SALES, [], [week(4)[0], week(1)[1]], { scale: 'W' })],
	[
		ask('sales', 'month', 'last 3 months'),
		told(SALES, [], [month(3)[0], month(1)[1]], { scale: 'M' }),
	],
	[
		ask('sales', 'channel, day', 'last week', { first: 0 }),
		told(SALES, BY_CHANNEL, week(1), { scale: 'D', first: 0 }),
	],
	[
		ask('visits', 'day', 'last week', { compareWith: 'week before' }),
		told(VISITS, [], week(1), { scale: 'D', before: week(2) }),
	],
	[ask('visits', 'country', 'last week'), told(VISITS, BY_COUNTRY, week(1), COUNTRIES)],
	[
		ask('visits', 'country', 'last week', { only: 'country is France or Belgium' }),
		told(VISITS, BY_COUNTRY, week(1), countryIs('FR', 'BE')),
	],
	[
		ask('visites', 'pays', 'semaine dernière', { only: 'pays est Suisse' }),
		told(VISITS, BY_COUNTRY, week(1), countryIs('CH')),
	],
	[
		ask('sales', 'day', 'last week', { only: 'Germany' }),
		told(SALES, [], week(1), { scale: 'D', ...countryIs('DE') }),
	],
];
