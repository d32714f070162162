import type { GenericValue, INodeParameters, NodeParameterValueType } from 'n8n-workflow';
import type { Field, Resource } from '../../../platform/catalogue/row';
import { locator } from '../../support/nodes/workflow';

export type Operation = Resource<string>['operations'][number];

/** What a parameter holds in the form, and what must arrive under which name. */
interface Filled {
	readonly parameters: INodeParameters;
	readonly arrives: Readonly<Record<string, GenericValue>>;
}

/** Values that the sandbox's shop knows, by the platform's names. */
type Known = Readonly<Record<string, string>>;

/** Fills a field in with a value that the sandbox accepts. */
export function fillIn(field: Field, known: Known, place: Known): Filled {
	if (field.kind === 'period') {
		return {
			parameters: { from: '2026-11-02', to: '2026-11-03' },
			arrives: { [field.as.from]: '11/02/2026', [field.as.to]: '11/03/2026' },
		};
	}
	const { name } = field;
	if (field.kind === 'choices') {
		const [{ value }] = field.options;
		const as = 'each' in field.send ? field.send.each(value) : field.send.joinedAs;
		return { parameters: { [name]: [value] }, arrives: { [as]: '1' } };
	}
	if (field.kind === 'parameters') return { parameters: {}, arrives: {} };
	if (field.kind === 'table') {
		const cells = field.cells.map((cell) => fillIn(cell, known, place));
		const row = Object.assign({}, ...cells.map(({ parameters }) => parameters)) as INodeParameters;
		const arrives: Record<string, string> = {};
		for (const { as } of field.cells) arrives[`${as}0`] = known[as] ?? '';
		return { parameters: { [name]: { row: [row] } }, arrives };
	}
	if (field.kind === 'json') return { parameters: { [name]: field.example }, arrives: {} };
	const as = field.as.replace(/\{(\w+)\}/g, (_, key: string) => place[key] ?? '');
	const value = place[as] ?? known[as] ?? usual(field);
	return { parameters: { [name]: asEntered(field, value) }, arrives: { [as]: value } };
}

function usual(field: Field): string {
	if (field.kind === 'choice') return field.options[0].value;
	if (field.kind === 'flag') return field.words[1];
	return field.kind === 'date' ? '1793577600' : '1';
}

function asEntered(field: Field, value: string): NodeParameterValueType {
	if (field.kind === 'picker') return locator(value, 'id');
	if (field.kind === 'flag') return value === field.words[1];
	return field.kind === 'number' ? Number(value) : value;
}
