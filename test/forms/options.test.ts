import type { INodeParameters, INodeProperties, INodeTypeDescription } from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';

import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';

/** The labels of the options that n8n offers for a form. */
function offered(description: INodeTypeDescription, entered: INodeParameters): string[] {
	const node = { typeVersion: 1 };
	const parameters = { ...entered, options: {} };
	const isShown = (property: INodeProperties, path: string) =>
		NodeHelpers.displayParameterPath({ parameters }, property, path, node, description);
	return description.properties
		.filter((one) => one.name === 'options' && isShown(one, 'parameters'))
		.flatMap(({ options = [] }) => options)
		.flatMap((one) => ('type' in one && isShown(one, 'parameters.options') ? one.displayName : []));
}

const node = new MarketingAnalytics().description;
const trigger = new MarketingAnalyticsTrigger().description;
const run = { resource: 'report', operation: 'run', definedBy: 'fields' };
const weekly = { event: 'reportReady', definedBy: 'fields' };

const CSV = ['CSV Delimiter', 'Guard Against Formulas'];
const ROWS = ['Add Site and Days', 'For a Database', 'Keep the Platform’s Totals (GLOBAL)'];
const MORE_ROWS = ['Report Name', 'Sum of All Rows'];
const TOLD = ['Currency', 'Number Language', 'Title'];
const CHART = ['Chart Type', 'Dark Background', 'Picture Format'];
const OUTPUTS: Record<string, string[]> = {
	chart: ['File Name', 'Put Segments In', 'Readable Channels', ...CHART, ...TOLD],
	csv: ['File Name', 'Put Segments In', 'Readable Channels', ...CSV, ...ROWS, ...MORE_ROWS],
	json: ['File Name', 'Put Segments In', 'Readable Channels', ...ROWS, ...MORE_ROWS],
	message: ['Include Job Facts', 'Put Segments In', 'Readable Channels', 'Rows Shown', ...TOLD],
	raw: [],
	rows: ['Include Job Facts', 'Put Segments In', 'Readable Channels', ...ROWS, ...MORE_ROWS],
};
const ALWAYS = ['Column Names', 'Look Back (Days)'];
const IN_FIELDS = [
	'Attribution Rule Names or IDs',
	'Device Names or IDs',
	'Labels',
	'One Row for All',
	'Segment By',
	'Split By',
	'Split Metrics',
];
const KEPT = ['Keep the Platform’s Totals (GLOBAL)', 'Put Segments In'];

describe.each(Object.entries(OUTPUTS))('an output of %s', (output, expected) => {
	const without = (...names: string[]) => expected.filter((name) => !names.includes(name));

	test('offers Run what becomes something', () => {
		const labels = [...expected, ...ALWAYS, ...IN_FIELDS, 'Requests at Once'];
		expect(offered(node, { ...run, output }).sort()).toEqual(labels.sort());
	});

	test('offers the trigger the same, and what a schedule takes', () => {
		const own = ['Give Up After (Hours)', 'Include Job Facts'];
		const labels = [...without('Include Job Facts'), ...ALWAYS, ...IN_FIELDS, ...own];
		expect(offered(trigger, { ...weekly, output }).sort()).toEqual(labels.sort());
	});

	test('offers Collect what is not yet decided', () => {
		const decided = ['Readable Channels', 'Report Name', 'Sum of All Rows'];
		const labels = [...without(...decided), 'Give Up After (Hours)', 'Requests at Once'];
		expect(offered(node, { ...run, operation: 'collect', output }).sort()).toEqual(labels.sort());
	});

	test('offers an analysis what its rows can be', () => {
		const ofRows = [...CSV, ...TOLD, ...CHART, 'File Name', 'Rows Shown', ...KEPT];
		const offers = expected.filter((name) => ofRows.includes(name));
		const labels = [...offers, 'Additional Parameters', 'Requests at Once'];
		const analysis = { resource: 'customerJourney', operation: 'runAnalysis', output };
		expect(offered(node, analysis).sort()).toEqual(labels.sort());
	});
});

test('a request in JSON says by itself what the fields would', () => {
	const labels = offered(node, { ...run, definedBy: 'json', output: 'raw' });
	expect(labels.sort()).toEqual([...ALWAYS, 'Requests at Once'].sort());
});

test.each(['submit', 'checkRequest'])('%s offers what the result will be', (operation) => {
	const labels = offered(node, { ...run, operation });
	const more = operation === 'submit' ? ['Days per Job'] : [];
	const ofResult = ['For a Database', 'Readable Channels', ...MORE_ROWS, 'Requests at Once'];
	expect(labels.sort()).toEqual([...IN_FIELDS, ...ALWAYS, ...ofResult, ...more].sort());
});
