import type { INodeProperties } from 'n8n-workflow';

import { rankInForm } from '../../nodes/MarketingAnalytics/describe/sortByDependency';
import { describeOperation } from '../../nodes/MarketingAnalytics/describe/describeProperties';
import { describeForm, formOf } from '../../nodes/MarketingAnalytics/describeForm';
import { catalogue } from '../../platform/catalogue';

type Rule = Readonly<Record<string, unknown>>;

const { properties } = describeForm();

/** Whether the resource and the operation show a property, whatever its other fields are. */
function isOffered({ displayOptions }: INodeProperties, chosen: Readonly<Record<string, string>>) {
	const has = (rule: Rule | undefined, field: string) => {
		const values = rule?.[field];
		return Array.isArray(values) ? values.includes(chosen[field]) : undefined;
	};
	return ['resource', 'operation'].every(
		(field) =>
			(has(displayOptions?.show, field) ?? true) && !(has(displayOptions?.hide, field) ?? false),
	);
}

const OPERATIONS = catalogue.flatMap(({ value: resource, operations }) =>
	operations.map((operation) => [`${resource} ${operation.value}`, resource, operation] as const),
);

test.each(OPERATIONS)('the form of %s keeps the order of its fields', (_, resource, operation) => {
	const own = describeOperation(operation, formOf(operation))
		.sort((a, b) => rankInForm(a) - rankInForm(b))
		.map(({ name }) => name);
	const shown = properties
		.filter((property) => isOffered(property, { resource, operation: operation.value }))
		.map(({ name }) => name);
	const names = [...new Set(own)].filter((name) => shown.includes(name));
	const inOrder = [...new Set(shown)].filter((name) => names.includes(name));
	expect(inOrder).toEqual(names);
});
