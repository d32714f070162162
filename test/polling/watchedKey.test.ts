import type { IDataObject, INodeParameters, IPollFunctions } from 'n8n-workflow';

import { triggerOn } from '../../nodes/MarketingAnalyticsTrigger/events';
import { pollOnce } from '../../nodes/MarketingAnalyticsTrigger/poll';
import { watchedKey as keyOfWatched } from '../../nodes/MarketingAnalyticsTrigger/staticData';
import { read } from '../../nodes/shared/form/readSetting';
import { formOf } from '../forms/formOf';
import { pollContext } from './pollContext';
import { Transport } from './transport';
import { World } from './world';

const ADDRESS = { root: 'https://a.example.com/ea/v2', host: 'a.example.com' };

describe("the key of a trigger's source", () => {
	const site = { __rl: true, mode: 'list', value: 'shop-eu' };
	const partnerSync = { __rl: true, mode: 'id', value: '413001' };
	const report: INodeParameters = {
		event: 'reportReady',
		submitEvery: 'week',
		weekday: 1,
		submitAt: '06:30',
		period: 'dates',
		from: '={{ $now.minus({ days: 2 }) }}',
		to: '2026-11-19',
		dimensions: { column: [{ field: 'media_key', more: { label: 'Channel' } }] },
		metrics: { column: [{ field: 'visit', more: {} }] },
		output: 'rows',
		options: { splitBy: 'D', devices: [1, 2] },
	};
	const json =
		'{"reports":[{"kind":"rt#insummary","dateRanges":[{"range":"YESTERDAY"}],"metrics":[{"name":"V","field":"visit"}]}]}';

	const compared: INodeParameters = { ...report, compareWith: 'before' };
	const inJson = (request: string): INodeParameters => ({ options: { request } });
	const job: INodeParameters = { event: 'jobFinished', jobKind: 'partnerSync', partnerSync };
	const records: INodeParameters = { event: 'newRecord', recordType: 'goal' };

	function ignoring(ignoreColumns: string): INodeParameters {
		return { ...records, options: { ignoreColumns } };
	}

	function filtered(name: string, value: string): INodeParameters {
		return { options: { additionalParameters: { parameter: [{ name, value }] } } };
	}

	it.each<[string, INodeParameters, INodeParameters]>([
		['the report', report, { options: { kind: { mode: 'list', value: 'rt#website' } } }],
		['how it is split', report, { options: { splitBy: 'W', devices: [1, 2] } }],
		['its period', report, { period: 'LAST_7_DAYS' }],
		['its days', report, { to: '2026-11-18' }],
		['how many days it has', { ...report, period: 'lastDays', lastDays: 7 }, { lastDays: 8 }],
		['since when it counts', { ...report, period: 'window' }, { options: { since: '2026-11-01' } }],
		['whether it has today', { ...report, period: 'window' }, { options: { includeToday: true } }],
		['what it is compared with', compared, { compareWith: 'datesLastYear' }],
		['its JSON', { ...report, ...inJson(json) }, inJson(json.replace('V', 'W'))],
		['the job', job, { partnerSync: { ...partnerSync, value: '413002' } }],
		['the kind of job', job, { jobKind: 'autoReport', autoReport: '' }],
		['the event', job, { event: 'importFinished' }],
		['the kind of records', records, { recordType: 'sale' }],
		['the site', records, { site: { ...site, value: 'shop-ca' } }],
		['a filter of the records', records, filtered('view-id', '1')],
		[
			'the value of a filter',
			{ ...records, ...filtered('view-id', '1') },
			filtered('view-id', '2'),
		],
		['the columns that are ignored', records, { options: { ignoreColumns: 'last_seen' } }],
	])('changes with the source: %s', async (_, before, change) => {
		const key = await watchedKey(before);
		expect(key).toMatch(/./);
		expect(await watchedKey({ ...before })).toBe(key);
		expect(await watchedKey({ ...before, ...change })).not.toBe(key);
	});

	it('is stored by a poll, and is the same with another credential for the same platform', async () => {
		const world = await World.start();
		world.begin('2026-11-20T09:00');
		const keys: unknown[] = [];
		for (const credential of ['7', '8']) {
			const staticData: IDataObject = {};
			await pollOnce(contextOf({ site, ...records }, staticData, credential, world));
			keys.push(staticData.watch);
		}
		await world.sandbox.close();
		const watched = expect.stringMatching(/./) as unknown;
		expect(keys[0]).toMatchObject({ watched });
		expect(keys[1]).toEqual(keys[0]);
	});

	it.each<[string, INodeParameters, INodeParameters]>([
		['when the report is due', report, { submitEvery: 'month', dayOfMonth: 31 }],
		['how it comes back', report, { output: 'csv' }],
		['which outcomes start the workflow', job, { outcome: 'failed' }],
		['how far back records are searched', records, { options: { lookBack: 1 } }],
		['how records are shown', records, { options: { simplify: true } }],
		['how ignored columns are typed', ignoring('b, a'), ignoring(' a,b,, a')],
	])('is the same when only this has changed: %s', async (_, before, change) => {
		expect(await watchedKey({ ...before, ...change })).toBe(await watchedKey(before));
	});

	it('is the same on the next day if the days are an expression', async () => {
		const next = { from: '2026-11-19', to: '2026-11-19' };
		expect(await watchedKey(report, next)).toBe(await watchedKey(report));
	});

	it.each([
		['$now.weekday', true],
		['$today.day', true],
		['new Date().getDay()', true],
		['DateTime.now().day', true],
		['$vars.rule', false],
	])('for records is the same though =%s gives another value: %p', async (text, isSame) => {
		const entered = { ...records, ...filtered('view-id', `={{ ${text} }}`) };
		const one = await watchedKey(entered, filtered('view-id', '1'));
		const other = await watchedKey(entered, filtered('view-id', '2'));
		expect(other === one).toBe(isSame);
	});

	it('changes with the platform', () => {
		const on = (root: string) =>
			keyOfWatched('newRecord', { address: { ...ADDRESS, root } }, { watched: 'x' });
		expect(on('https://a.example.com/ea/v2')).toBe(on('https://a.example.com/ea/v2'));
		expect(on('https://b.example.com/ea/v2')).not.toBe(on('https://a.example.com/ea/v2'));
	});

	/** The key of a source. @param today the values of expressions */
	async function watchedKey(given: INodeParameters, today: INodeParameters = {}) {
		const entered = { site, ...given };
		const form = formOf({ ...entered, from: '2026-11-18', ...today });
		const event = await read(form, triggerOn, 0).read(form, entered);
		return keyOfWatched(given.event, { address: ADDRESS }, event);
	}

	function contextOf(
		parameters: INodeParameters,
		staticData: IDataObject,
		id: string,
		{ sandbox }: World,
	): IPollFunctions {
		const recording = { transport: new Transport(sandbox, []), errors: [] };
		const context = pollContext({
			sandbox,
			nodeId: id,
			parameters,
			activation: 'activate',
			staticData,
			recording: () => recording,
		});
		const credentials = { marketingAnalyticsApi: { id, name: 'Shops' } };
		return { ...context, getNode: () => ({ ...context.getNode(), parameters, credentials }) };
	}
});
