import type {
	BinaryHelperFunctions,
	IGetNodeParameterOptions,
	ILoadOptionsFunctions,
	INode,
} from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';

import type { JsonRecord } from '../../../platform/base/json/json';
import { isRecord, textOf } from '../../../platform/base/json/json';
import { checkPathValue } from '../../../platform/http/url';

/** The form of a node, filled in for each item; a trigger has one. */
export interface Parameters {
	getNodeParameter(
		name: string,
		item: number,
		fallback?: unknown,
		options?: IGetNodeParameterOptions,
	): unknown;
	/** The time zone of the workflow, as an IANA name. */
	getTimezone?(): string;
	/** The node itself. */
	getNode?(): INode;
	/** Its parameters as the workflow stores them, where they are not those of the node. */
	stored?(): JsonRecord;
}

const storedIn = new WeakMap<Parameters, JsonRecord>();

/** The parameters as the workflow stores them, with expressions as they are written; none where n8n does not tell. */
export function storedParameters(context: Parameters): JsonRecord {
	// n8n copies the node whenever it is asked for it.
	const known = storedIn.get(context) ?? context.stored?.() ?? context.getNode?.().parameters ?? {};
	storedIn.set(context, known);
	return known;
}

/** The form, and what can make files. */
export interface FileMaker extends Parameters {
	readonly helpers: Pick<BinaryHelperFunctions, 'prepareBinaryData' | 'getBinaryStream'>;
	/** A poll has no execution yet. */
	getExecutionId?(): string | undefined;
}

/** The optional fields that an item has. */
export function readOptions(context: Parameters, item: number): JsonRecord {
	const options = context.getNodeParameter('options', item, {});
	return isRecord(options) ? options : {};
}

/** The same as the workflow stores it. */
export function storedOptions(context: Parameters): JsonRecord {
	const { options } = storedParameters(context);
	return isRecord(options) ? options : {};
}

/** A text parameter of an item; empty when the form does not show it. */
export function readText(context: Parameters, name: string, item: number): string {
	return textOf(context.getNodeParameter(name, item, ''))?.trim() ?? '';
}

/** The value of a resource locator of an item; the form must show it. */
export function readLocator(context: Parameters, name: string, item: number): string {
	return textOf(context.getNodeParameter(name, item, '', { extractValue: true }))?.trim() ?? '';
}

/** The site of an item, fit for a path. @throws InvalidInput */
export function readSite(context: Parameters, item: number): string {
	return checkPathValue('site', readLocator(context, 'site', item));
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
