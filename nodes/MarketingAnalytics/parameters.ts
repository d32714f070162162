import type { IExecuteFunctions, ILoadOptionsFunctions } from 'n8n-workflow';

import { textOf } from '../../platform/client/json';

/** A text parameter of an item; the value of a resource locator, empty when there is none. */
export function readText(context: IExecuteFunctions, name: string, item: number): string {
	return textOf(context.getNodeParameter(name, item, '', { extractValue: true })) ?? '';
}

/** A parameter as it stands in the form while a list is being loaded. */
export function readCurrent(context: ILoadOptionsFunctions, name: string): string {
	return textOf(context.getCurrentNodeParameter(name, { extractValue: true })) ?? '';
}
