import type { NodeHint } from 'n8n-workflow';

import { changesTwice, effectOfOperation } from '../../../platform/catalogue/endpointEffect';
import type { ApiRun } from '../../../platform/catalogue/resources/api';
import type { AnyOperation, Catalogue } from './catalogueTypes';

/** The hints in the form: tips, and warnings before irreversible changes. */
export function describeHints(catalogue: Catalogue): NodeHint[] {
	return [
		...hintsOf(catalogue, 'warning', ({ warning }) => warning),
		...hintsOf(catalogue, 'info', ({ tip }) => tip),
		// Tips come last, so that warnings stay visible.
		...hintsOf(catalogue, 'info', (operation) => {
			const effect = effectOfOperation(operation);
			return effect && changesTwice(effect) ? NO_RETRIES : undefined;
		}),
		...CALLS.flatMap(([run, mayChange]) =>
			hintsOf(
				catalogue,
				'info',
				(operation) => ('run' in operation && operation.run === run ? NO_RETRIES : undefined),
				` && ${mayChange}`,
			),
		),
	];
}

// Warnings of calls whose effect is known only at run time.
const CALLS: ReadonlyArray<readonly [run: ApiRun, mayChange: string]> = [
	['callApi', '$parameter["method"] !== "GET" && $parameter["options"]?.["onlyReads"] !== true'],
	['callKnown', '$parameter["endpointValues"]["value"]?.["changesPlatform"] === true'],
];

// A hint cannot read the node's settings.
const NO_RETRIES =
	'Keep Retry On Fail off under Settings: this operation changes data on the platform and does not run with that setting on, because n8n could make the change twice.';

function hintsOf(
	catalogue: Catalogue,
	type: 'warning' | 'info',
	textOf: (operation: AnyOperation) => string | undefined,
	also = '',
): NodeHint[] {
	const shownWith = new Map<string, string[]>();
	for (const { value: resource, operations } of catalogue) {
		for (const operation of operations) {
			const text = textOf(operation);
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
		displayCondition: `={{ ${JSON.stringify(chosen)}.includes($parameter["resource"] + "." + $parameter["operation"])${also} }}`,
	}));
}
