import type { IWebhookFunctions } from 'n8n-workflow';

import { InvalidInput } from '../../platform/client/faults';
import { isRecord, listOf, textOf } from '../../platform/client/values/json';
import { importKinds } from '../../platform/imports/kinds';

/** What the owner of the page has set. */
export interface Settings {
	readonly title: string;
	readonly text: string;
	readonly importsAtOnce: boolean;
	readonly sites: readonly string[];
	readonly kinds: readonly string[];
	readonly largestMb: number;
	readonly leavesOut: boolean;
}

/** Reads the form of the trigger. @throws InvalidInput */
export function readSettings(context: IWebhookFunctions): Settings {
	const text = (name: string) => textOf(context.getNodeParameter(name, ''))?.trim() ?? '';
	const entered: unknown = context.getNodeParameter('options', {});
	const options = isRecord(entered) ? entered : {};
	const largestMb = Number(options.largestFile ?? 100);
	if (!(largestMb > 0)) {
		throw new InvalidInput(
			'Largest File (MB)',
			'Largest File (MB) must be more than 0',
			'Enter a number of megabytes, such as 100',
		);
	}
	const chosen = listOf(context.getNodeParameter('kinds', [])).flatMap(
		(kind) => textOf(kind) ?? [],
	);
	const known = importKinds.map(({ name }) => name);
	return {
		title: text('title') || 'Import figures',
		text: text('text'),
		importsAtOnce: text('handling') !== 'handOver',
		sites: text('sites')
			.split(',')
			.map((site) => site.trim())
			.filter((site) => site !== ''),
		kinds: chosen.length > 0 ? known.filter((kind) => chosen.includes(kind)) : known,
		largestMb,
		leavesOut: options.badLines === 'leaveOut',
	};
}
