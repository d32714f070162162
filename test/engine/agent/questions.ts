import { aYearBefore, firstDays, last, month, monthNamed, week } from './days';
import type { Figure, Truth } from './truth';
import { CAMPAIGNS } from './truth';

/** A call as a model makes it. */
export interface Call {
	readonly figures: string;
	readonly by?: string;
	readonly when?: string;
	readonly compareWith?: string;
	readonly only?: string;
	readonly first?: number;
}

const CONVERSION: Figure = ['scartvalid', 'visit', 100];
const BASKET: Figure = ['scartvalidamount', 'scartvalid', 1];
const BY_CHANNEL = ['media_key'];
const SALES = ['scartvalid'];
const REVENUE = ['scartvalidamount'];
const VISITS = ['visit'];

const isOneOf =
	(...values: string[]) =>
	(value: string) =>
		values.includes(value);
const isNot =
	(...values: string[]) =>
	(value: string) =>
		!values.includes(value);
const campaigns = { by: ['ope_name'], path: CAMPAIGNS };
const paidSearch = { only: ['media_key', isOneOf('SPONSOREDLINK')] } as const;
const [from, to] = firstDays(15);

/** What was asked, and what it must be answered with. */
export const ANSWERED: ReadonlyArray<readonly [Call, Truth]> = [
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

/** What was asked, and words of the refusal, with candidates where there are any. */
export const REFUSED: ReadonlyArray<readonly [Call, RegExp]> = [
	[{ figures: 'conversions' }, /may mean Sales, Leads or Conversion Rate/],
	[{ figures: 'panier' }, /may mean .*Shopping carts.*Average Basket/],
	[{ figures: 'ROAS' }, /no figure called "ROAS".*nearest/],
	[{ figures: 'cost, sales' }, /no figure called "cost".*Find Names/],
	[{ figures: '' }, /Figures is empty.*sales/],
	[{ figures: 'sales', by: 'keyword' }, /no dimension called "keyword".*nearest/],
	[{ figures: 'sales', by: 'ville' }, /no dimension called "ville"/],
	[{ figures: 'sales', by: 'day, week' }, /one of hours, days, weeks and months/],
	[{ figures: 'bounce rate', by: 'channel' }, /no report with Bounce Rate by Channel.*Page/],
	[{ figures: 'sales', by: 'country, campaign' }, /no report with Sales by Country and Campaign/],
	[{ figures: 'sales', when: '03/04/2026' }, /2026-04-03 or 2026-03-04/],
	[{ figures: 'sales', when: 'next week' }, /has not begun yet/],
	[{ figures: 'sales', when: 'recently' }, /does not say which days.*last week/],
	[{ figures: 'sales', when: '2026-10-15 to 2026-10-01' }, /ends before it begins/],
	[{ figures: 'sales', when: 'last week', compareWith: 'month before' }, /may mean period before/],
	[{ figures: 'sales', when: 'last week', compareWith: 'last week' }, /same days/],
	[
		{ figures: 'sales', when: 'last week', compareWith: 'the moon' },
		/does not say with what to compare/,
	],
	[
		{ figures: 'sales', only: 'channel is search' },
		/may mean .*Organic search.*Paid search|may mean .*Paid search.*Organic search/,
	],
	[{ figures: 'sales', only: 'channel is google' }, /no channel called "google"/],
	[{ figures: 'sales', only: 'channel is paid' }, /no channel called "paid".*Paid search/],
	[{ figures: 'sales', only: 'device is app' }, /may mean iOSNativeApp or AndroidNativeApp/],
	[{ figures: 'sales', only: 'device is fridge' }, /no device called "fridge".*Desktop/],
	[
		{ figures: 'sales', only: 'black friday' },
		/does not say what it is the name of.*campaign contains/,
	],
	[{ figures: 'sales', only: 'sales > 10' }, /is a figure|does not say what/],
	[
		{ figures: 'sales', when: 'last month', only: 'campaign is brand' },
		/Campaign "brand" may be .*Brand - exact/,
	],
	[
		{ figures: 'sales', when: 'last month', only: 'campaign is zebra' },
		/no Campaign called "zebra"/,
	],
	[{ figures: 'sales', only: 'color is red' }, /no dimension called "color"/],
	[{ figures: 'sales', only: 'country is Atlantis' }, /no country called "Atlantis"/],
];
