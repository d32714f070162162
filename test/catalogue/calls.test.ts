import { readFileSync } from 'node:fs';
import path from 'node:path';

import { catalogue } from '../../platform/catalogue';
import { lists } from '../../platform/catalogue/lists';
import { lineOf, listLines } from '../../tools/operationTable';

const endpoints = readFileSync(
	path.join(__dirname, '..', 'engine', 'catalogue', 'endpoints.tsv'),
	'utf8',
)
	.trim()
	.split('\n')
	.slice(1)
	.map((row) => row.split('\t'))
	.map(([, method, address]) => `${method} ${address}`);

const MARK = ' (beyond the specification)';
const lines = listLines(lists);
const calls = lines.flatMap((line) => (line.split('\t')[2] ?? '').split(', '));

test('every list that a field offers is named with its calls', () => {
	expect(lines).toHaveLength(Object.keys(lists).length);
	expect(lines).toContain(
		'Lists\tthe list of attribution rules\tGET /ea/{site}/db/view/get_all_name.json (beyond the specification), GET /ea/{site}/db/cj/assist_get_available_views.json',
	);
	expect(lines).toContain('Lists\tthe list of audiences\tGET /ea/{site}/db/cluster/search.json');
});

test('a call is marked exactly when the specification does not have it', () => {
	const marked = calls
		.filter((call) => call.endsWith(MARK))
		.map((call) => call.slice(0, -MARK.length));
	expect(marked).toEqual([
		'GET /ea/{site}/db/view/get_all_name.json',
		'GET /ea/{site}/db/location/search.json',
		'GET /ea/{site}/db/publisher/search.json',
	]);
	expect(marked.filter((call) => endpoints.includes(call))).toEqual([]);
	const others = calls.filter((call) => !call.endsWith(MARK));
	expect(others.filter((call) => !endpoints.includes(call))).toEqual([]);
});

test('an operation is named with its calls', () => {
	const [report] = catalogue;
	expect(lineOf(report, report.operations[1] ?? report.operations[0])).toBe(
		'Report\tSubmit\tPOST /ea/{site}/report/batch/query.json',
	);
});

test('what nobody says is required does not stop a node, unless it changes something', () => {
	const required = catalogue.flatMap(({ operations }) =>
		operations
			.filter(({ fields }) =>
				fields.some((one) => ['ip', 'email'].includes(one.name) && one.required),
			)
			.map(({ value }) => value),
	);
	expect(required.sort()).toEqual(['disableUser', 'enableUser', 'resetUserToken']);
});
