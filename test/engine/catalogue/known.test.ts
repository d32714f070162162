import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { Origin, sending } from '../client/origin';

const ROOT = '/ea/v2';

/** Methods and paths of a file next to the catalogue. */
function written(file: string): string[] {
	const [, ...rows] = readFileSync(path.join(__dirname, file), 'utf8').trim().split('\n');
	return rows.map((row) => row.split('\t').slice(-2).join(' '));
}

/** Calls that only specific operations make, because they send a file: those of imports and of costs. */
const isOfFile = (one: string) => /analyticsimport|externaldataupload/.test(one);

const ALL = [...new Set([...written('endpoints.tsv'), ...written('observed.tsv')])];
const PLACES = ['site', 'jobid'];

/** A value and its encoding in a path; test/http/pure/paths.test.ts tests others. */
const [VALUE, SENT] = ['a/b é', 'a%2Fb%20%C3%A9'];

/** One call per item, with its endpoint and values. */
const parameters: INodeParameters = {
	resource: 'api',
	operation: 'callKnown',
	knownEndpoint: locator('={{ $json.endpoint }}', 'id'),
	endpointValues: {
		mappingMode: 'defineBelow',
		value: {
			...Object.fromEntries(PLACES.map((place) => [place, `={{ $json.${place} }}`])),
			changesPlatform: true,
		},
	},
	returnAll: true,
};

describe.each(newestLine())('every known endpoint, on %s', (line) => {
	const stage = withStage(line);
	let recorder: Origin;

	// It answers everything alike, and knows no endpoint.
	beforeAll(async () => {
		recorder = await Origin.start(sending('{"error":false,"data":{"fields":[],"rows":[]}}'));
	});
	afterAll(async () => await recorder?.stop());

	const arrivedOf = async (input: IDataObject[]) => {
		const before = recorder.arrivals.length;
		const run = await stage.play({
			parameters,
			onError: 'continueRegularOutput',
			input,
			credentials: {
				marketingAnalyticsApi: {
					baseUrl: recorder.url,
					apiToken: 'a-token',
					encryptionPassphrase: 'a passphrase',
				},
			},
		});
		const errors = run.output().flatMap(({ json: { error } }) => (error ? [String(error)] : []));
		const arrived = recorder.arrivals
			.slice(before)
			.map(({ method, path: address }) => `${method} ${address.replace(/\?.*/, '')}`);
		return { run, errors, arrived };
	};

	const withValue = (endpoint: string, value: string) => ({
		endpoint,
		...Object.fromEntries(PLACES.map((place) => [place, value])),
	});

	it('is called with its method and path, and by no other call', async () => {
		expect(ALL.length).toBeGreaterThan(500);
		const called = ALL.filter((one) => !isOfFile(one));
		const { run, errors, arrived } = await arrivedOf(called.map((one) => withValue(one, VALUE)));
		expect([run.error?.message, errors]).toEqual([undefined, []]);
		const wanted = called.map((one) => one.replace(/\{\w+\}/g, SENT).replace(' /', ` ${ROOT}/`));
		expect([...arrived].sort()).toEqual(wanted.sort());
	});

	it('is not called with a value that leads elsewhere', async () => {
		// test/http/pure/url.test.ts tests the values.
		const filled = ALL.filter((one) => one.includes('{') && !isOfFile(one)).slice(0, 10);
		const { errors, arrived } = await arrivedOf(filled.map((one) => withValue(one, '..')));
		expect(arrived).toEqual([]);
		expect(errors).toHaveLength(10);
	});
});
