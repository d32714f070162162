import type { IExecuteFunctions, ILoadOptionsFunctions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';

import { textOf } from '../../platform/client/json';

/** A text parameter of an item; empty when the form does not show it. */
export function readText(context: IExecuteFunctions, name: string, item: number): string {
	return textOf(context.getNodeParameter(name, item, ''))?.trim() ?? '';
}

/** The value of a resource locator of an item; the form must show it. */
export function readLocator(context: IExecuteFunctions, name: string, item: number): string {
	return textOf(context.getNodeParameter(name, item, '', { extractValue: true }))?.trim() ?? '';
}

/** A parameter as it stands in the form while a list is being loaded. */
export function readCurrent(context: ILoadOptionsFunctions, name: string): string {
	return textOf(context.getCurrentNodeParameter(name, { extractValue: true })) ?? '';
}

/** A parameter that a list depends on. @throws NodeOperationError that asks to fill it in first */
export function readNeeded(
	context: ILoadOptionsFunctions,
	parameter: string,
	label: string,
): string {
	const value = readCurrent(context, parameter);
	if (value !== '') return value;
	throw new NodeOperationError(context.getNode(), `Choose ${label} first`, {
		description: `This list depends on ${label}`,
	});
}
