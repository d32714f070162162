import type { NodeHint } from 'n8n-workflow';

import type { Run } from '../../../platform/catalogue';
import type { Resource } from '../../../platform/catalogue/row';

/** What n8n shows beside the form before an operation does something that cannot be undone. */
export function describeHints(catalogue: ReadonlyArray<Resource<Run>>): NodeHint[] {
	const operations = new Map<string, string[]>();
	for (const { value: resource, operations: rows } of catalogue) {
		for (const { value: operation, warning } of rows) {
			if (warning === undefined) continue;
			operations.set(warning, [...(operations.get(warning) ?? []), `${resource}.${operation}`]);
		}
	}
	return [...operations].map(([message, chosen]) => ({
		message,
		type: 'warning',
		location: 'outputPane',
		whenToDisplay: 'beforeExecution',
		displayCondition: `={{ ${JSON.stringify(chosen)}.includes($parameter["resource"] + "." + $parameter["operation"]) }}`,
	}));
}
