import type { IDisplayOptions } from 'n8n-workflow';

/** The option that holds a whole report request, in place of the form's fields. */
export const REQUEST_OPTION = 'request';

/** Where that option is added and not empty. */
export const IN_JSON: NonNullable<IDisplayOptions['hide']> = {
	[`/options.${REQUEST_OPTION}`]: [{ _cnd: { exists: true } }],
};
