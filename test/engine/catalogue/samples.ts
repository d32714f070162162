import type {
	GenericValue,
	IDataObject,
	INodeParameters,
	NodeParameterValueType,
} from 'n8n-workflow';

import type { Field } from '../../../platform/catalogue/endpointFields';
import { locator } from '../../../harness/workflows';
import type { Known } from './known';
import { KNOWN_JSON } from './known';

/** The parameters of a form, and the expected request. */
interface Filled {
	readonly parameters: INodeParameters;
	readonly arrives: Readonly<Record<string, GenericValue>>;
}

type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
type OneValue = Exclude<Field, FieldOf<'period' | 'choices' | 'parameters' | 'json' | 'table'>>;

const MUST_BE_NEW = /^ref$|-(name|key)$/;

/** Fills fields with values that the sandbox accepts; new entities get the new name. */
export function fillIn(fields: readonly Field[], known: Known, newName: string): Filled {
	const filled = fields.map((field) => fillInField(field, known, newName));
	return {
		parameters: Object.fromEntries(filled.flatMap(({ parameters }) => Object.entries(parameters))),
		arrives: Object.fromEntries(filled.flatMap(({ arrives }) => Object.entries(arrives))),
	};
}

function fillInField(field: Field, known: Known, newName: string): Filled {
	switch (field.kind) {
		case 'period':
			return {
				parameters: { period: 'dates', from: '2026-11-02', to: '2026-11-03' },
				arrives: { [field.as.from]: '11/02/2026', [field.as.to]: '11/03/2026' },
			};
		case 'parameters':
			return { parameters: {}, arrives: {} };
		case 'choices':
			return chosen(field);
		case 'json':
			return written(field);
		case 'table':
			return oneRow(field, known, newName);
		default:
			return single(field, known, newName);
	}
}

function chosen({ name, options: [{ value }], send }: FieldOf<'choices'>): Filled {
	return {
		parameters: { [name]: [value] },
		arrives: 'each' in send ? { [send.each(value)]: '1' } : { [send.joinedAs]: value },
	};
}

function written({ name, as }: FieldOf<'json'>): Filled {
	const value: IDataObject | undefined = KNOWN_JSON[name];
	if (value === undefined) throw new Error(`No JSON is known for "${name}".`);
	return {
		parameters: { [name]: JSON.stringify(value, null, '\t') },
		arrives: as === '' ? value : { [as]: value },
	};
}

function oneRow({ name, cells }: FieldOf<'table'>, known: Known, newName: string): Filled {
	const { parameters, arrives } = fillIn(cells, known, newName);
	const numbered = Object.entries(arrives).map(([as, value]) => [`${as}0`, value] as const);
	return { parameters: { [name]: { row: [parameters] } }, arrives: Object.fromEntries(numbered) };
}

function single(field: OneValue, known: Known, newName: string): Filled {
	const as = field.as.replace(/\{(\w+)\}/g, (_, place: string) => known[place] ?? '');
	const value = known[as] ?? usual(field, MUST_BE_NEW.test(as) ? newName : '1');
	return {
		parameters: { [field.name]: asEntered(field, value) },
		arrives: { [as]: field.kind === 'number' ? Number(value) : value },
	};
}

function usual(field: OneValue, text: string): string {
	if (field.kind === 'choice') return field.options[0].value;
	if (field.kind === 'flag') return field.words[1];
	return field.kind === 'date' ? '1793577600' : text;
}

function asEntered(field: OneValue, value: string): NodeParameterValueType {
	if (field.kind === 'picker') return locator(value, 'id');
	if (field.kind === 'flag') return value === field.words[1];
	if (field.kind === 'picks') return [value];
	return field.kind === 'number' ? Number(value) : value;
}
