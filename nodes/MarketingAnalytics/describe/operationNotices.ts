import type { INodeProperties } from 'n8n-workflow';

import { changesTwice, effectOfOperation } from '../../../platform/catalogue/endpointEffect';
import type { ApiRun } from '../../../platform/catalogue/resources/api';
import type { AnyOperation } from './catalogueTypes';

/**
 * What the form says of an operation: a warning before irreversible changes, and tips. They are no
 * hints of the node, as n8n's editor compiles the conditions of all hints when it opens a form.
 */
export function describeNotices(operation: AnyOperation): INodeProperties[] {
	const { warning, tip } = operation;
	return [
		...(warning === undefined ? [] : [notice('warning', warning)]),
		...(tip === undefined ? [] : [notice('tip', tip)]),
		...noticesOfRetries(operation),
	];
}

// A form cannot read the node's settings.
const NO_RETRIES = notice(
	'noRetries',
	'Keep Retry On Fail off under Settings: this operation changes data on the platform and does not run with that setting on, because n8n could make the change twice.',
);

const RISKY_RETRIES =
	'Keep Retry On Fail off under Settings if the call changes data on the platform: with that setting on, n8n could make the change twice, so the node may refuse the call.';

/** The notices of calls whose effect only their fields determine; n8n finds members of a field from the root only. */
const CALLS: Readonly<Record<ApiRun, INodeProperties>> = {
	// A form does not know which paths only read.
	callApi: notice('noRetries', RISKY_RETRIES),
	callKnown: {
		...notice('noRetries', RISKY_RETRIES),
		displayOptions: { show: { '/endpointValues.value.changesPlatform': [true] } },
	},
};

function noticesOfRetries(operation: AnyOperation): INodeProperties[] {
	const effect = effectOfOperation(operation);
	if (effect) return changesTwice(effect) ? [NO_RETRIES] : [];
	return 'run' in operation && isCall(operation.run) ? [CALLS[operation.run]] : [];
}

const isCall = (run: string): run is ApiRun => Object.hasOwn(CALLS, run);

function notice(name: string, displayName: string): INodeProperties {
	return { displayName, name, type: 'notice', default: '' };
}
