import {
	choiceField,
	optionalPeriod,
	pickerField,
	required,
	siteField,
	textField,
} from '../commonFields';
import { locations, publishers } from '../undocumented';
import type { EndpointOperation, Resource } from '../endpointRow';
import type { Noun } from '../standard';
import { checkExistence, idOf, pathOf } from '../standard';
import { creatives } from './creative';

/** Functions of the campaign resource that are more than one call. */
export type CampaignRun = 'checkCosts' | 'previewCosts' | 'uploadCosts';

const noun: Noun = {
	object: 'ope',
	one: 'campaign',
	a: 'a campaign',
	many: 'campaigns',
	list: 'campaign',
};

const id = idOf(noun);
const subMedia = required(
	textField('subChannel', 'submedia-id', ['Subchannel ID', 'The ID of the virtual subchannel']),
);

/**
 * The channels whose campaigns can be listed, by their names on the platform's screens. Observed
 * practice, and the values of the specification.
 */
export const COST_CHANNELS = [
	{ value: 'ADVERTISING', label: 'Display' },
	{ value: 'AFFILIATION', label: 'Affiliation' },
	{ value: 'GENERIC', label: 'Generic' },
	{ value: 'MAILING', label: 'Emailing' },
	{ value: 'OFFLINE', label: 'Offline' },
	{ value: 'PAIDINCLUSION', label: 'Paid Inclusion' },
	{ value: 'PARTNER', label: 'Partners' },
	{ value: 'SOCIAL', label: 'Social' },
	{ value: 'SOCIALFREE', label: 'Social Free' },
	{ value: 'SPONSOREDLINK', label: 'Paid Search' },
	{ value: 'TRUSTEDFEED', label: 'Comparison Engine' },
	{ value: 'TRUSTEDFREE', label: 'Trusted Free' },
] as const;

const COSTS_BY_ID =
	'The Campaign column must contain the IDs that Campaign > Get Many returns, not names. Costs of Paid Search cannot be uploaded: the platform fetches them itself, for example from Google Ads.';

const COST_PER_SALE =
	'Your site might have no cost metric. To get the cost per sale, use the ready-made workflow that uploads ad costs from Google Sheets.';

/** What costs are of. */
const costsFor = required(
	choiceField(
		'costsFor',
		'kind',
		[
			'Costs For',
			'The channel of the campaigns, or Products for the costs of products; this determines the columns. Costs of Paid Search, such as Google Ads, cannot be uploaded: the platform fetches them with its own connector, which you set up in the platform’s interface.',
		],
		[
			{ value: 'advertising', label: 'Display' },
			{ value: 'affiliation', label: 'Affiliation' },
			{ value: 'mailing', label: 'Emailing' },
			{ value: 'media', label: 'Media' },
			{ value: 'product', label: 'Products' },
		],
	),
);

/** The platform lists campaigns by one criterion at a time, each at a path of its own. */
const getMany: EndpointOperation = {
	value: 'getManyCampaigns',
	label: 'Get Many',
	action: 'Get many campaigns',
	description: 'List the campaigns of a channel, a creative, a location or a publisher',
	tip: 'Add one filter: the platform lists campaigns by channel, creative, location or publisher.',
	method: 'GET',
	path: pathOf(noun, 'get_ope_by_{by}'),
	what: 'the list of campaigns',
	fields: [siteField],
	optional: {
		heading: 'Filters',
		fields: [
			choiceField(
				'channel',
				'media-key',
				['Channel', 'Only campaigns of this channel'],
				COST_CHANNELS,
			),
			pickerField('creative', 'creative-id', [
				'Creative',
				'Only campaigns that show this creative',
			]),
			pickerField('location', 'location-id', [
				'Location',
				'Only campaigns that run at this location',
			]),
			pickerField('publisher', 'publisher-id', ['Publisher', 'Only campaigns of this publisher']),
		],
	},
	by: {
		'media-key': 'media',
		'creative-id': 'creative',
		'location-id': 'location',
		'publisher-id': 'publisher',
	},
	reply: 'records',
};

/** Campaigns and the costs uploaded for them (docs/platform.md, Campaign). */
export const campaign: Resource<CampaignRun> = {
	value: 'campaign',
	label: 'Campaign',
	description: 'Campaigns, their costs, creatives, publishers and locations',
	operations: [
		getMany,
		checkExistence(noun),
		{
			value: 'uploadCosts',
			label: 'Upload Costs',
			action: 'Upload the costs of campaigns',
			description:
				'Check clicks, impressions and costs of paid campaigns, in a CSV file, an Excel workbook or items, and upload them',
			tip: `${COSTS_BY_ID} ${COST_PER_SALE}`,
			run: 'uploadCosts',
			changes: true,
			sendsFile: true,
			takesMore: true,
			calls: ['advertising', 'affiliation', 'mailing', 'media', 'product'].map(
				(kind) => `POST ${pathOf(noun, `externaldataupload_${kind}`)}`,
			),
			fields: [siteField, costsFor],
		},
		{
			value: 'checkCosts',
			label: 'Check Costs',
			action: 'Check the costs of campaigns',
			description:
				'Check costs without uploading them: return what was read, the file to send, and the lines that cannot be uploaded',
			tip: COSTS_BY_ID,
			run: 'checkCosts',
			changes: false,
			calls: [],
			fields: [costsFor],
		},
		{
			value: 'previewCosts',
			label: 'Preview Costs',
			action: 'Preview the costs of campaigns',
			description: 'Return the rows that would be uploaded',
			tip: COSTS_BY_ID,
			run: 'previewCosts',
			changes: false,
			calls: [],
			fields: [costsFor],
		},
		{
			value: 'resetCosts',
			label: 'Reset Costs',
			action: 'Reset the uploaded costs of a campaign',
			description: 'Delete the clicks, impressions and costs that were uploaded for a campaign',
			warning:
				'This deletes the uploaded clicks, impressions and costs of the campaign, for all days unless you add First Day and Last Day.',
			method: 'POST',
			path: pathOf(noun, 'externaldatareset'),
			what: 'the reset of the costs',
			fields: [siteField, id],
			optional: { heading: 'Options', fields: [optionalPeriod] },
			reply: 'record',
		},
		{
			value: 'linkSubChannel',
			label: 'Link to Subchannel',
			action: 'Link a campaign to a subchannel',
			description: 'Count the campaign under a virtual subchannel',
			method: 'POST',
			path: pathOf(noun, 'link_to_submedia'),
			what: 'the link between the campaign and the subchannel',
			fields: [siteField, id, subMedia],
			reply: 'record',
			idempotent: true,
		},
		{
			value: 'unlinkSubChannel',
			label: 'Unlink From Subchannel',
			action: 'Unlink a campaign from a subchannel',
			description: 'Stop counting the campaign under a virtual subchannel',
			method: 'POST',
			path: pathOf(noun, 'unlink_from_submedia'),
			what: 'the link between the campaign and the subchannel',
			fields: [siteField, id, subMedia],
			reply: 'record',
			idempotent: true,
		},
		...creatives,
		...publishers,
		...locations,
	],
};
