import type { INodeParameters } from 'n8n-workflow';
import { locator } from '../../../harness/workflows';

/** A value that was typed as an ID. */
export const id = (value: string) => locator(value, 'id');

/** The form of an analysis: required fields, optional ones, and further parameters. */
export function analysisOf(
	analysis: string,
	required: INodeParameters,
	optional: INodeParameters = {},
	more: INodeParameters = {},
): INodeParameters {
	return {
		resource: 'customerJourney',
		operation: 'submitAnalysis',
		site: locator('shop-eu'),
		analysis,
		journeyFields: { required: { fields: required }, ...optional },
		...more,
	};
}

/** Names and values under Additional Parameters. */
export function additional(values: Record<string, string>): INodeParameters {
	const parameter = Object.entries(values).map(([name, value]) => ({ name, value }));
	return { options: { additionalParameters: { parameter } } };
}

/** Filters as a list. */
export function filtersOf(...triples: Array<readonly [string, string, string]>): INodeParameters {
	return { filters: { filter: triples.map(([key, operand, value]) => ({ key, operand, value })) } };
}
