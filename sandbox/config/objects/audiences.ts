import {
	type ObjectShape,
	type Seed,
	borrowed,
	flag,
	named,
	number,
	object,
	readOnly,
	text,
	word,
} from './shape';

const LABELS = ['Account', 'Newsletter', 'Wishlist', 'Store finder', 'Customer service', 'Loyalty'];
const STEPS = ['Opened', 'Started', 'Completed', 'Abandoned'];

function labelSeeds(index: number): Seed[] {
	return LABELS.flatMap((topic) => named(...STEPS.map((step) => `${topic} ${step} L${index}`)));
}

/** Labels that can be linked to actions. */
const actionLabels: readonly ObjectShape[] = [1, 2, 3, 4, 5].map((index) =>
	object(`actionlabel${index}`, {
		seeds: () => labelSeeds(index),
	}),
);

/** The actions of visitors. Observed practice. */
const action = object('action', {
	seeds: () => named(...LABELS.map((topic) => `${topic} reached`)),
});

/** Labels of audiences, which have no endpoint of their own. */
export const label = object('label', {
	operations: [],
	seeds: () =>
		named('Retention', 'Acquisition', 'Seasonal', 'Test', 'Shared with agency', 'To review'),
});

const AUDIENCES: readonly (readonly [name: string, desc: string])[] = [
	['VIP customers', 'More than 5 orders in 12 months'],
	['Cart abandoners 7 days', 'A cart, no order, in the last week'],
	['Newsletter readers', 'Opened 3 of the last 5 mailings'],
	['New visitors; no purchase', 'First visit in the last 30 days'],
	['Dormant "12 months +"', 'No visit for a year'],
	['Acheteurs été', 'Summer sales buyers'],
	['Click and collect', 'Ordered for a store at least once'],
	['Lookalike, top 5 %', 'Most like the VIP customers'],
];

/** An audience; its segments (clustervalue) keep the order in which they were sent. */
export const cluster = object('cluster', {
	attributes: [
		text('desc'),
		flag('active', 'Y'),
		flag('archive'),
		flag('reportable', 'Y'),
		word('mode', ['A', 'D']),
		readOnly(number('version', '1')),
		readOnly(borrowed('label', text('id'))),
		readOnly(borrowed('clustervalue', text('id'))),
	],
	operations: ['create', 'exists', 'lookup', 'search', 'update'],
	seeds: () =>
		AUDIENCES.map(([name, desc], index) => ({
			name,
			desc,
			archive: index === 4 ? 'Y' : 'N',
			mode: index % 3 === 2 ? 'D' : 'A',
			label_id: index % 2 === 0 ? String(1 + (index % 6)) : '',
			clustervalue_id: [1, 2, 3].map((value) => 10 * (index + 1) + value).join(),
		})),
});

export const audienceObjects = [...actionLabels, action, cluster, label];
