import type { Endpoint } from '../request/endpoint';
import { audienceEndpoints } from './audiences';
import { campaignEndpoints } from './campaigns';
import { cookieEndpoints, cookieReferenceEndpoints } from './cookies';
import { externalDataEndpoints } from './externalData';
import { objects } from './objects/all';
import { standardEndpoints } from './operations';
import { parameterEndpoints } from './parameters';
import { translationEndpoints } from './translations';
import type { ConfigNeeds } from './store';

/**
 * The configuration of a site (docs/platform.md, Standard configuration resources) and
 * the cookie lists.
 */
export const configEndpoints: readonly Endpoint<ConfigNeeds>[] = [
	...objects.flatMap(standardEndpoints),
	...audienceEndpoints,
	...translationEndpoints,
	...parameterEndpoints,
	...cookieEndpoints,
	...campaignEndpoints,
	...externalDataEndpoints,
	...cookieReferenceEndpoints,
];
