import type { INodeProperties } from 'n8n-workflow';

import * as shared from '../../../../../platform/catalogue/commonFields';
import { isRecord } from '../../../../../platform/base/json/json';
import type { SiteChoice } from '../../../../../platform/lists/chosenSites';
import { ALL_SITES, siteNamesIn } from '../../../../../platform/lists/chosenSites';
import { checkPathValue } from '../../../../../platform/http/url';
import { describeLocator, describePicker } from '../../../form/describe';
import type { Parameters } from '../../../form/parameters';
import { pickerSetting } from '../picker';
import { SITES_AND_ALL } from '../../../form/pickerMethods';
import type { Setting } from '../../../form/settings';
import { read } from '../../../form/readSetting';
import { converted, textSetting } from '../../../form/settings';

/** The site, fit for a path. */
export const site: Setting<string> = converted(
	pickerSetting(describePicker(shared.siteField)),
	({ value }) => checkPathValue('site', value),
);

const property: INodeProperties = describeLocator(
	{
		...shared.siteField,
		description:
			'The website to work on; may stay empty if your token has access to only one. For one report per site, choose All Sites of the Token, or enter several names, separated by commas.',
		placeholder: 'e.g. my-shop, my-outlet',
		required: undefined,
	},
	SITES_AND_ALL,
	'Name',
);

/** One site, or several by name, or all of them. */
export const sites: Setting<readonly string[]> = {
	property,
	parse: (entered) => siteNamesIn(isRecord(entered) ? entered.value : entered),
};

/** Which of all sites are reported on. */
export const siteNameParts: Setting<string> = {
	narrows: true,
	...textSetting({
		displayName: 'Site Name Contains',
		name: 'siteNameParts',
		placeholder: 'e.g. shop, outlet',
		description:
			'Include only sites whose name contains this text; all sites when left empty. Separate several texts with commas.',
		displayOptions: { show: { site: [ALL_SITES] } },
	}),
};

/** Reads the sites of an item; a single one by its name. @throws InvalidInput */
export function readSites(
	context: Parameters,
	item: number,
): { readonly site: string; readonly sites?: SiteChoice } {
	const names = read(context, sites, item);
	const [site = ''] = names;
	if (names.includes(ALL_SITES)) {
		const given = read(context, siteNameParts, item).split(',');
		const nameParts = given.map((one) => one.trim()).filter((one) => one !== '');
		return { site, sites: { names: [], nameParts } };
	}
	return names.length === 1 ? { site } : { site, sites: { names, nameParts: [] } };
}
