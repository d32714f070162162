import { members } from '../http/reply';
import type { Endpoint, SiteEndpoint } from '../request/endpoint';
import { reading } from '../request/siteEndpoints';
import { invalid } from '../request/values';
import { cookieEndpoints, cookieReferenceEndpoints } from './cookies';
import { externalDataEndpoints } from './externalData';
import { objects } from './objects/all';
import { hashOf } from './objects/cookies';
import { iduserparam, partner } from './objects/parameters';
import { isPattern } from './objects/values';
import { standardEndpoints } from './operations';
import { audienceEndpoints, campaignEndpoints, translationEndpoints } from './specials';
import { entryAt } from './tables';

const PATTERN = 'iduserparam-pattern';

/**
 * The operations of CRM parameters, custom parameter values and data providers beyond the standard.
 */
const parameterEndpoints: readonly SiteEndpoint[] = [
	reading(
		'iduserparam/check_pattern',
		['iduserparam-id', 'value', `${PATTERN}?`],
		(call, values) => {
			const { iduserparam_pattern: kept = '' } = entryAt(call, iduserparam, values);
			const pattern = values.get(PATTERN) ?? kept;
			if (!isPattern(pattern)) throw invalid(PATTERN, `a regular expression, not "${pattern}"`);
			return members({ data: { match: new RegExp(pattern, 'u').test(values.text('value')) } });
		},
	),
	reading('cgiparamvalue/hash', ['value'], (_call, values) =>
		members({ data: { hash: hashOf(values.text('value')) } }),
	),
	reading('partner/sspparam_url', ['partner-id'], (call, values) => {
		const { domain, name } = call.site;
		const { partner_id: id } = entryAt(call, partner, values);
		return members({ data: { url: `https://collect.${domain}/ssp/${name}/${id}?uid={USER_ID}` } });
	}),
];

/**
 * The configuration of a site (docs/platform.md, Standard configuration resources) and
 * the cookie lists.
 */
export const configEndpoints: readonly Endpoint[] = [
	...objects.flatMap(standardEndpoints),
	...audienceEndpoints,
	...translationEndpoints,
	...parameterEndpoints,
	...cookieEndpoints,
	...campaignEndpoints,
	...externalDataEndpoints,
	...cookieReferenceEndpoints,
];
