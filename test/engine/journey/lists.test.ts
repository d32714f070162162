import axios from 'axios';
import type { INodeParameters } from 'n8n-workflow';
import { EngineError, newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { locator, MARKETING_ANALYTICS } from '../../../harness/workflows';
import { analysisOf } from './scene';

type List = [method: string, analysis: string, endpoint: string, dimension?: string];

const DEVICES = ['deviceexclusivity-advanced', 'devicepath-simple'];
const familyOf = (analysis: string) => analysis.split('-')[0] ?? '';

/** The lists of docs/platform.md, Customer journey, by the analyses that use them. */
const searched: List[] = [
	...['assist-simple', 'touch-simple', 'mediapath-simple'].map((one): List => [
		'searchJourneyGoal',
		one,
		`${familyOf(one)}_get_available_goal`,
	]),
	...['assist-simple', 'qualifyengage-simple', 'velocity-advanced'].map((one): List => [
		'searchJourneyDimension',
		one,
		`${familyOf(one)}_get_available_dimension`,
	]),
	...DEVICES.map((one): List => [
		'searchJourneyDeviceType',
		one,
		`${familyOf(one)}_get_available_mdevicetype`,
	]),
	['searchJourneyAttributionRule', 'assist-simple', 'assist_get_available_views'],
	['searchJourneyBias', 'bias-simple', 'bias_get_available_bias'],
	['searchJourneyModel', 'bias-advanced', 'bias_get_available_models'],
	['searchJourneyJourney', 'velocity-advanced', 'velocity_get_available_journey'],
	['searchJourneySlot', 'duration-simple', 'duration_get_available_slot'],
	['searchJourneyScale', 'velocity-advanced', 'velocity_get_available_scale'],
	[
		'searchJourneyProfileSequence',
		'qualifyengage-simple',
		'qualifyengage_get_available_profilesequence',
	],
	[
		'searchJourneyItem',
		'mediapath-simple',
		'mediapath_get_available_item_by_dimension',
		'mediaplan',
	],
	['searchJourneyItem', 'mediapath-advanced', 'mediapath_get_available_item_by_dimension', 'media'],
	['searchJourneyFirstItem', 'velocity-simple', 'velocity_get_available_item_by_dimension', 'ope'],
];

const several: List[] = [
	['getJourneyAttributionRules', 'assist-advanced', 'assist_get_available_views'],
	['getJourneyBiases', 'bias-advanced', 'bias_get_available_bias'],
	[
		'getJourneyItems',
		'mediaexclusivity-advanced',
		'mediaexclusivity_get_available_item_by_dimension',
		'publisher',
	],
	['getJourneyItems', 'velocity-advanced', 'velocity_get_available_item_by_dimension', 'media'],
];

// Jest treats a parameter without a value as a callback, so every row has all parts.
const whole = (rows: List[]) =>
	rows.map(([method, analysis, endpoint, dimension]) => ({
		method,
		analysis,
		endpoint,
		dimension,
	}));

describe.each(newestLine())('the lists of analyses, on %s', (line) => {
	const stage = withStage(line);

	const opened = (method: string, form: INodeParameters) => ({
		node: MARKETING_ANALYTICS,
		method,
		parameters: { ...form, operation: 'runAnalysis' },
		credentials: stage.credentials,
	});

	const formOf = (analysis: string, dimension?: string) =>
		analysisOf(analysis, dimension === undefined ? {} : { dimension: locator(dimension) });

	/** The platform's list, read without the pack. */
	async function offered(endpoint: string, query: Record<string, string>) {
		const { url, token } = stage.sandbox;
		const { data } = await axios.get<{ data?: { rows?: string[][] }; rows?: string[][] }>(
			`${url}/ea/v2/ea/shop-eu/db/cj/${endpoint}.json`,
			{ params: query, headers: { Authorization: `Bearer ${token}` } },
		);
		const rows = data.data?.rows ?? data.rows ?? [];
		expect(rows.length).toBeGreaterThan(0);
		// IDs are shown, as users know entries by them.
		const shown = (value: string) => (/^\d+$/.test(value) ? ` (${value})` : '');
		return rows.map(([value = '', name]) => ({ name: `${name}${shown(value)}`, value }));
	}

	it.each([...whole(searched), ...whole(several)])(
		'$method of $analysis is $endpoint',
		async (row) => {
			const { method, analysis, endpoint, dimension } = row;
			const request = opened(method, formOf(analysis, dimension));
			const entries = method.startsWith('get')
				? await stage.engine.loadOptions(request)
				: (await stage.engine.listSearch(request)).results;
			const query: Record<string, string> = dimension === undefined ? {} : { dimension };
			expect(stage.requests()).toMatchObject([
				{ method: 'GET', path: `/ea/v2/ea/shop-eu/db/cj/${endpoint}.json`, query, status: 200 },
			]);
			expect(stage.requests()[0]?.query).toEqual(query);
			expect(entries).toEqual(await offered(endpoint, query));
		},
	);

	it('depend on the chosen dimension', async () => {
		const named = async (dimension: string) => {
			const form = formOf('mediapath-simple', dimension);
			const { results } = await stage.engine.listSearch(opened('searchJourneyItem', form));
			return results.map(({ name }) => name).join();
		};
		expect(await named('media')).toContain('SEARCHENGINE');
		expect(await named('mediaplan')).toContain('Christmas plan');
	});

	it('are filtered by the typed text', async () => {
		const request = opened('searchJourneyGoal', formOf('assist-simple'));
		const { results } = await stage.engine.listSearch({ ...request, filter: ' profile ' });
		expect(results.map(({ value }) => value)).toEqual(
			['11', '12', '13', '14'].map((number) => `profile_${number}`),
		);
	});

	it('label values without a name with the words of the specification', async () => {
		const rows = [['lastpaidchannel-wobs'], ['somethingnew']];
		const body = { error: false, data: { fields: [{ name: 'id' }], rows } };
		stage.sandbox.control.fault({ kind: 'reply', match: 'bias_get_available_models', body });
		const form = formOf('bias-simple');
		const { results } = await stage.engine.listSearch(opened('searchJourneyModel', form));
		expect(results).toEqual([
			{
				name: 'Last Paid Channel Without Brand Search',
				value: 'lastpaidchannel-wobs',
			},
			{ name: 'somethingnew', value: 'somethingnew' },
		]);
	});

	it.each([
		['searchJourneyGoal', { ...formOf('assist-simple'), site: locator('') }, 'Site'],
		['searchJourneyGoal', formOf('no-such'), 'Analysis'],
		['searchJourneyItem', formOf('mediapath-simple'), 'Dimension'],
		['searchJourneyItem', formOf('mediapath-simple', ''), 'Dimension'],
	])('%s asks to choose first', async (method, form, missing) => {
		const error: unknown = await stage.engine
			.listSearch(opened(method, form))
			.catch((thrown: unknown) => thrown);
		if (!(error instanceof EngineError)) throw new Error('The list did not fail');
		expect(error.failure.message).toBe(`Choose ${missing} first`);
		expect(error.failure.description).toBe(`This list depends on ${missing}`);
		expect(stage.requests('.json')).toHaveLength(missing === 'Site' ? 1 : 0);
	});
});
