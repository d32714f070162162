import type { Answered } from './questions';
import {
	BOUNCES,
	BY_CAMPAIGN,
	BY_CHANNEL,
	BY_ENGINE,
	CONVERSION,
	REVENUE,
	SALES,
	VISITS,
	ask,
	channelIs,
	channelIsNot,
	from,
	isOneOf,
	ofCampaigns,
	ofEngines,
	ofPages,
	paidSearch,
	to,
	told,
} from './questions';
import { aYearBefore, last, month, monthNamed, week } from './days';

/**
 * Questions about other reports and days, with other wording and mistakes, and the expected
 * answers.
 */
export const PART_2: readonly Answered[] = [
	[ask('top 3 channels by sales', '', 'last week'), told(SALES, BY_CHANNEL, week(1), { first: 3 })],
	[ask('visits', 'search engine', 'last week'), told(VISITS, BY_ENGINE, week(1), ofEngines)],
	[
		ask('visits', 'moteur de recherche', 'hier', { only: 'moteur est Google' }),
		told(VISITS, BY_ENGINE, last(1), {
			...ofEngines,
			only: ['searchengine_name', isOneOf('Google')],
		}),
	],
	[
		ask('visits', 'referring domain', 'last week', { first: 3 }),
		told(VISITS, ['refererdomain_name'], week(1), { kind: 'rt#refererdomain', first: 3 }),
	],
	[
		ask('page views', 'page', 'yesterday', { first: 5 }),
		told(['hit'], ['pageinfo_name'], last(1), { ...ofPages, first: 5 }),
	],
	[
		ask('pages vues', 'URL', 'hier', { first: 5 }),
		told(['hit'], ['pageinfo_url'], last(1), { ...ofPages, first: 5 }),
	],
	[ask('bounce rate', '', 'last week'), told([BOUNCES], [], week(1), { kind: 'rt#website' })],
	[
		ask('taux de rebond', 'page', 'hier', { first: 5 }),
		told([BOUNCES], ['pageinfo_name'], last(1), { ...ofPages, first: 5 }),
	],
	[ask('sales', 'channel', `${from} to ${to}`), told(SALES, BY_CHANNEL, [from, to])],
	[ask('sales', 'channel', `${from}..${to}`), told(SALES, BY_CHANNEL, [from, to])],
	[ask('sales', 'channel', `${from}/${to}`), told(SALES, BY_CHANNEL, [from, to])],
	[ask('sales', 'channel', `1-15 ${monthNamed(1, 'en')}`), told(SALES, BY_CHANNEL, [from, to])],
	[
		ask('sales', 'channel', `du 1er au 15 ${monthNamed(1, 'fr')}`),
		told(SALES, BY_CHANNEL, [from, to]),
	],
	[ask('sales', 'channel', monthNamed(1, 'en')), told(SALES, BY_CHANNEL, month(1))],
	[ask('sales', 'channel', monthNamed(1, 'en', 'LLLL')), told(SALES, BY_CHANNEL, month(1))],
	[ask('sales', 'channel', monthNamed(2, 'fr', 'LLLL')), told(SALES, BY_CHANNEL, month(2))],
	[ask('sales', 'channel', monthNamed(1, 'en', 'yyyy-MM')), told(SALES, BY_CHANNEL, month(1))],
	[ask('sales', 'channel', from), told(SALES, BY_CHANNEL, [from, from])],
	[
		ask('revenue', '', 'last month', { compareWith: 'last year' }),
		told(REVENUE, [], month(1), { before: aYearBefore(month(1)) }),
	],
	[
		ask('CA', 'canal', 'mois dernier', { compareWith: 'N-1' }),
		told(REVENUE, BY_CHANNEL, month(1), { before: aYearBefore(month(1)) }),
	],
	[
		ask('revenue', '', monthNamed(1, 'en'), { compareWith: monthNamed(3, 'en') }),
		told(REVENUE, [], month(1), { before: month(3) }),
	],
	[
		ask('conversion rate', 'channel', 'last week', { compareWith: 'period before' }),
		told([CONVERSION], BY_CHANNEL, week(1), { before: week(2) }),
	],
	[
		ask('conversion rate', '', 'last week', { only: 'channel is paid search or display' }),
		told([CONVERSION], [], week(1), channelIs('SPONSOREDLINK', 'ADVERTISING')),
	],
	[ask('slaes', 'chanel', 'yestreday'), told(SALES, BY_CHANNEL, last(1))],
	[
		ask('reveneu', 'campain', 'lst week', { first: 5 }),
		told(REVENUE, BY_CAMPAIGN, week(1), { ...ofCampaigns, first: 5 }),
	],
	[
		ask('sales', 'channel', 'last week', { only: 'chanel is dispaly' }),
		told(SALES, BY_CHANNEL, week(1), channelIs('ADVERTISING')),
	],
	[
		ask('SALES & REVENUE', 'CHANNEL', 'LAST WEEK'),
		told([...SALES, ...REVENUE], BY_CHANNEL, week(1)),
	],
	[ask('scartvalid', 'media_key', 'last 7 days'), told(SALES, BY_CHANNEL, last(7))],
	[
		ask('number of orders', 'per channel', 'over the last 30 days'),
		told(SALES, BY_CHANNEL, last(30)),
	],
	[
		ask('validated sales, validated revenue', 'channel', 'last month'),
		told(['realscartvalid', 'realscartvalidamount'], BY_CHANNEL, month(1)),
	],
	[ask('CA validé', 'canal', 'mois dernier'), told(['realscartvalidamount'], BY_CHANNEL, month(1))],
	[ask('leads', 'channel', 'last month'), told(['estimatevalid'], BY_CHANNEL, month(1))],
	[ask('devis', 'canal', 'mois dernier'), told(['estimatevalid'], BY_CHANNEL, month(1))],
	[
		ask('carts, add to cart rate', 'channel', 'last week'),
		told(['scart', ['scart', 'visit', 100]], BY_CHANNEL, week(1)),
	],
	[
		ask('RPV', 'channel', 'last month'),
		told([['scartvalidamount', 'visit', 1]], BY_CHANNEL, month(1)),
	],
	[
		ask('pages per visit', 'channel', 'last week'),
		told([['hit', 'visit', 1]], BY_CHANNEL, week(1)),
	],
	[ask('visits', 'total', 'yesterday'), told(VISITS, [], last(1))],
	[ask('visits', 'channel', ''), told(VISITS, BY_CHANNEL, last(7))],
	[
		ask('visits', 'channel', 'yesterday', { compareWith: 'none', only: 'all' }),
		told(VISITS, BY_CHANNEL, last(1)),
	],
	[
		ask('visits', 'channel', 'yesterday', { only: 'channel: social, emailing, affiliation' }),
		told(VISITS, BY_CHANNEL, last(1), channelIs('SOCIAL', 'MAILING', 'AFFILIATION')),
	],
	[
		ask('visits', 'channel', 'yesterday', { only: 'channel = newsletter' }),
		told(VISITS, BY_CHANNEL, last(1), channelIs('MAILING')),
	],
	[
		ask('visites', 'canal', 'hier', { only: 'sauf display et accès direct' }),
		told(VISITS, BY_CHANNEL, last(1), channelIsNot('ADVERTISING', 'NATURAL')),
	],
	[
		ask('visits', 'channel', 'last week', { first: 1 }),
		told(VISITS, BY_CHANNEL, week(1), { first: 1 }),
	],
	[
		ask('sales', 'channel', 'last week', { only: 'channel is paid search and device is phone' }),
		told(SALES, BY_CHANNEL, week(1), { ...paidSearch, devices: [2] }),
	],
];
