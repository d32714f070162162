import type { INode, INodeProperties } from 'n8n-workflow';
import { examples } from '../support/pages';
import { nodes } from '../support/shownWords';

// The build makes it, and forms say nothing of it.
jest.mock('../../page/built', () => ({}), { virtual: true });

const PACK = 'n8n-nodes-marketing-analytics.';

// n8n passes over a parameter that a form does not have, and a page would promise what is not there.
function defectOf(value: unknown, name: string, fields: readonly INodeProperties[]) {
	const named = fields.filter((field) => field.name === name);
	if (named.length === 0) return `there is no ${name}`;
	const choices = named.flatMap(({ options = [] }) => options);
	const values = choices.flatMap((one) => ('value' in one ? [one.value] : []));
	if (values.length > 0)
		return values.some((one) => one === value) ? undefined : `${name}: ${value}`;
	if (named.every(({ type }) => type !== 'collection') || !value) return undefined;
	const added = choices.map((one) => one.name);
	const unknown = Object.keys(value).filter((field) => !added.includes(field));
	return unknown.length > 0 ? `${name} has no ${unknown.join()}` : undefined;
}

function defectsOf({ type, parameters }: INode): string[] {
	const node = nodes.find(({ name }) => `${PACK}${name}` === type);
	if (node === undefined) return [`there is no ${type}`];
	return Object.entries(parameters)
		.filter(([name]) => name !== 'pollTimes')
		.flatMap(([name, value]) => defectOf(value, name, node.properties) ?? []);
}

const own = examples.flatMap(({ path, workflow }) =>
	workflow.nodes.filter(({ type }) => type.startsWith(PACK)).map((node) => ({ path, node })),
);

it.each(own)('the example of $path has parameters and values of the form', ({ node }) => {
	expect(defectsOf(node)).toEqual([]);
});
