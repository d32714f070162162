import type { INodeProperties, NodeParameterValueType } from 'n8n-workflow';

import type { Setting } from '../form/settings';

/**
 * The versions of the nodes. n8n does not store what has its default, so what a new node starts with
 * must not reach those that were saved before it: they keep the version that they were made with.
 */
export const VERSIONS = {
	version: [1, 1.1],
	defaultVersion: 1.1,
};

const chosen = (value: string, cachedResultName: string) => ({
	__rl: true,
	mode: 'list',
	value,
	cachedResultName,
});

const column = (field: string, label: string) => ({ field: chosen(field, label), label });

/** The kind of report that every site has. */
export const SUMMARY = chosen('rt#insummary', 'Incoming traffic summary');

/** What its rows stand for. */
export const CHANNEL = { column: [column('media_key', 'Channel')] };

/** The figures that every site has. */
export const VISITS_AND_SALES = {
	column: [column('visit', 'Visits'), column('scartvalid', 'Sales')],
};

/** A setting in nodes of both versions: new ones start with a value. */
export function startingWith(
	{ property }: Setting<unknown>,
	value: NodeParameterValueType,
): INodeProperties[] {
	const { show } = property.displayOptions ?? {};
	return [
		{ ...property, displayOptions: { show: { '@version': [1], ...show } } },
		{
			...property,
			default: value,
			displayOptions: { show: { '@version': [{ _cnd: { gte: 1.1 } }], ...show } },
		},
	];
}
