import { required, siteField, textField, yesNo } from '../commonFields';
import { asPartOperations } from '../parts';
import type { EndpointOperation } from '../endpointRow';
import type { Noun } from '../standard';
import { checkExistence, getMany, pathOf } from '../standard';

const creativeNoun: Noun = {
	object: 'creative',
	one: 'creative',
	a: 'a creative',
	many: 'creatives',
	list: 'creative',
};

/** Banners, texts and other creatives of campaigns (docs/platform.md, Creative). */
export const creatives: readonly EndpointOperation[] = asPartOperations(
	{ one: 'Creative', many: 'Creatives' },
	[
		getMany(
			creativeNoun,
			yesNo('archived', 'creative-archive', [
				'Archived',
				'Whether to list archived creatives (on) or all others (off)',
			]),
			yesNo('servable', 'creative-servable', [
				'Servable',
				'Whether to list creatives that can be served (on) or cannot be served (off)',
			]),
			textField('type', 'creativetype-id', ['Type ID', 'Only creatives of this type']),
		),
		checkExistence(creativeNoun),
		{
			value: 'getCreativesByLocation',
			label: 'Get Creatives by Location',
			action: 'Get the creatives of a location',
			description: 'List the creatives that run at a location',
			method: 'GET',
			path: pathOf(creativeNoun, 'get_creative_by_location'),
			what: 'the creatives of the location',
			fields: [
				siteField,
				required(
					textField('id', 'location-id', [
						'ID',
						'The ID of the location, as the platform shows it',
					]),
				),
			],
			reply: 'records',
		},
	],
);
