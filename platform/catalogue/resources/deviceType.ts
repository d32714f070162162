import { additionalParameters, site } from '../fields';
import type { Resource } from '../row';

/** Device types (api.md, Device Type). */
export const deviceType: Resource = {
	value: 'deviceType',
	label: 'Device Type',
	description: 'The types of device that reports can filter by',
	operations: [
		{
			value: 'getMany',
			label: 'Get Many',
			action: 'Get many device types',
			description: 'List the device types with their codes',
			method: 'GET',
			path: '/ea/{site}/db/mdevicetype/getall.json',
			what: 'the list of device types',
			fields: [site, additionalParameters],
			reply: 'records',
		},
	],
};
