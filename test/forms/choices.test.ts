import { NodeHelpers } from 'n8n-workflow';
import type { INodeProperties } from 'n8n-workflow';

import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';

const { description } = new MarketingAnalytics();

// The editor reads the form anew after each choice, when nobody has filled in what it brought.
const CHOICES = ['definedBy', 'period', 'compareWith', 'output'];
const choices = description.properties
	.filter(({ type, name }) => type === 'options' && CHOICES.includes(name))
	.flatMap((property) => valuesOf(property).map((value) => [property.name, value] as const));

test.each(choices)('n8n can read the form of a report once %s is %s', (name, value) => {
	const entered = { resource: 'report', operation: 'run', [name]: value };
	const node = { typeVersion: 1 };
	const read = () =>
		NodeHelpers.getNodeParameters(description.properties, entered, true, false, node, description);
	expect(read).not.toThrow();
	expect(read()).toMatchObject({ site: { mode: 'list' } });
});

function valuesOf({ options = [] }: INodeProperties) {
	return options.flatMap((option) => ('value' in option ? [option.value] : []));
}
