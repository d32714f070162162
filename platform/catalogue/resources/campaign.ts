import { choice, optionalPeriod, picker, required, site, text, WHICH } from '../fields';
import type { EndpointOperation, Field, Resource } from '../row';
import type { Noun } from '../standard';
import { checkExistence, idOf, pathOf } from '../standard';
import { creatives } from './creative';

/** What the campaign resource does beyond a single call. */
export type CampaignRun = 'uploadCosts';

const noun: Noun = {
	object: 'ope',
	one: 'campaign',
	a: 'a campaign',
	many: 'campaigns',
	list: 'campaign',
};

const id = idOf(noun);
const subMedia = required(
	text('subChannel', 'submedia-id', ['Sub-Channel ID', 'The ID of the virtual sub-channel']),
);

/**
 * The channels whose campaigns can be listed. Observed practice, and the values of
 * the specification.
 */
export const CHANNELS = [
	{ value: 'ADVERTISING', label: 'Advertising' },
	{ value: 'AFFILIATION', label: 'Affiliation' },
	{ value: 'GENERIC', label: 'Generic' },
	{ value: 'MAILING', label: 'Mailing' },
	{ value: 'OFFLINE', label: 'Offline' },
	{ value: 'PAIDINCLUSION', label: 'Paid Inclusion' },
	{ value: 'PARTNER', label: 'Partner' },
	{ value: 'SOCIAL', label: 'Social' },
	{ value: 'SOCIALFREE', label: 'Social Free' },
	{ value: 'SPONSOREDLINK', label: 'Sponsored Link' },
	{ value: 'TRUSTEDFEED', label: 'Trusted Feed' },
	{ value: 'TRUSTEDFREE', label: 'Trusted Free' },
] as const;

/** Campaigns by something that they belong to. */
function by(what: string, field: Field): EndpointOperation {
	const lower = what.toLowerCase();
	return {
		value: `getBy${what}`,
		label: `Get by ${what}`,
		action: `Get the campaigns of a ${lower}`,
		description: `List the campaigns of a ${lower}`,
		method: 'GET',
		path: pathOf(noun, `get_ope_by_${what === 'Channel' ? 'media' : lower}`),
		what: `the campaigns of the ${lower}`,
		fields: [site, required(field)],
		reply: 'records',
	};
}

/** Campaigns and the costs uploaded for them (docs/platform.md, Campaign). */
export const campaign: Resource<CampaignRun> = {
	value: 'campaign',
	label: 'Campaign',
	description: 'Campaigns, their costs and their creatives',
	operations: [
		by(
			'Channel',
			choice('channel', 'media-key', ['Channel', 'The channel of the campaigns'], CHANNELS),
		),
		by(
			'Creative',
			picker('creative', 'creative-id', ['Creative', 'The creative that the campaigns show']),
		),
		by('Location', text('id', 'location-id', WHICH)),
		by('Publisher', text('id', 'publisher-id', WHICH)),
		checkExistence(noun),
		{
			value: 'uploadCosts',
			label: 'Upload Costs',
			action: 'Upload the costs of campaigns',
			description: 'Send clicks, impressions and costs of paid campaigns as one CSV file',
			run: 'uploadCosts',
			changes: true,
			takesMore: true,
			calls: ['advertising', 'affiliation', 'mailing', 'media', 'product'].map(
				(kind) => `POST ${pathOf(noun, `externaldataupload_${kind}`)}`,
			),
			fields: [
				site,
				required(
					choice(
						'costsFor',
						'kind',
						['Costs For', 'What the file is about; it decides the columns'],
						[
							{ value: 'advertising', label: 'Advertising' },
							{ value: 'affiliation', label: 'Affiliation' },
							{ value: 'mailing', label: 'Mailing' },
							{ value: 'media', label: 'Media' },
							{ value: 'product', label: 'Products' },
						],
					),
				),
			],
		},
		{
			value: 'resetCosts',
			label: 'Reset Costs',
			action: 'Reset the uploaded costs of a campaign',
			description: 'Remove the costs that were uploaded for a campaign',
			warning:
				'This removes the uploaded clicks, impressions and costs of the campaign, for all days unless you add a period.',
			method: 'POST',
			path: pathOf(noun, 'externaldatareset'),
			what: 'the reset of the costs',
			fields: [site, id],
			optional: { heading: 'Options', fields: [optionalPeriod] },
			reply: 'record',
		},
		{
			value: 'linkSubChannel',
			label: 'Link to Sub-Channel',
			action: 'Link a campaign to a sub channel',
			description: 'Count the campaign under a virtual sub-channel',
			method: 'POST',
			path: pathOf(noun, 'link_to_submedia'),
			what: 'the link of the campaign',
			fields: [site, id, subMedia],
			reply: 'record',
			idempotent: true,
		},
		{
			value: 'unlinkSubChannel',
			label: 'Unlink From Sub-Channel',
			action: 'Unlink a campaign from a sub channel',
			description: 'No longer count the campaign under a virtual sub-channel',
			method: 'POST',
			path: pathOf(noun, 'unlink_from_submedia'),
			what: 'the link of the campaign',
			fields: [site, id, subMedia],
			reply: 'record',
			idempotent: true,
		},
		...creatives,
	],
};
