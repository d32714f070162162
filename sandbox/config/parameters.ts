import { idAt, invalid, textAt } from '../request/values';
import type { SiteEndpoint } from '../request/endpoint';
import { members } from '../http/reply';
import { hashOf } from './objects/cookieNames';
import { cgiparamvalue, iduserparam, partner } from './objects/parameters';
import { reading } from './routes';
import { isPattern } from './objects/values';
import type { ConfigNeeds } from './store';

/** What CRM parameters, custom parameter values and data providers can do beyond the standard. */
export const parameterEndpoints: readonly SiteEndpoint<ConfigNeeds>[] = [
	reading(
		`${iduserparam.name}/check_pattern`,
		{ required: [iduserparam.idParameter, 'value'], optional: ['iduserparam-pattern'] },
		({ given, table }) => {
			const entry = table(iduserparam).at(idAt(given, iduserparam.idParameter));
			const pattern = given.get('iduserparam-pattern') ?? entry.iduserparam_pattern ?? '';
			if (!isPattern(pattern)) {
				throw invalid('iduserparam-pattern', `a regular expression, not "${pattern}"`);
			}
			return members({ data: { match: new RegExp(pattern, 'u').test(textAt(given, 'value')) } });
		},
	),
	reading(`${cgiparamvalue.name}/hash`, { required: ['value'] }, ({ given }) =>
		members({ data: { hash: hashOf(textAt(given, 'value')) } }),
	),
	reading(
		`${partner.name}/sspparam_url`,
		{ required: [partner.idParameter] },
		({ given, table, site }) => {
			const id = idAt(given, partner.idParameter);
			table(partner).at(id);
			const url = `https://collect.${site.domain}/ssp/${site.name}/${id}?uid={USER_ID}`;
			return members({ data: { url } });
		},
	),
];
