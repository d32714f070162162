import { readFileSync } from 'node:fs';
import path from 'node:path';

import { catalogue } from '../../platform/catalogue';
import { knownEndpoints } from '../../platform/catalogue/known';
import { endpointLines, endpointPage } from '../../tools/endpointPage';
import { lineOf } from '../../tools/operationTable';

const endpoints = [...knownEndpoints().values()];
const MARK = ' (beyond the specification)';

test('docs/endpoints.md is what `npm run operations -- --endpoints` prints', () => {
	const page = readFileSync(path.join(__dirname, '..', '..', 'docs', 'endpoints.md'), 'utf8');
	expect(page.trimEnd()).toBe(endpointPage(endpoints));
});

test('all endpoints are listed as operations, those beyond the specification marked', () => {
	const lines = endpointLines(endpoints);
	expect(lines).toHaveLength(588);
	expect(lines.filter((line) => line.endsWith(MARK))).toHaveLength(330);
	expect(lines).toContain(
		'API > Call a Known Endpoint\tAudience: get many\tGET /ea/{site}/db/cluster/search.json',
	);
	expect(lines).toContain(
		`API > Call a Known Endpoint\tProfile: get many\tGET /ea/{site}/db/profile/search.json${MARK}`,
	);
	const [call] = catalogue
		.filter(({ value }) => value === 'api')
		.flatMap((api) => api.operations.map((one) => lineOf(api, one)));
	expect(call).toBe('API\tCustom API Call\t-');
});
