import type { ParametersField, PickerField } from './row';

/** The site, part of almost every path (api.md, introduction: `{site}`). */
export const site: PickerField = {
	kind: 'picker',
	list: 'sites',
	name: 'site',
	label: 'Site',
	description: 'The website to work on, as the platform names it',
	placeholder: 'e.g. my-shop',
	required: true,
	send: { in: 'path', as: 'site' },
};

/** The report kind as a query parameter. */
export const reportKind: PickerField = {
	kind: 'picker',
	list: 'reportKinds',
	name: 'kind',
	label: 'Report Kind',
	description: 'The kind of report; rt#insummary is the summary by channel',
	placeholder: 'e.g. rt#insummary',
	required: true,
	send: { in: 'query', as: 'kind' },
};

/** The data level as a query parameter. */
export const dataLevel: PickerField = {
	kind: 'picker',
	list: 'dataLevels',
	name: 'path',
	label: 'Data Level',
	description: 'How deep the report goes, as a path; the channel level when left empty',
	placeholder: 'e.g. mcMEDIAINCOMING[?].*',
	send: { in: 'query', as: 'path' },
};

/** For endpoints whose parameters the specification does not show. */
export const additionalParameters: ParametersField = {
	kind: 'parameters',
	name: 'additionalParameters',
	label: 'Additional Parameters',
	description: 'Query parameters to send along, under the names the platform gives them',
};
