import type { INodeListSearchResult, INodeParameters } from 'n8n-workflow';

import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { readReport } from '../../nodes/shared/report/request/read';
import { columns, labels, locator, reportParameters } from '../../harness/workflows';
import { thrownBy } from '../client/pure/thrown';
import { formOf } from './formOf';

const { listSearch, loadOptions } = new MarketingAnalytics().methods;

/** What the editor asks the node for, with a form as it is on the screen. */
function editing(parameters: INodeParameters) {
	return { getCurrentNodeParameter: (name: string) => parameters[name] };
}

async function offered(method: keyof typeof listSearch, form: INodeParameters, filter?: string) {
	const search: unknown = Reflect.apply(listSearch[method], editing(form), [filter]);
	const { results } = (await search) as INodeListSearchResult;
	return results.map(({ name, value }) => [name, value]);
}

function fail(): never {
	throw new Error('The node has no such list');
}

const splitMetrics = { split: [{ field: locator('scartvalid'), segment: locator('ordertype') }] };
const form = (options: INodeParameters) =>
	reportParameters({ options, metrics: columns({ visit: 'Visits', pageview: '' }) });
const sent = (options: INodeParameters) => readReport(formOf(form(options)), 0).body.reports[0];

test('metrics that are split come after the others, also beside themselves', () => {
	const split = [...splitMetrics.split, { field: locator('visit'), segment: locator('device') }];
	expect(sent({ splitMetrics: { split } })).toMatchObject({
		metrics: [
			{ name: 'Visits', field: 'visit' },
			{ name: 'pageview', field: 'pageview' },
			{ name: 'scartvalid', field: 'scartvalid', segment: { by: 'ordertype' } },
			{ name: 'visit', field: 'visit', segment: { by: 'device' } },
		],
	});
});

test.each([
	['labels', 'People', 'Sales'],
	['lists', 'Visits', 'scartvalid'],
	['fields', 'visit', 'scartvalid'],
])('columns are called as the %s say', (columnNames, first, last) => {
	const own = labels({ visit: 'People', scartvalid: 'Sales', media_key: ' ' });
	const { metrics, dimensions } = sent({ columnNames, splitMetrics, labels: own });
	expect(metrics).toMatchObject([{ name: first }, { name: 'pageview' }, { name: last }]);
	expect(dimensions).toEqual([
		{ name: columnNames === 'fields' ? 'media_key' : 'Channel', field: 'media_key' },
	]);
});

test.each([
	[
		'a label for what is no column',
		{ labels: labels({ visits: 'Visits' }) },
		'Labels names "visits", which is no dimension or metric of this report',
	],
	['a label for nothing', { labels: labels({ '': 'Visits' }) }, 'Labels: entry 1 has no column'],
	[
		'nothing to split by',
		{ splitMetrics: { split: [...splitMetrics.split, { field: locator('visit') }] } },
		'Split Metrics: entry 2 has no segment',
	],
	[
		'nothing to split',
		{ splitMetrics: { split: [{ segment: locator('ordertype') }] } },
		'Split Metrics: entry 1 has no metric',
	],
])('%s is told', (_name, options, message) => {
	expect(thrownBy(() => sent(options))).toMatchObject({ message });
});

test('a label may stand for a dimension that is left out', () => {
	const own = labels({ media_key: 'Source' });
	expect(sent({ oneRow: true, labels: own })).not.toHaveProperty('dimensions');
});

test('the list for labels offers each dimension and metric of the form once', async () => {
	const split = [...splitMetrics.split, { field: locator('visit'), segment: locator('device') }];
	const entered = form({ splitMetrics: { split } });
	expect(await offered('searchLabelled', entered)).toEqual([
		['Channel', 'media_key'],
		['Visits', 'visit'],
		['pageview', 'pageview'],
		['scartvalid', 'scartvalid'],
	]);
	expect(await offered('searchLabelled', entered, 'CHAN')).toEqual([['Channel', 'media_key']]);
});

test('the list to sort by calls columns as their labels do', async () => {
	const entered = form({ labels: labels({ visit: 'People' }) });
	expect(await offered('searchColumns', entered)).toContainEqual(['People', 'visit']);
});

test.each([
	[{ resource: 'sale', recordType: 'goal' }, 'scartvalidamount'],
	[{ resource: 'record', recordType: 'outboundClick' }, 'dateout'],
	[{ recordType: 'estimate' }, 'rebuyer-prevamount'],
])('%j has columns of its own to add', async (entered, own) => {
	const { loadRecordColumns = fail } = loadOptions;
	const offered: unknown = await Reflect.apply(loadRecordColumns, editing(entered), []);
	expect(offered).toContainEqual({ name: expect.any(String) as unknown, value: own });
});
