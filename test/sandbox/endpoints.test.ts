import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '../../sandbox/endpoints';
import { Caller, SITE } from './caller';

// Copied from the specification.
const LISTED = path.join(__dirname, '../engine/catalogue/endpoints.tsv');
// docs/platform.md, observed: not in the specification.
const OBSERVED = [
	'POST /ea/{site}/report/batch/status.json',
	'POST /ea/{site}/report/batch/download.json',
	'GET /ea/{site}/db/view/get_all_name.json',
	...['action', 'location', 'productparam', 'publisher'].flatMap((object) => [
		`POST /ea/{site}/db/${object}/create.json`,
		`GET /ea/{site}/db/${object}/exists.json`,
		`GET /ea/{site}/db/${object}/search.json`,
		`POST /ea/{site}/db/${object}/update.json`,
	]),
	'GET /ea/{site}/db/productparam/lookup.json',
	'GET /ea/{site}/db/pageinfo/search.json',
	'GET /ea/{site}/db/semcampaign/search.json',
];

const caller = Caller.forFile();

it('the sandbox serves the endpoints of the specification, the observed ones, and no other', () => {
	const [, ...lines] = readFileSync(LISTED, 'utf8').trim().split('\n');
	const listed = lines.map((line) => line.split('\t').slice(1).join(' '));
	const served = endpoints.flatMap(({ methods, path: address }) =>
		methods.map((method) => `${method} ${address}`),
	);
	expect(served.sort()).toEqual([...listed, ...OBSERVED].sort());
});

it('every endpoint refuses an unknown parameter, and reading ones have a format of dates', async () => {
	for (const { methods, path: address } of endpoints) {
		const [method = ''] = methods;
		const path = filled(address.replace('/ea/v2', ''));
		const codeFor = async (params: object) =>
			(await caller.call(method, path, {}, { params })).data.error_code;
		expect([path, await codeFor({ color: 'red' })]).toEqual([path, 'PARAMETER_UNKNOWN']);
		if (method !== 'GET') continue;
		const code = await codeFor({ 'ea-enable-datefmt': '%Y-%m-%d' });
		expect([path, code]).not.toEqual([path, 'PARAMETER_UNKNOWN']);
	}
});

function filled(address: string): string {
	const { connectorToken } = caller.sandbox;
	const values: Record<string, string> = { site: SITE, jobid: 'none', connectorToken };
	return address.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
