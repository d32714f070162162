import type { INodeProperties } from 'n8n-workflow';

import { catalogue } from '../../platform/catalogue';
import type { Field } from '../../platform/catalogue/row';
import { describeField } from '../shared/form/describe';
import { giveUpAfter, options } from '../shared/report/options';
import { offeredFor } from './shownFor';

const jobFacts: INodeProperties = {
	displayName: 'Include Job Facts',
	name: 'jobFacts',
	type: 'boolean',
	default: true,
	description:
		'Whether to add the job ID and when it was due and submitted, as reportJob; turn it off for sheets',
};

const lookBack: INodeProperties = {
	displayName: 'Look Back (Days)',
	name: 'lookBack',
	type: 'number',
	typeOptions: { minValue: 0, maxValue: 28, numberPrecision: 0 },
	default: 2,
	description:
		'For how many days back records that arrive late, and changes, are noticed. More days make every poll slower.',
};

const newStatus: INodeProperties = {
	displayName: 'New Status',
	name: 'newStatus',
	type: 'multiOptions',
	options: [
		{ name: 'Invalid', value: 'INVALID' },
		{ name: 'Pending', value: 'PENDING' },
		{ name: 'Valid', value: 'VALID' },
	],
	default: [],
	description: 'Start only for these; for all when none is chosen',
};

// The node sends one request after the other.
const forReports = [...options.run, giveUpAfter.property].filter(({ name }) => name !== 'atOnce');

/** What the searches of the chosen kind of record can add, as in the main node. */
function searchOptions(): INodeProperties[] {
	const byShape = new Map<string, { property: INodeProperties; records: string[] }>();
	for (const { value, operations } of catalogue) {
		const search = operations.find((one) => one.value === 'searchAndWait');
		for (const property of (search?.optional?.fields ?? []).flatMap((one: Field) =>
			describeField(one),
		)) {
			const shape = JSON.stringify(property);
			const { records } = byShape.get(shape) ?? { records: [] };
			byShape.set(shape, { property, records: [...records, value] });
		}
	}
	return [...byShape.values()].map(({ property, records }) => ({
		...property,
		displayOptions: {
			show: { '/event': ['newRecord', 'statusChanged'], '/recordType': records },
		},
	}));
}

/** The optional settings of all events, each shown for its own. */
export const optionsOfEvents: INodeProperties[] = [
	...[...forReports, jobFacts].map((one) => offeredFor(['reportReady'], one)),
	offeredFor(['newRecord', 'statusChanged'], lookBack),
	offeredFor(['statusChanged'], newStatus),
	...searchOptions(),
].sort((a, b) => a.displayName.localeCompare(b.displayName));
