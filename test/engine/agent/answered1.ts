import type { Answered } from './asked';
import {
	BASKET,
	BY_CHANNEL,
	CONVERSION,
	REVENUE,
	SALES,
	VISITS,
	campaigns,
	isNot,
	isOneOf,
	paidSearch,
} from './asked';
import { last, month, week } from './days';
import { CAMPAIGNS } from './truth';

/** Questions, and what they must be answered with. */
export const PART_1: readonly Answered[] = [
	[
		{ figures: 'sales', by: 'channel', when: 'last week' },
		{ figures: SALES, by: BY_CHANNEL, days: week(1) },
	],
	[
		{ figures: 'sales', by: 'channel', when: 'last week', compareWith: 'the week before' },
		{ figures: SALES, by: BY_CHANNEL, days: week(1), before: week(2) },
	],
	[
		{ figures: 'the revenue', by: 'channels', when: 'yesterday' },
		{ figures: REVENUE, by: BY_CHANNEL, days: last(1) },
	],
	[
		{ figures: 'Visits, Sales, Conversion Rate', by: 'Channel', when: 'Last 30 days' },
		{ figures: [...VISITS, ...SALES, CONVERSION], by: BY_CHANNEL, days: last(30) },
	],
	[
		{ figures: 'orders', by: '', when: 'last month' },
		{ figures: SALES, by: [], days: month(1) },
	],
	[
		{ figures: 'CA', by: 'canal', when: 'la semaine dernière' },
		{ figures: REVENUE, by: BY_CHANNEL, days: week(1) },
	],
	[
		{
			figures: "chiffre d'affaires",
			by: 'levier',
			when: 'hier',
			compareWith: 'même jour la semaine dernière',
		},
		{ figures: REVENUE, by: BY_CHANNEL, days: last(1), before: [last(8)[0], last(8)[0]] },
	],
	[
		{ figures: 'ventes et visites', by: 'canal', when: '7 derniers jours' },
		{ figures: [...SALES, ...VISITS], by: BY_CHANNEL, days: last(7) },
	],
	[
		{ figures: 'taux de conversion', by: 'canal', when: 'mois dernier' },
		{ figures: [CONVERSION], by: BY_CHANNEL, days: month(1) },
	],
	[
		{ figures: 'panier moyen', by: 'canal', when: 'mois dernier' },
		{ figures: [BASKET], by: BY_CHANNEL, days: month(1) },
	],
	[
		{ figures: 'AOV', by: 'channel', when: 'last month' },
		{ figures: [BASKET], by: BY_CHANNEL, days: month(1) },
	],
	[
		{ figures: 'sales', by: 'channel', when: 'last week', only: 'channel is paid search' },
		{ figures: SALES, by: BY_CHANNEL, days: week(1), ...paidSearch },
	],
	[
		{
			figures: 'sales',
			by: '',
			when: 'last week',
			compareWith: 'period before',
			only: 'channel is paid search',
		},
		{ figures: SALES, by: [], days: week(1), before: week(2), ...paidSearch },
	],
	[
		{
			figures: 'sales',
			by: 'channel',
			when: 'last week',
			only: 'channel is paid search or display; device is mobile',
		},
		{
			figures: SALES,
			by: BY_CHANNEL,
			days: week(1),
			only: ['media_key', isOneOf('SPONSOREDLINK', 'ADVERTISING')],
			devices: [2],
		},
	],
	[
		{ figures: 'ventes', by: 'canal', when: 'semaine dernière', only: 'canal est SEA ou SEO' },
		{
			figures: SALES,
			by: BY_CHANNEL,
			days: week(1),
			only: ['media_key', isOneOf('SPONSOREDLINK', 'SEARCHENGINE')],
		},
	],
	[
		{ figures: 'visits', by: 'channel', when: 'yesterday', only: 'channel is not direct' },
		{ figures: VISITS, by: BY_CHANNEL, days: last(1), only: ['media_key', isNot('NATURAL')] },
	],
	[
		{ figures: 'visits', by: 'channel', when: 'yesterday', only: 'SEO, SEA' },
		{
			figures: VISITS,
			by: BY_CHANNEL,
			days: last(1),
			only: ['media_key', isOneOf('SEARCHENGINE', 'SPONSOREDLINK')],
		},
	],
	[
		{ figures: 'visits', by: 'channel', when: 'yesterday', only: 'desktop' },
		{ figures: VISITS, by: BY_CHANNEL, days: last(1), devices: [1] },
	],
	[
		{ figures: 'visits', by: 'channel', when: 'yesterday', only: 'device is tablet or desktop' },
		{ figures: VISITS, by: BY_CHANNEL, days: last(1), devices: [1, 3] },
	],
	[
		{ figures: 'visites', by: 'canal', when: 'hier', only: "appareil n'est pas TV" },
		{ figures: VISITS, by: BY_CHANNEL, days: last(1), devices: [1, 2, 3, 5, 6] },
	],
	[
		{ figures: 'revenue', by: 'campaign', when: 'last month', first: 5 },
		{ figures: REVENUE, ...campaigns, days: month(1), first: 5 },
	],
	[
		{
			figures: 'revenue',
			by: 'campaign',
			when: 'last month',
			only: 'channel is paid search',
			first: 3,
		},
		{ figures: REVENUE, ...campaigns, days: month(1), ...paidSearch, first: 3 },
	],
	[
		{ figures: 'CA', by: 'campagne', when: 'mois dernier', only: 'campagne contient brand' },
		{
			figures: REVENUE,
			...campaigns,
			days: month(1),
			only: ['ope_name', (value) => /brand/i.test(value)],
		},
	],
	[
		{
			figures: 'sales',
			by: '',
			when: 'last month',
			only: 'campaign is "Generic - chaussures, femme"',
		},
		{
			figures: SALES,
			by: [],
			path: CAMPAIGNS,
			days: month(1),
			only: ['ope_name', isOneOf('Generic - chaussures, femme')],
		},
	],
	[
		{ figures: 'sales', by: '', when: 'last month', only: 'campaign is generic sacs' },
		{
			figures: SALES,
			by: [],
			path: CAMPAIGNS,
			days: month(1),
			only: ['ope_name', isOneOf('Generic - sacs')],
		},
	],
	[
		{ figures: 'sales', by: 'campaign', when: 'last month', only: 'campaign is retargeting' },
		{
			figures: SALES,
			...campaigns,
			days: month(1),
			only: ['ope_name', isOneOf('Retargeting, paniers abandonnés')],
		},
	],
	[
		{ figures: 'sales', by: 'channel', when: 'last month', only: 'campaign starts with brand' },
		{
			figures: SALES,
			by: BY_CHANNEL,
			path: CAMPAIGNS,
			days: month(1),
			only: ['ope_name', (value) => /^brand/i.test(value)],
		},
	],
	[
		{ figures: 'visits', by: 'publisher', when: 'last week' },
		{ figures: VISITS, by: ['publisher_name'], path: CAMPAIGNS, days: week(1) },
	],
	[
		{ figures: 'visits', by: 'publisher', when: 'last week', only: 'publisher is Criteo or Teads' },
		{
			figures: VISITS,
			by: ['publisher_name'],
			path: CAMPAIGNS,
			days: week(1),
			only: ['publisher_name', isOneOf('Criteo', 'Teads')],
		},
	],
];
