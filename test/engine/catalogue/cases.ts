import type { GenericValue, INodeParameters } from 'n8n-workflow';

import { catalogue } from '../../../platform/catalogue';
import type { Field } from '../../../platform/catalogue/endpointFields';
import type { EndpointOperation } from '../../../platform/catalogue/endpointRow';
import type { Stage } from '../../support/stage';
import { KNOWN, knownFor } from './known';
import { PREPARED } from './prepared';
import { fillIn } from './samples';

const HEADINGS = {
	'Additional Fields': 'additionalFields',
	Filters: 'filters',
	Options: 'options',
	'Update Fields': 'updateFields',
} as const;

type Place = Readonly<Record<string, string>>;

/** An operation with the choices in its path. */
export interface Case {
	readonly name: string;
	readonly resource: string;
	readonly operation: EndpointOperation;
	readonly place: Place;
	readonly path: string;
}

/** The parameters of a node, and what they send in addition to the path. */
export interface Sample {
	readonly parameters: INodeParameters;
	readonly sent: Readonly<Record<string, GenericValue>>;
}

/** One case per operation, and per choice that is part of the path. */
export const cases = catalogue.flatMap(({ value: resource, operations }) =>
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

/** The values that the choices send, which may differ from theirs. */
function sentFor({ fields }: EndpointOperation, place: Place): Place {
	const sent = Object.entries(place).map(([as, chosen]) => {
		const field = fields.find((one) => one.kind === 'choice' && one.as === as);
		const option = field?.kind === 'choice' && field.options.find(({ value }) => value === chosen);
		return [as, (option || undefined)?.sends ?? chosen] as const;
	});
	return Object.fromEntries(sent);
}

/** Parameters that the sandbox accepts, and what they send. */
export async function sampleOf(
	{ name, resource, operation, place }: Case,
	stage: Stage,
): Promise<Sample> {
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
	// The credential contains the passphrase.
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
