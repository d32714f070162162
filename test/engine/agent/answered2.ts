import type { Answered } from './asked';
import { BY_CHANNEL, SALES, VISITS, from, isOneOf, paidSearch, to } from './asked';
import { last, month, monthNamed, week } from './days';
import { CAMPAIGNS } from './truth';

/** Questions, and what they must be answered with. */
export const PART_2: readonly Answered[] = [
	[
		{ figures: 'clics', by: 'régie', when: 'semaine dernière', first: 3 },
		{ figures: ['click'], by: ['publisher_name'], path: CAMPAIGNS, days: week(1), first: 3 },
	],
	[
		{ figures: 'clicks', by: 'creative', when: 'last week', first: 4 },
		{ figures: ['click'], by: ['creative_name'], path: CAMPAIGNS, days: week(1), first: 4 },
	],
	[
		{ figures: 'sales', by: 'channel, campaign', when: 'last week', first: 10 },
		{ figures: SALES, by: ['media_key', 'ope_name'], path: CAMPAIGNS, days: week(1), first: 10 },
	],
	[
		{ figures: 'visits', by: 'day', when: 'last week' },
		{ figures: VISITS, by: [], scale: 'D', days: week(1) },
	],
	[
		{ figures: 'visits', by: 'day', when: 'last 30 days' },
		{ figures: VISITS, by: [], scale: 'D', days: last(30) },
	],
	[
		{ figures: 'visites', by: 'jour', when: '30 derniers jours', only: 'SEA' },
		{ figures: VISITS, by: [], scale: 'D', days: last(30), ...paidSearch },
	],
	[
		{ figures: 'sales', by: 'week', when: 'last 4 weeks' },
		{ figures: SALES, by: [], scale: 'W', days: [week(4)[0], week(1)[1]] },
	],
	[
		{ figures: 'sales', by: 'month', when: 'last 3 months' },
		{ figures: SALES, by: [], scale: 'M', days: [month(3)[0], month(1)[1]] },
	],
	[
		{ figures: 'sales', by: 'channel, day', when: 'last week', first: 0 },
		{ figures: SALES, by: BY_CHANNEL, scale: 'D', days: week(1), first: 0 },
	],
	[
		{ figures: 'visits', by: 'day', when: 'last week', compareWith: 'week before' },
		{ figures: VISITS, by: [], scale: 'D', days: week(1), before: week(2) },
	],
	[
		{ figures: 'visits', by: 'country', when: 'last week' },
		{ figures: VISITS, by: ['geoloccountry_isocode'], kind: 'rt#geoloccountry', days: week(1) },
	],
	[
		{ figures: 'visits', by: 'country', when: 'last week', only: 'country is France or Belgium' },
		{
			figures: VISITS,
			by: ['geoloccountry_isocode'],
			kind: 'rt#geoloccountry',
			days: week(1),
			only: ['geoloccountry_isocode', isOneOf('FR', 'BE')],
		},
	],
	[
		{ figures: 'visites', by: 'pays', when: 'semaine dernière', only: 'pays est Suisse' },
		{
			figures: VISITS,
			by: ['geoloccountry_isocode'],
			kind: 'rt#geoloccountry',
			days: week(1),
			only: ['geoloccountry_isocode', isOneOf('CH')],
		},
	],
	[
		{ figures: 'sales', by: 'day', when: 'last week', only: 'Germany' },
		{
			figures: SALES,
			by: [],
			scale: 'D',
			kind: 'rt#geoloccountry',
			days: week(1),
			only: ['geoloccountry_isocode', isOneOf('DE')],
		},
	],
	[
		{ figures: 'visits', by: 'search engine', when: 'last week' },
		{ figures: VISITS, by: ['searchengine_name'], kind: 'rt#searchengine', days: week(1) },
	],
	[
		{ figures: 'visits', by: 'moteur de recherche', when: 'hier', only: 'moteur est Google' },
		{
			figures: VISITS,
			by: ['searchengine_name'],
			kind: 'rt#searchengine',
			days: last(1),
			only: ['searchengine_name', isOneOf('Google')],
		},
	],
	[
		{ figures: 'visits', by: 'referring domain', when: 'last week', first: 3 },
		{
			figures: VISITS,
			by: ['refererdomain_name'],
			kind: 'rt#refererdomain',
			days: week(1),
			first: 3,
		},
	],
	[
		{ figures: 'page views', by: 'page', when: 'yesterday', first: 5 },
		{ figures: ['hit'], by: ['pageinfo_name'], kind: 'rt#pagetree', days: last(1), first: 5 },
	],
	[
		{ figures: 'pages vues', by: 'URL', when: 'hier', first: 5 },
		{ figures: ['hit'], by: ['pageinfo_url'], kind: 'rt#pagetree', days: last(1), first: 5 },
	],
	[
		{ figures: 'bounce rate', by: '', when: 'last week' },
		{ figures: [['visitone', 'visit', 100]], by: [], kind: 'rt#website', days: week(1) },
	],
	[
		{ figures: 'taux de rebond', by: 'page', when: 'hier', first: 5 },
		{
			figures: [['visitone', 'visit', 100]],
			by: ['pageinfo_name'],
			kind: 'rt#pagetree',
			days: last(1),
			first: 5,
		},
	],
	[
		{ figures: 'sales', by: 'channel', when: `${from} to ${to}` },
		{ figures: SALES, by: BY_CHANNEL, days: [from, to] },
	],
	[
		{ figures: 'sales', by: 'channel', when: `${from}..${to}` },
		{ figures: SALES, by: BY_CHANNEL, days: [from, to] },
	],
	[
		{ figures: 'sales', by: 'channel', when: `${from}/${to}` },
		{ figures: SALES, by: BY_CHANNEL, days: [from, to] },
	],
	[
		{ figures: 'sales', by: 'channel', when: `1-15 ${monthNamed(1, 'en')}` },
		{ figures: SALES, by: BY_CHANNEL, days: [from, to] },
	],
	[
		{ figures: 'sales', by: 'channel', when: `du 1er au 15 ${monthNamed(1, 'fr')}` },
		{ figures: SALES, by: BY_CHANNEL, days: [from, to] },
	],
	[
		{ figures: 'sales', by: 'channel', when: monthNamed(1, 'en') },
		{ figures: SALES, by: BY_CHANNEL, days: month(1) },
	],
	[
		{ figures: 'sales', by: 'channel', when: monthNamed(1, 'en', 'LLLL') },
		{ figures: SALES, by: BY_CHANNEL, days: month(1) },
	],
	[
		{ figures: 'sales', by: 'channel', when: monthNamed(2, 'fr', 'LLLL') },
		{ figures: SALES, by: BY_CHANNEL, days: month(2) },
	],
];
