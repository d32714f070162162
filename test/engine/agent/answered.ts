import type { Answered } from './questions';
import {
	BASKET,
	BOUNCES,
	BY_CAMPAIGN,
	BY_CHANNEL,
	BY_COUNTRY,
	BY_ENGINE,
	BY_PUBLISHER,
	CONVERSION,
	REVENUE,
	SALES,
	VISITS,
	ask,
	channelIs,
	channelIsNot,
	countryIs,
	isOneOf,
	ofCampaigns,
	ofEngines,
	ofPages,
	paidSearch,
	told,
} from './questions';
import { aYearBefore, last, month, week } from './days';

/**
 * A question for each kind of report, period and condition, with the expected answer:
 * test/questions/golden tests how many more are understood, and which are refused.
 */
export const ANSWERED: readonly Answered[] = [
	[
		ask('sales', 'channel', 'last week', { compareWith: 'the week before' }),
		told(SALES, BY_CHANNEL, week(1), { before: week(2) }),
	],
	[
		ask("chiffre d'affaires", 'levier', 'hier', { compareWith: 'même jour la semaine dernière' }),
		told(REVENUE, BY_CHANNEL, last(1), { before: [last(8)[0], last(8)[0]] }),
	],
	[
		ask('Visits, Sales, Conversion Rate', 'Channel', 'Last 30 days'),
		told([...VISITS, ...SALES, CONVERSION], BY_CHANNEL, last(30)),
	],
	[ask('orders', '', 'last month'), told(SALES, [], month(1))],
	[ask('panier moyen', 'canal', 'mois dernier'), told([BASKET], BY_CHANNEL, month(1))],
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
		ask('visits', 'channel', 'yesterday', { only: 'channel is not direct' }),
		told(VISITS, BY_CHANNEL, last(1), channelIsNot('NATURAL')),
	],
	[
		ask('visites', 'canal', 'hier', { only: "appareil n'est pas TV" }),
		told(VISITS, BY_CHANNEL, last(1), { devices: [1, 2, 3, 5, 6] }),
	],
	[
		ask('revenue', 'campaign', 'last month', { only: 'channel is paid search', first: 3 }),
		told(REVENUE, BY_CAMPAIGN, month(1), { ...ofCampaigns, ...paidSearch, first: 3 }),
	],
	[
		ask('sales', 'channel', 'last month', { only: 'campaign starts with brand' }),
		told(SALES, BY_CHANNEL, month(1), {
			...ofCampaigns,
			only: ['ope_name', (value) => /^brand/i.test(value)],
		}),
	],
	[
		ask('visits', 'publisher', 'last week', { only: 'publisher is Criteo or Teads' }),
		told(VISITS, BY_PUBLISHER, week(1), {
			...ofCampaigns,
			only: ['publisher_name', isOneOf('Criteo', 'Teads')],
		}),
	],
	[
		ask('clicks', 'creative', 'last week', { first: 4 }),
		told(['click'], ['creative_name'], week(1), { ...ofCampaigns, first: 4 }),
	],
	[
		ask('sales', 'channel, campaign', 'last week', { first: 10 }),
		told(SALES, ['media_key', 'ope_name'], week(1), { ...ofCampaigns, first: 10 }),
	],
	[
		ask('visits', 'day', 'last week', { compareWith: 'week before' }),
		told(VISITS, [], week(1), { scale: 'D', before: week(2) }),
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
		ask('visits', 'country', 'last week', { only: 'country is France or Belgium' }),
		told(VISITS, BY_COUNTRY, week(1), countryIs('FR', 'BE')),
	],
	[
		ask('sales', 'day', 'last week', { only: 'Germany' }),
		told(SALES, [], week(1), { scale: 'D', ...countryIs('DE') }),
	],
	[ask('visits', 'search engine', 'last week'), told(VISITS, BY_ENGINE, week(1), ofEngines)],
	[
		ask('pages vues', 'URL', 'hier', { first: 5 }),
		told(['hit'], ['pageinfo_url'], last(1), { ...ofPages, first: 5 }),
	],
	[ask('bounce rate', '', 'last week'), told([BOUNCES], [], week(1), { kind: 'rt#website' })],
	[
		ask('revenue', '', 'last month', { compareWith: 'last year' }),
		told(REVENUE, [], month(1), { before: aYearBefore(month(1)) }),
	],
	[
		ask('conversion rate', 'channel', 'last week', { compareWith: 'period before' }),
		told([CONVERSION], BY_CHANNEL, week(1), { before: week(2) }),
	],
	[
		ask('conversion rate', '', 'last week', { only: 'channel is paid search or display' }),
		told([CONVERSION], [], week(1), channelIs('SPONSOREDLINK', 'ADVERTISING')),
	],
];
