import type { IDataObject, INodeParameters, IPollFunctions } from 'n8n-workflow';
import { pollOnce } from '../../nodes/MarketingAnalyticsTrigger/poll';
import { isRecord } from '../../platform/client/values/json';
import { PATIENCE_MS } from './histories';
import { pollContext } from './pollContext';
import { Transport } from './transport';
import { World } from './world';

jest.setTimeout(PATIENCE_MS);

let world: World;
beforeAll(async () => {
	world = await World.start();
	world.begin('2026-11-20T09:00');
});
afterAll(() => world.sandbox.close());

const site = { __rl: true, mode: 'list', value: 'shop-eu' };
const partnerSync = { __rl: true, mode: 'id', value: '413001' };
const report: INodeParameters = {
	event: 'reportReady',
	submitEvery: 'week',
	weekday: 1,
	submitAt: '06:30',
	definedBy: 'fields',
	kind: { mode: 'list', value: 'rt#insummary' },
	path: '',
	period: 'dates',
	from: '={{ $now.minus({ days: 2 }) }}',
	to: '2026-11-19',
	dimensions: { column: [{ field: 'media_key', label: 'Channel' }] },
	metrics: { column: [{ field: 'visit', label: '' }] },
	output: 'rows',
	options: { splitBy: 'D', devices: [1, 2] },
};
const json =
	'{"reports":[{"kind":"rt#insummary","dateRanges":[{"range":"YESTERDAY"}],"metrics":[{"name":"V","field":"visit"}]}]}';

// As earlier versions of the pack wrote them: with another key a trigger would start anew.
it.each<[string, INodeParameters, string]>([
	['a report', report, '8NjKtlUCEU'],
	['a report as JSON', { ...report, definedBy: 'json', request: json }, 'P-cDGw1YiR'],
	['a job', { event: 'jobFinished', jobKind: 'partnerSync', partnerSync }, 'IjNoFVPYqU'],
	['all jobs', { event: 'jobFinished', jobKind: 'autoReport', autoReport: '' }, 'F_UR4kPnXH'],
	['files', { event: 'jobFinished', jobKind: 'empDatabase', outcome: 'failed' }, 'jTNvTjrAa_'],
	[
		'runs by ID',
		{ event: 'jobFinished', jobKind: 'audienceExport', jobRunIds: '77' },
		'tsIXhVio50',
	],
	['imports', { event: 'importFinished', partnerSync }, 'hGTozGStJF'],
	['records', { event: 'newRecord', recordType: 'goal', options: { lookBack: 1 } }, 'odMV4bIcLs'],
	['states', { event: 'statusChanged', recordType: 'sale' }, 's-DWyinMNL'],
])('keeps the key under which it watches %s', async (_, given, key) => {
	const parameters = { site, ...given };
	const staticData: IDataObject = {};
	await pollOnce(contextOf(parameters, staticData));
	const { watch } = staticData;
	expect(isRecord(watch) ? watch.watched : undefined).toBe(key);
});

it.each<[string, INodeParameters, object]>([
	['day', { submitEvery: 'day' }, {}],
	['week', { submitEvery: 'week', weekday: 2 }, { weekday: 2 }],
	['month', { submitEvery: 'month', dayOfMonth: 31 }, { day: 31 }],
])('keeps the words in which it remembers a schedule of every %s', async (every, given, more) => {
	const staticData: IDataObject = {};
	await pollOnce(contextOf({ site, ...report, ...given }, staticData));
	const time = { every, hour: 6, minute: 30, zone: 'Europe/Paris' };
	const state = { rhythm: JSON.stringify({ ...time, ...more }), pending: [] };
	expect(staticData.watch).toMatchObject({ state });
});

function contextOf(parameters: INodeParameters, staticData: IDataObject): IPollFunctions {
	const { sandbox } = world;
	const nodeId = JSON.stringify(parameters);
	const recording = { transport: new Transport(sandbox, []), errors: [] };
	const evaluated = { ...parameters, from: '2026-11-18' };
	const context = pollContext({
		...{ sandbox, nodeId, parameters: evaluated, activation: 'activate', staticData },
		recording: () => recording,
	});
	const credentials = { marketingAnalyticsApi: { id: '7', name: 'Shops' } };
	return { ...context, getNode: () => ({ ...context.getNode(), parameters, credentials }) };
}
