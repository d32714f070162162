import type { ExportChoices } from './exportPlans';

interface ExpectedCosts {
	readonly period?: string;
	readonly leftOut?: readonly string[];
	/** What the user has to decide, while nothing is chosen; a part of the message. */
	readonly asks?: string;
	readonly refused?: readonly string[];
	readonly choices?: ExportChoices;
	readonly unused?: readonly string[];
	/** The lines of the file to send: day, campaign, clicks, impressions and cost, merged lines last. */
	readonly rows: readonly string[];
}

const POST = 'Post: A garden 😍 to love...';

/** Every file of the folder that holds costs of campaigns, and what it becomes. */
export const COSTS: Readonly<Record<string, ExpectedCosts>> = {
	'google-ads-by-day-excel': {
		period: '2026-09-01 2026-09-03',
		leftOut: ['7 +1 total'],
		unused: ['Currency code'],
		rows: [
			'2026-09-01,Spring-Shopping,14,627,22.13',
			'2026-09-02,Spring-Shopping,50,3063,44.89',
			'2026-09-03,"Brand, exact",142,8623,1122.48',
		],
	},
	'meta-ads-by-day': {
		asks: 'as lines 2 and 3: 2026-09-01, Post',
		choices: { sharedNames: 'add' },
		unused: ['Reach', 'Purchases', 'Purchases conversion value'],
		rows: [
			'2026-09-01,Traffic | Website,12,428,5.83',
			`2026-09-02,${POST},30,1683,8.68`,
			'2026-09-02,Traffic | Website,41,942,16.94',
			`2026-09-01,${POST},67,2936,18.17`,
		],
	},
	'spotify-ads': {
		period: '2026-09-01 2026-09-03',
		asks: 'as lines 8 and 9: 2026-09-01, Garden_Visits. Columns not used: Ad name',
		choices: { sharedNames: 'add' },
		unused: ['Campaign id', 'Ad set id', 'Ad name', 'Reach', 'CTR', 'CPC'],
		rows: ['2026-09-02,Garden_Visits,9,1100,7.44', '2026-09-01,Garden_Visits,19,2000,12.12'],
	},
	'thousands-unquoted-costs': {
		refused: ['2: has 6 columns, but the table has 5'],
		unused: [],
		rows: ['2026-09-02,A,12,100,9.10'],
	},
	'costs-as-people-write': {
		leftOut: ['5 +1 total'],
		unused: [],
		rows: [
			'2026-09-01,Frühling,12,1234,12.50',
			'2026-09-02,Frühling,,900,9.10',
			'2026-09-03,Frühling,5,100,1234.56',
		],
	},
};
