import type { IExecuteFunctions } from 'n8n-workflow';

import { isRecord } from '../../../platform/base/json/json';
import { onlySite } from '../../../platform/lists/reportLists';
import { openChosen } from './openPlatform';

/**
 * Wraps the node's form: an unset list of sites gives the only site of the token. Expressions and
 * typed values are never replaced.
 *
 * @throws InvalidInput when the token has several sites
 */
export async function withOnlySite(context: IExecuteFunctions): Promise<IExecuteFunctions> {
	if (!isUntouched(context.getNodeParameter('site', 0, null))) return context;
	const site = await onlySiteOf(context);
	return new Proxy(context, {
		get: (node, member): unknown => {
			if (member !== 'getNodeParameter') return Reflect.get(node, member);
			return (name: string, ...more: unknown[]): unknown =>
				name === 'site' ? site : Reflect.apply(node.getNodeParameter, node, [name, ...more]);
		},
	});
}

/** The only site of the token. @throws InvalidInput when it has several */
export async function onlySiteOf(context: IExecuteFunctions): Promise<string> {
	return await onlySite(await openChosen(context));
}

function isUntouched(entered: unknown): boolean {
	return isRecord(entered) && entered.mode === 'list' && entered.value === '';
}
