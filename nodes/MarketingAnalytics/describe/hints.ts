import type { NodeHint } from 'n8n-workflow';

import type { Run } from '../../../platform/catalogue';
import type { Resource } from '../../../platform/catalogue/row';

type Catalogue = ReadonlyArray<Resource<Run>>;

/** What n8n shows beside the form: tips, and warnings before something that cannot be undone. */
export function describeHints(catalogue: Catalogue): NodeHint[] {
	return [...hintsOf(catalogue, 'warning', 'warning'), ...hintsOf(catalogue, 'tip', 'info')];
}

function hintsOf(
	catalogue: Catalogue,
	member: 'warning' | 'tip',
	type: 'warning' | 'info',
): NodeHint[] {
	const shownWith = new Map<string, string[]>();
	for (const { value: resource, operations } of catalogue) {
		for (const operation of operations) {
			const text = operation[member];
			if (text === undefined) continue;
			const chosen = `${resource}.${operation.value}`;
			shownWith.set(text, [...(shownWith.get(text) ?? []), chosen]);
		}
	}
	return [...shownWith].map(([message, chosen]) => ({
		message,
		type,
		location: 'outputPane',
		whenToDisplay: 'beforeExecution',
		displayCondition: `={{ ${JSON.stringify(chosen)}.includes($parameter["resource"] + "." + $parameter["operation"]) }}`,
	}));
}
