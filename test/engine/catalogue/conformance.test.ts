import { readFileSync } from 'node:fs';
import path from 'node:path';

import { catalogue } from '../../../platform/catalogue';
import { type Line, lines, newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import type { Sample } from './cases';
import { cases, sampleOf } from './cases';
import { KNOWN, KNOWN_OF } from './known';
import { PREPARED } from './prepared';

const texts = (values: Sample['sent']) =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/**
 * All cases; the older line only tests the first of several cases of an operation that differ in
 * the path.
 */
const casesOn = (line: Line) =>
	newestLine().includes(line)
		? cases
		: cases.filter((one, at) => cases.findIndex((it) => it.operation === one.operation) === at);

describe.each(lines())('every operation, %s', (line) => {
	const stage = withStage(line, { remembers: true });

	it.each(casesOn(line))('$name sends its parameters', async (one) => {
		const { operation, path: address } = one;
		const { parameters, sent } = await sampleOf(one, stage);
		stage.clear();
		const credential = { encryptionPassphrase: KNOWN.key ?? '' };
		const run = await stage.play({ parameters, credential });
		const [request, ...more] = stage.requests().slice(operation.rehearsal ? 1 : 0);
		expect(run.error?.message).toBeUndefined();
		expect(request).toMatchObject({ method: operation.method, path: address, status: 200 });
		// A list ends with an empty page, so there may be further requests.
		expect(more.filter(({ query }) => !operation.paged || query.start === '0')).toEqual([]);
		if (operation.method === 'POST') {
			const body: unknown = JSON.parse(request?.body ?? '');
			expect(body).toEqual(sent);
		} else {
			const paging = operation.paged ? { limit: '50', start: '0' } : {};
			expect(request?.query).toEqual({ ...texts(sent), ...paging });
		}
	});
});

test('prepared values belong to existing resources and operations', () => {
	const there = catalogue.flatMap(({ value: resource, operations }) => [
		resource,
		...operations.map(({ value }) => `${resource}.${value}`),
	]);
	const named = [...Object.keys(KNOWN_OF), ...Object.keys(PREPARED)];
	expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test('the operations call exactly the endpoints of the specification', () => {
	const listed = readFileSync(path.join(__dirname, 'endpoints.tsv'), 'utf8')
		.trim()
		.split('\n')
		.map((row) => row.split('\t'))
		.filter(([group]) => group !== 'group')
		.map(([, method, address]) => `${method} ${address}`);
	const special = catalogue.flatMap(({ operations }) =>
		operations.flatMap((operation) => ('run' in operation ? operation.calls : [])),
	);
	const specified = cases.filter(({ operation }) => !operation.isBeyond);
	const single = specified.map(
		({ operation, path: address }) =>
			`${operation.method} ${address.replace('/ea/v2', '').replace('/shop-eu/', '/{site}/')}`,
	);
	expect([...new Set([...single, ...special])].sort()).toEqual([...new Set(listed)].sort());
});
