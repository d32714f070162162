import type { INodeParameters } from 'n8n-workflow';

import { MarketingAnalytics } from '../../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsTrigger } from '../../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';
import { keptOptions, offered, offeredOptions } from './offered';

// The build makes it, and forms hold nothing of it.
jest.mock('../../../page/built', () => ({}), { virtual: true });

const { description: node } = new MarketingAnalytics();
const { description: trigger } = new MarketingAnalyticsTrigger();

const OF_FILES = [
	...['Compared Period', 'File Encoding', 'First Line Is a Header', 'Lines Before the Header'],
	...['Max File Size (MB)', 'Quote', 'Separator', 'Sheet', 'Table in the File'],
];
const OF_CSV = ['CSV For', 'Guard Against Formulas'];

const importFile = { resource: 'import', operation: 'importFile' };
const importItems = { resource: 'import', operation: 'importItems' };
const uploadCosts = { resource: 'campaign', operation: 'uploadCosts' };

const offeredOf = (labels: readonly string[], form: INodeParameters) =>
	offered(node, form)
		.filter((label) => labels.includes(label))
		.sort();

test.each([
	['import', 'check'],
	['import', 'preview'],
	['campaign', 'uploadCosts'],
	['campaign', 'checkCosts'],
	['campaign', 'previewCosts'],
])('options on how a file is read are offered for files only in %s: %s', (resource, operation) => {
	const form = { resource, operation };
	expect(offeredOf(OF_FILES, { ...form, inputFrom: 'file' })).toEqual(OF_FILES);
	expect(offeredOf(OF_FILES, { ...form, inputFrom: 'items' })).toEqual([]);
	expect(offered(node, { ...form, inputFrom: 'items' })).toContain('Lines with Totals');
});

test('Import File offers the options on how a file is read', () => {
	expect(offeredOf(OF_FILES, importFile)).toEqual(OF_FILES);
});

test.each([importFile, importItems, uploadCosts])(
	'options of CSV files are offered where rejected lines become one: $operation',
	(form) => {
		expect(offeredOf(OF_CSV, form)).toEqual([]);
		expect(offeredOf(OF_CSV, { ...form, options: { rejectedAs: 'items' } })).toEqual([]);
		expect(offeredOf(OF_CSV, { ...form, options: { rejectedAs: 'csv' } })).toEqual(OF_CSV);
		const byExpression = { ...form, options: { rejectedAs: '={{ $json.as }}' } };
		expect(offeredOf(OF_CSV, byExpression)).toEqual(OF_CSV);
	},
);

test.each([
	['csv', { csvFor: 'excelFr', rejectedAs: 'csv' }],
	['items', { rejectedAs: 'items' }],
])(
	'n8n passes a saved CSV For on only if it has an effect: rejected as %s',
	(rejectedAs, passed) => {
		const saved = { ...importFile, options: { csvFor: 'excelFr', rejectedAs } };
		expect(keptOptions(node, saved)).toEqual(passed);
	},
);

const run = { resource: 'report', operation: 'run' };
const collect = { resource: 'report', operation: 'collect' };

/** What the form says of an option. */
function textOf(label: string, form: INodeParameters, description = node): string {
	const [option] = offeredOptions(description, form).filter((one) => one.displayName === label);
	return JSON.stringify(option);
}

test('For a Database says in Collect that it adds nothing', () => {
	expect(textOf('For a Database', run)).toContain('add the day and a row_key');
	expect(textOf('For a Database', collect)).toContain('adds nothing to the rows');
});

test('Chart Type names the small charts of sites where a report can have several', () => {
	const chart = { output: 'chart' };
	for (const form of [run, collect]) {
		expect(textOf('Chart Type', { ...form, ...chart })).toContain('several sites by day');
	}
	const present = { resource: 'report', operation: 'presentItems', presentAs: 'chart', ...chart };
	for (const text of [
		textOf('Chart Type', present),
		textOf('Chart Type', { event: 'reportReady', ...chart }, trigger),
	]) {
		expect(text).toContain('bars for everything else');
		expect(text).not.toContain('several sites');
	}
});

test.each([
	['run', node, { ...run, output: 'csv' }],
	['submit', node, { resource: 'report', operation: 'submit' }],
	['checkRequest', node, { resource: 'report', operation: 'checkRequest' }],
	['reportReady', trigger, { event: 'reportReady' }],
])('Report Name is offered where rows are for a database: %s', (_, description, form) => {
	const offers = (options: INodeParameters) =>
		offered(description, { ...form, options }).includes('Report Name');
	expect(offers({})).toBe(false);
	expect(offers({ forDatabase: false })).toBe(false);
	expect(offers({ forDatabase: true })).toBe(true);
	expect(offers({ forDatabase: '={{ $json.keep }}' })).toBe(true);
});

test.each([
	['run', node, run],
	['submit', node, { resource: 'report', operation: 'submit' }],
	['reportReady', trigger, { event: 'reportReady' }],
])('Look Back is offered once where figures may still change: %s', (_, description, form) => {
	const places = (more: INodeParameters) =>
		offered(description, { ...form, ...more }).filter((label) => label === 'Look Back (Days)');
	const options = { forDatabase: true };
	expect(places({ period: 'LAST_7_DAYS' })).toHaveLength(0);
	expect(places({ period: 'window' })).toHaveLength(1);
	expect(places({ period: 'LAST_7_DAYS', options })).toHaveLength(1);
	expect(places({ period: 'window', options })).toHaveLength(1);
	const saved = { ...form, period: 'window', options: { lookBackDays: 12 } };
	expect(keptOptions(description, saved)).toEqual({ lookBackDays: 12 });
});

test.each([
	['run', node, run],
	['submit', node, { resource: 'report', operation: 'submit' }],
	['reportReady', trigger, { event: 'reportReady' }],
])('n8n passes a saved Report Name on where it has an effect: %s', (_, description, form) => {
	const options = { forDatabase: true, lookBackDays: 30, reportName: 'channels' };
	expect(keptOptions(description, { ...form, options })).toEqual(options);
});

test('File Name shows a name that fits each output', () => {
	expect(textOf('File Name', { ...run, output: 'chart' })).toContain('"e.g. channels"');
});
