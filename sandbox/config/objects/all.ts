import { audienceObjects } from './audiences';
import { campaignObjects } from './campaigns';
import { consentObjects } from './consent';
import { cookieObjects } from './cookies';
import { parameterObjects } from './parameters';
import type { ObjectShape } from './shape';

/** Every kind of configuration object of a site. */
export const objects: readonly ObjectShape[] = [
	...audienceObjects,
	...consentObjects,
	...cookieObjects,
	...parameterObjects,
	...campaignObjects,
];
