import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { GenericValue, INodeParameters } from 'n8n-workflow';

import { catalogue } from '../../../platform/catalogue';
import type { EndpointOperation, Field } from '../../../platform/catalogue/row';
import { lines } from '../../../harness/engine';
import type { Stage } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { workflowOf } from '../../../harness/workflows';
import { KNOWN, KNOWN_OF, knownFor } from './known';
import { PREPARED } from './prepared';
import { fillIn } from './samples';

const HEADINGS = {
	'Additional Fields': 'additionalFields',
	Filters: 'filters',
	Options: 'options',
	'Update Fields': 'updateFields',
} as const;

type Place = Readonly<Record<string, string>>;

interface Case {
	readonly name: string;
	readonly resource: string;
	readonly operation: EndpointOperation;
	readonly place: Place;
	readonly path: string;
}

/** The parameters of a node, and what they send beside the address. */
interface Sample {
	readonly parameters: INodeParameters;
	readonly sent: Readonly<Record<string, GenericValue>>;
}

/** One case per operation, and per choice where a choice is part of the address. */
const cases = catalogue.flatMap(({ value: resource, operations }) =>
	operations.flatMap((operation) =>
		'run' in operation
			? []
			: placesOf(operation).map((place) => caseOf(resource, operation, place)),
	),
);

function placesOf({ fields, path: address, by }: EndpointOperation): Place[] {
	if (by) return Object.keys(by).map((name) => ({ by: name }));
	const selector = fields.find(
		(field) => field.kind === 'choice' && address.includes(`{${field.as}}`),
	);
	if (selector?.kind !== 'choice') return [{}];
	return selector.options.map(({ value }) => ({ [selector.as]: value }));
}

function caseOf(resource: string, operation: EndpointOperation, place: Place): Case {
	const word = operation.by?.[place.by ?? ''];
	const inPath: Place = { ...KNOWN, ...sentFor(operation, place), ...(word ? { by: word } : {}) };
	const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => inPath[name] ?? '');
	return {
		name: [resource, operation.value, ...Object.values(place)].join(' '),
		resource,
		operation,
		place,
		path: `/ea/v2${address}`,
	};
}

/** What the choices send, which may be another word. */
function sentFor({ fields }: EndpointOperation, place: Place): Place {
	const sent = Object.entries(place).map(([as, chosen]) => {
		const field = fields.find((one) => one.kind === 'choice' && one.as === as);
		const option = field?.kind === 'choice' && field.options.find(({ value }) => value === chosen);
		return [as, (option || undefined)?.sends ?? chosen] as const;
	});
	return Object.fromEntries(sent);
}

async function sampleOf({ name, resource, operation, place }: Case, stage: Stage): Promise<Sample> {
	const { value, fields, optional, passphraseAs, path: address } = operation;
	const made = await PREPARED[`${resource}.${value}`]?.(
		stage.sandbox,
		name,
		sentFor(operation, place),
	);
	const known = { ...knownFor(resource, value), ...made, ...place };
	const isAskedFor = (field: Field) => {
		const { onlyFor } = field;
		if (place.by !== undefined && 'as' in field && field.as !== 'site')
			return field.as === place.by;
		return onlyFor === undefined || onlyFor.values.includes(known[onlyFor.field] ?? '');
	};
	const needed = fillIn(fields.filter(isAskedFor), known, name);
	const added = fillIn((optional?.fields ?? []).filter(isAskedFor), known, name);
	// The credential holds the passphrase.
	const passphrase = passphraseAs === undefined ? {} : { [passphraseAs]: KNOWN.key };
	const arrives = Object.entries({ ...needed.arrives, ...added.arrives, ...passphrase });
	return {
		parameters: {
			resource,
			operation: value,
			...needed.parameters,
			...(optional ? { [HEADINGS[optional.heading]]: added.parameters } : {}),
		},
		sent: Object.fromEntries(arrives.filter(([as]) => !address.includes(`{${as}}`))),
	};
}

const texts = (values: Sample['sent']) =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

describe.each(lines())('every operation, %s', (line) => {
	const stage = withStage(line, { remembers: true });

	it.each(cases)('$name sends what it was given', async (one) => {
		const { operation, path: address } = one;
		const { parameters, sent } = await sampleOf(one, stage);
		stage.clear();
		const { marketingAnalyticsApi } = stage.credentials;
		const run = await stage.engine.run({
			workflow: workflowOf({ It: { parameters } }),
			credentials: {
				marketingAnalyticsApi: { ...marketingAnalyticsApi, encryptionPassphrase: KNOWN.key ?? '' },
			},
		});
		const [request, ...more] = stage.requests().slice(operation.rehearsal ? 1 : 0);
		expect(run.error?.message).toBeUndefined();
		expect(request).toMatchObject({ method: operation.method, path: address, status: 200 });
		// A list ends by an empty page, so that more of it may have been asked for.
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

test('values and preparations are for resources and operations that there are', () => {
	const there = catalogue.flatMap(({ value: resource, operations }) => [
		resource,
		...operations.map(({ value }) => `${resource}.${value}`),
	]);
	const named = [...Object.keys(KNOWN_OF), ...Object.keys(PREPARED)];
	expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test('the operations reach every endpoint of the specification and no other', () => {
	const listed = readFileSync(path.join(__dirname, 'endpoints.tsv'), 'utf8')
		.trim()
		.split('\n')
		.map((row) => row.split('\t'))
		.filter(([group]) => group !== 'group')
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
