import type { Answered } from './asked';
import {
	BY_CHANNEL,
	CONVERSION,
	REVENUE,
	SALES,
	VISITS,
	campaigns,
	from,
	isNot,
	isOneOf,
	paidSearch,
} from './asked';
import { aYearBefore, last, month, monthNamed, week } from './days';

/** Questions, and what they must be answered with. */
export const PART_3: readonly Answered[] = [
	[
		{ figures: 'sales', by: 'channel', when: monthNamed(1, 'en', 'yyyy-MM') },
		{ figures: SALES, by: BY_CHANNEL, days: month(1) },
	],
	[
		{ figures: 'sales', by: 'channel', when: from },
		{ figures: SALES, by: BY_CHANNEL, days: [from, from] },
	],
	[
		{ figures: 'revenue', by: '', when: 'last month', compareWith: 'last year' },
		{ figures: REVENUE, by: [], days: month(1), before: aYearBefore(month(1)) },
	],
	[
		{ figures: 'CA', by: 'canal', when: 'mois dernier', compareWith: 'N-1' },
		{ figures: REVENUE, by: BY_CHANNEL, days: month(1), before: aYearBefore(month(1)) },
	],
	[
		{ figures: 'revenue', by: '', when: monthNamed(1, 'en'), compareWith: monthNamed(3, 'en') },
		{ figures: REVENUE, by: [], days: month(1), before: month(3) },
	],
	[
		{ figures: 'conversion rate', by: 'channel', when: 'last week', compareWith: 'period before' },
		{ figures: [CONVERSION], by: BY_CHANNEL, days: week(1), before: week(2) },
	],
	[
		{
			figures: 'conversion rate',
			by: '',
			when: 'last week',
			only: 'channel is paid search or display',
		},
		{
			figures: [CONVERSION],
			by: [],
			days: week(1),
			only: ['media_key', isOneOf('SPONSOREDLINK', 'ADVERTISING')],
		},
	],
	[
		{ figures: 'slaes', by: 'chanel', when: 'yestreday' },
		{ figures: SALES, by: BY_CHANNEL, days: last(1) },
	],
	[
		{ figures: 'reveneu', by: 'campain', when: 'lst week', first: 5 },
		{ figures: REVENUE, ...campaigns, days: week(1), first: 5 },
	],
	[
		{ figures: 'sales', by: 'channel', when: 'last week', only: 'chanel is dispaly' },
		{ figures: SALES, by: BY_CHANNEL, days: week(1), only: ['media_key', isOneOf('ADVERTISING')] },
	],
	[
		{ figures: 'SALES & REVENUE', by: 'CHANNEL', when: 'LAST WEEK' },
		{ figures: [...SALES, ...REVENUE], by: BY_CHANNEL, days: week(1) },
	],
	[
		{ figures: 'scartvalid', by: 'media_key', when: 'last 7 days' },
		{ figures: SALES, by: BY_CHANNEL, days: last(7) },
	],
	[
		{
			figures: 'number of orders',
			by: 'per channel',
			when: 'over the last 30 days',
		},
		{ figures: SALES, by: BY_CHANNEL, days: last(30) },
	],
	[
		{ figures: 'validated sales, validated revenue', by: 'channel', when: 'last month' },
		{ figures: ['realscartvalid', 'realscartvalidamount'], by: BY_CHANNEL, days: month(1) },
	],
	[
		{ figures: 'CA validé', by: 'canal', when: 'mois dernier' },
		{ figures: ['realscartvalidamount'], by: BY_CHANNEL, days: month(1) },
	],
	[
		{ figures: 'leads', by: 'channel', when: 'last month' },
		{ figures: ['estimatevalid'], by: BY_CHANNEL, days: month(1) },
	],
	[
		{ figures: 'devis', by: 'canal', when: 'mois dernier' },
		{ figures: ['estimatevalid'], by: BY_CHANNEL, days: month(1) },
	],
	[
		{ figures: 'carts, add to cart rate', by: 'channel', when: 'last week' },
		{ figures: ['scart', ['scart', 'visit', 100]], by: BY_CHANNEL, days: week(1) },
	],
	[
		{ figures: 'RPV', by: 'channel', when: 'last month' },
		{ figures: [['scartvalidamount', 'visit', 1]], by: BY_CHANNEL, days: month(1) },
	],
	[
		{ figures: 'pages per visit', by: 'channel', when: 'last week' },
		{ figures: [['hit', 'visit', 1]], by: BY_CHANNEL, days: week(1) },
	],
	[
		{ figures: 'visits', by: 'total', when: 'yesterday' },
		{ figures: VISITS, by: [], days: last(1) },
	],
	[
		{ figures: 'visits', by: 'channel', when: '' },
		{ figures: VISITS, by: BY_CHANNEL, days: last(7) },
	],
	[
		{ figures: 'visits', by: 'channel', when: 'yesterday', compareWith: 'none', only: 'all' },
		{ figures: VISITS, by: BY_CHANNEL, days: last(1) },
	],
	[
		{
			figures: 'visits',
			by: 'channel',
			when: 'yesterday',
			only: 'channel: social, emailing, affiliation',
		},
		{
			figures: VISITS,
			by: BY_CHANNEL,
			days: last(1),
			only: ['media_key', isOneOf('SOCIAL', 'MAILING', 'AFFILIATION')],
		},
	],
	[
		{ figures: 'visits', by: 'channel', when: 'yesterday', only: 'channel = newsletter' },
		{ figures: VISITS, by: BY_CHANNEL, days: last(1), only: ['media_key', isOneOf('MAILING')] },
	],
	[
		{ figures: 'visites', by: 'canal', when: 'hier', only: 'sauf display et accès direct' },
		{
			figures: VISITS,
			by: BY_CHANNEL,
			days: last(1),
			only: ['media_key', isNot('ADVERTISING', 'NATURAL')],
		},
	],
	[
		{ figures: 'visits', by: 'channel', when: 'last week', first: 1 },
		{ figures: VISITS, by: BY_CHANNEL, days: week(1), first: 1 },
	],
	[
		{
			figures: 'sales',
			by: 'channel',
			when: 'last week',
			only: 'channel is paid search and device is phone',
		},
		{ figures: SALES, by: BY_CHANNEL, days: week(1), ...paidSearch, devices: [2] },
	],
];
