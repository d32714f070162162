/** How often a job ran before the stand-in was started, the last time yesterday. */
export interface Rhythm {
	runs: number;
	everyDays: number;
	hour: number;
}

/** A partner the platform exchanges data with. Observed practice: the words of `family`. */
interface Synchronisation {
	name: string;
	family: Family;
	/** What is exchanged: campaigns of a publisher, or audiences. */
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

/** More than a page of ad hoc jobs. */
export const ADHOC_NAMES: readonly string[] = SUBJECTS.flatMap((subject) =>
	MARKETS.flatMap((market) => TEAMS.map((team) => `${subject} - ${market}, ${team}`)),
);

/** Reports and how often they ran; the first ones have more than a page of runs. */
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

/** What a synchronisation of audiences works on: the first audiences of a new shop, from 1 on. */
export const AUDIENCES: readonly string[] = [
	'VIP customers',
	'Cart abandoners 7 days',
	'Newsletter readers',
	'New visitors; no purchase',
];

function report(name: string, runs: number, everyDays: number) {
	return { name, rhythm: { runs, everyDays, hour: 6 } };
}
