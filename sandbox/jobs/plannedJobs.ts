/** How often a job ran before the sandbox was started, the last time yesterday. */
export interface Rhythm {
	runs: number;
	everyDays: number;
	hour: number;
}

/** A partner of data exchange. Observed practice: the values of `family`. */
interface Synchronisation {
	name: string;
	family: Family;
	/** The subject of the exchange: campaigns of a publisher, or audiences. */
	publisher?: string;
}

export const FAMILIES = ['asyncoutput', 'collect', 'datafirst', 'datathird', 'segment'] as const;
export type Family = (typeof FAMILIES)[number];

const SUBJECTS = [
	'Sales by campaign',
	'Audience extract',
	'Attribution comparison',
	'Product returns',
	'Newsletter openers',
	'Coupon usage',
	'Paid search terms',
	'Store visits',
];
const MARKETS = ['Belgium', 'France', 'Spain', 'Switzerland'];
const TEAMS = ['CRM team', 'agency', 'board', 'paid media team'];

/** Ad hoc jobs, which fill more than a page. */
export const ADHOC_NAMES: readonly string[] = SUBJECTS.flatMap((subject) =>
	MARKETS.flatMap((market) => TEAMS.map((team) => `${subject} - ${market}, ${team}`)),
);

/** Reports with the number of their runs; the first ones fill more than a page. */
export const AUTOREPORTS: readonly { name: string; rhythm: Rhythm }[] = [
	...['Daily sales', 'Daily channels'].map((name) => report(name, 140, 1)),
	...['Email performance', 'Paid search costs', 'Affiliate commissions'].map((name) =>
		report(name, 26, 7),
	),
	...['Consent rate', 'Top products', 'Attribution overview'].map((name) => report(name, 26, 7)),
	...['Monthly board', 'Store & web revenue'].map((name) => report(name, 12, 30)),
	report('Black Friday "48 h" monitor', 0, 1),
];

export const SYNCHRONISATIONS: readonly Synchronisation[] = [
	...['Google Ads', 'Microsoft Advertising', 'Meta', 'TikTok', 'Pinterest', 'Criteo', 'Awin'].map(
		(publisher) => ({ name: `${publisher} - daily costs`, family: 'collect' as const, publisher }),
	),
	{ name: 'Meta - customer audiences', family: 'segment' },
	{ name: 'Google Ads - customer match', family: 'segment' },
	{ name: 'Loyalty programme - CRM import', family: 'datafirst' },
	{ name: 'Store tickets - CRM import', family: 'datafirst' },
	{ name: 'Weather - daily forecast', family: 'datathird' },
	{ name: 'Rakuten - sales postback', family: 'asyncoutput', publisher: 'Rakuten' },
];

/** The audiences of synchronisations: the first ones of a new shop, from 1. */
export const AUDIENCES: readonly string[] = [
	'VIP customers',
	'Cart abandoners 7 days',
	'Newsletter readers',
	'New visitors; no purchase',
];

function report(name: string, runs: number, everyDays: number) {
	return { name, rhythm: { runs, everyDays, hour: 6 } };
}
