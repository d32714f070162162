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
import { siteText } from '../../../platform/lists/chosenSites';

/** The node's form, with a value per item; a trigger has one. */
export interface Parameters {
	getNodeParameter(
		name: string,
		item: number,
		fallback?: unknown,
		options?: IGetNodeParameterOptions,
	): unknown;
	/** The time zone of the workflow, as an IANA name. */
	getTimezone?(): string;
	/** The node. */
	getNode?(): INode;
	/** The parameters as stored, if they differ from those of the node. */
	stored?(): JsonRecord;
}

const storedIn = new WeakMap<Parameters, JsonRecord>();

/**
 * The parameters as the workflow stores them, with expressions unevaluated; empty where n8n does
 * not provide them.
 */
export function storedParameters(context: Parameters): JsonRecord {
	// n8n copies the node at each call.
	const known = storedIn.get(context) ?? context.stored?.() ?? context.getNode?.().parameters ?? {};
	storedIn.set(context, known);
	return known;
}

/** The form, and functions that create files. */
export interface FileMaker extends Parameters {
	readonly helpers: Pick<BinaryHelperFunctions, 'prepareBinaryData' | 'getBinaryStream'>;
	/** A poll has no execution yet. */
	getExecutionId?(): string | undefined;
}

/** The optional fields that were added for an item. */
export function readOptions(context: Parameters, item: number): JsonRecord {
	const options = context.getNodeParameter('options', item, {});
	return isRecord(options) ? options : {};
}

/** The optional fields as the workflow stores them. */
export function storedOptions(context: Parameters): JsonRecord {
	const { options } = storedParameters(context);
	return isRecord(options) ? options : {};
}

/** Whether an optional field was added for an item. */
export function hasOption(context: Parameters, name: string, item: number): boolean {
	const options = [readOptions(context, item), storedOptions(context)];
	return options.some((added) => Object.hasOwn(added, name));
}

/** A text parameter; empty when the form does not show it. */
export function readText(context: Parameters, name: string, item: number): string {
	return textOf(context.getNodeParameter(name, item, ''))?.trim() ?? '';
}

/** The value of a resource locator of an item; the form must show it. */
export function readLocator(context: Parameters, name: string, item: number): string {
	return textOf(context.getNodeParameter(name, item, '', { extractValue: true }))?.trim() ?? '';
}

/** The site of an item, checked for use in a path. @throws InvalidInput */
export function readSite(context: Parameters, item: number): string {
	const entered: unknown = context.getNodeParameter('site', item, '', { extractValue: true });
	return checkPathValue('site', siteText(entered)?.trim() ?? '');
}

/** The form as the editor knows it, with expressions resolved. */
export type EditorForm = Pick<ILoadOptionsFunctions, 'getCurrentNodeParameter'>;

/** The current value of a parameter while a list is loaded; empty where the form does not show it. */
export function readCurrent(context: EditorForm, name: string): string {
	// Asked to extract the value of a parameter that the form does not show, n8n fails.
	const current: unknown = context.getCurrentNodeParameter(name);
	return textOf(isRecord(current) ? current.value : current) ?? '';
}

/** A parameter that a list depends on. @throws NodeOperationError asking to fill it in first */
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
