import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { INodeParameters } from 'n8n-workflow';

import { catalogue } from '../../../platform/catalogue';
import { lines } from '../../support/engine';
import { Stage } from '../../support/nodes/stage';
import { workflowOf } from '../../support/nodes/workflow';
import { KNOWN } from './known';
import type { Operation } from './samples';
import { fillIn } from './samples';

const HEADINGS = {
	'Additional Fields': 'additionalFields',
	Filters: 'filters',
	Options: 'options',
	'Update Fields': 'updateFields',
} as const;

type Endpoint = Exclude<Operation, { run: string }>;

interface Case {
	readonly name: string;
	readonly operation: Endpoint;
	readonly parameters: INodeParameters;
	readonly path: string;
	readonly sent: Readonly<Record<string, unknown>>;
}

/** One case per operation, and per choice where a choice is part of the address. */
const cases = catalogue.flatMap(({ value: resource, operations }) =>
	operations.flatMap((operation) =>
		'run' in operation
			? []
			: placesOf(operation).map((place) => caseOf(resource, operation, place)),
	),
);

function placesOf({ fields, path: address }: Endpoint): Array<Record<string, string>> {
	const selector = fields.find(
		(field) => field.kind === 'choice' && address.includes(`{${field.as}}`),
	);
	if (selector?.kind !== 'choice') return [{}];
	return selector.options.map(({ value }) => ({ [selector.as]: value }));
}

function caseOf(resource: string, operation: Endpoint, place: Record<string, string>): Case {
	const needed = operation.fields.map((field) => fillIn(field, KNOWN, place));
	const more = (operation.optional?.fields ?? []).map((field) => fillIn(field, KNOWN, place));
	const form = Object.assign({}, ...needed.map((one) => one.parameters)) as INodeParameters;
	const added = Object.assign({}, ...more.map((one) => one.parameters)) as INodeParameters;
	const heading = operation.optional && HEADINGS[operation.optional.heading];
	const values = Object.assign({}, ...[...needed, ...more].map((one) => one.arrives)) as Record<
		string,
		string
	>;
	const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
	const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
	const sent = Object.entries(values).filter(
		([name, value]) => !inPath.includes(name) && value !== '',
	);
	return {
		name: [resource, operation.value, ...Object.values(place)].join(' '),
		operation,
		parameters: {
			resource,
			operation: operation.value,
			...form,
			...(heading ? { [heading]: added } : {}),
		},
		path: `/ea/v2${address}`,
		sent: Object.fromEntries(sent),
	};
}

const texts = (values: Readonly<Record<string, unknown>>) =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const REFUSED_NAMES =
	/PARAMETER_(UNKNOWN|MISSING)|MEMBER_(UNKNOWN|MISSING)|ROUTE_UNKNOWN|METHOD_NOT_ALLOWED/;

describe.each(lines().slice(-1))('every operation, %s', (line) => {
	let stage: Stage;

	beforeAll(async () => {
		stage = await Stage.start(line);
	});

	beforeEach(() => stage.clear());

	afterAll(() => stage.stop());

	it.each(cases)(
		'$name sends what it was given',
		async ({ operation, parameters, path: address, sent }) => {
			const run = await stage.run({ workflow: workflowOf({ It: { parameters } }) });
			const [request] = stage.requests();
			expect(run.error?.message).toBeUndefined();
			expect(request).toMatchObject({ method: operation.method, path: address, status: 200 });
			if (operation.method === 'POST') {
				const body: unknown = JSON.parse(request?.body ?? '');
				const isRecord = typeof body === 'object' && body !== null;
				if (operation.fields.some(({ kind }) => kind === 'json')) return;
				expect(isRecord ? texts({ ...body }) : body).toEqual(sent);
			} else {
				const paging = operation.paged ? { limit: '50', start: '0' } : {};
				expect(request?.query).toEqual({ ...sent, ...paging });
			}
		},
	);
});

test('the operations reach every endpoint of the specification and no other, imports aside', () => {
	const listed = readFileSync(path.join(__dirname, 'endpoints.tsv'), 'utf8')
		.trim()
		.split('\n')
		.map((row) => row.split('\t'))
		.filter(([group]) => group !== 'Import' && group !== 'group')
		.map(([, method, address]) => `${method} ${address}`);
	const special = catalogue.flatMap(({ operations }) =>
		operations.flatMap((operation) => ('run' in operation ? operation.calls : [])),
	);
	const single = cases.map(
		({ operation, path: address }) =>
			`${operation.method} ${address.replace('/ea/v2', '').replace('/shop-eu/', '/{site}/')}`,
	);
	expect([...new Set([...single, ...special])].sort()).toEqual([...new Set(listed)].sort());
});
