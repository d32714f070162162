import type { NodeHint } from 'n8n-workflow';

import { changesTwice, effectOfOperation } from '../../../platform/catalogue/endpointEffect';
import type { ApiRun } from '../../../platform/catalogue/resources/api';
import type { AnyOperation, Catalogue } from './catalogue';

/** What n8n shows beside the form: tips, and warnings before something that cannot be undone. */
export function describeHints(catalogue: Catalogue): NodeHint[] {
	return [
		...hintsOf(catalogue, 'warning', ({ warning }) => warning),
		...hintsOf(catalogue, 'info', ({ tip }) => tip),
		// Last, so that it does not bury what matters more.
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

// What the form shows of a call that may change something, of which only its run knows for sure.
const CALLS: ReadonlyArray<readonly [run: ApiRun, mayChange: string]> = [
	['callApi', '$parameter["method"] !== "GET" && $parameter["options"]?.["onlyReads"] !== true'],
	['callKnown', '$parameter["endpointValues"]["value"]?.["changesPlatform"] === true'],
];

// A hint cannot see the settings of the node.
const NO_RETRIES =
	'Leave Retry On Fail off under Settings: this operation changes something, and does not run with it, as n8n could make the change twice.';

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
