import type { AtLeastOne, ChoicesField, Option } from './endpointFields';

/**
 * Columns that a datamining search adds on request: `with-<value>=1`. Observed practice, like the
 * names below.
 */
export function recordColumns(...groups: ReadonlyArray<readonly Option[]>): ChoicesField {
	return {
		...asFlags(
			'columns',
			'More Column Names or IDs',
			'Columns to add to the default ones. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
			groups.flat(),
		),
		loadedAs: 'recordColumns',
	};
}

/** Columns of personal data, which are off by default. */
export const personalColumns: ChoicesField = asFlags(
	'personalData',
	'Personal Data',
	'Personal data to add; leave this empty unless you need the data and are allowed to use it',
	[
		{ value: 'last-rp-ea-android-adid', label: 'Advertising ID (Android)' },
		{ value: 'last-rp-ea-ios-idfa', label: 'Advertising ID (iOS)' },
		{ value: 'iduserparam', label: 'CRM Parameters' },
		{ value: 'email', label: 'Email' },
		{ value: 'ip', label: 'IP Address' },
		{ value: 'altuid', label: 'Other User IDs' },
		{ value: 'stickyuid', label: 'Sticky User IDs' },
		{ value: 'userid', label: 'User ID (CRM)' },
		{ value: 'buyerid', label: 'User ID (Platform)' },
	],
);

export const dates: readonly Option[] = [
	{ value: 'date-dmy', label: 'Date (DD/MM/YYYY)' },
	{ value: 'date-epoch', label: 'Date (Epoch Seconds)' },
	{ value: 'date-hms', label: 'Time (HH:MM:SS)' },
	{ value: 'visitdate', label: 'Date of the Visit' },
	{ value: 'visitlag', label: 'Duration of the Visit' },
	{ value: 'visitlag-hms', label: 'Duration of the Visit (HH:MM:SS)' },
];

export const touchpoints: readonly Option[] = [
	{ value: 'channel-clickid', label: 'Touchpoints: Click ID' },
	{ value: 'channel-count', label: 'Touchpoints: Number' },
	{ value: 'channel-date', label: 'Touchpoints: Date' },
	{ value: 'channel-level', label: 'Touchpoints: Detail' },
	{ value: 'channel-mdevicetype', label: 'Touchpoints: Device' },
	{ value: 'channel-mtascore', label: 'Touchpoints: Data-Driven Score' },
	{ value: 'channel-profile', label: 'Touchpoints: Profile' },
	{ value: 'channel-via', label: 'Touchpoints: Interaction' },
	{ value: 'first-channel', label: 'First Channel' },
	{ value: 'firstlast-channel-lag', label: 'Time From First to Last Channel' },
	{ value: 'last-channel', label: 'Last Channel' },
];

export const context: readonly Option[] = [
	{ value: 'action', label: 'Action' },
	{ value: 'blockpromo', label: 'Internal Promotion' },
	{ value: 'browser', label: 'Browser' },
	{ value: 'omnichannelgroup1', label: 'Channel Group 1' },
	{ value: 'omnichannelgroup2', label: 'Channel Group 2' },
	{ value: 'omnichannelgroup3', label: 'Channel Group 3' },
	{ value: 'omnichannelgroup4', label: 'Channel Group 4' },
	{ value: 'omnichannelgroup5', label: 'Channel Group 5' },
	{ value: 'cgiparam', label: 'Custom Parameters' },
	{ value: 'cluster', label: 'Audiences' },
	{ value: 'extparam', label: 'External Parameters' },
	{ value: 'geoloc', label: 'Country' },
	{ value: 'isp', label: 'Internet Provider' },
	{ value: 'lang', label: 'Language' },
	{ value: 'mdevicetype', label: 'Device Type' },
	{ value: 'os', label: 'Operating System' },
];

export const previous: readonly Option[] = [
	{ value: 'rebuyer-prevamount', label: 'Previous Conversions: Amount' },
	{ value: 'rebuyer-prevnb', label: 'Previous Conversions: Number' },
	{ value: 'rebuyer-prevtm', label: 'Previous Conversions: Last Date' },
	{ value: 'rebuyer-prevtm-epoch', label: 'Previous Conversions: Last Date (Epoch Seconds)' },
];

export const saleDetails: readonly Option[] = [
	{ value: 'estimate', label: 'Linked Estimate' },
	{ value: 'orderevent', label: 'Events' },
	{ value: 'orderpage', label: 'Pages' },
	{ value: 'orderpageurl', label: 'Page URLs' },
	{ value: 'orderpayment', label: 'Payment' },
	{ value: 'orderproduct', label: 'Products' },
	{ value: 'ordertype', label: 'Type of Sale' },
	{ value: 'ordertypecustom', label: 'Group of Sale Types' },
	{ value: 'productgroup', label: 'Product Groups' },
	{ value: 'productparam', label: 'Product Parameters' },
	{ value: 'realscartvalidamount', label: 'Validated Amount' },
	{ value: 'realscartvalidmargin', label: 'Validated Margin' },
	{ value: 'scartdate', label: 'Date of the Shopping Cart' },
	{ value: 'scartvalidamount', label: 'Amount' },
	{ value: 'scartvalidmargin', label: 'Margin' },
	{ value: 'optin', label: 'Opt-In' },
	{ value: 'shop', label: 'Shop' },
];

export const estimateDetails: readonly Option[] = [
	{ value: 'estimateevent', label: 'Events' },
	{ value: 'estimateorder', label: 'Linked Sales' },
	{ value: 'estimatepage', label: 'Pages' },
	{ value: 'estimateproduct', label: 'Products' },
	{ value: 'estimatetype', label: 'Type of Estimate' },
	{ value: 'estimatetypecustom', label: 'Group of Estimate Types' },
	{ value: 'productgroup', label: 'Product Groups' },
	{ value: 'productparam', label: 'Product Parameters' },
];

export const cartDetails: readonly Option[] = [
	{ value: 'order', label: 'Sale' },
	{ value: 'scartproduct', label: 'Products' },
	{ value: 'productgroup', label: 'Product Groups' },
	{ value: 'productparam', label: 'Product Parameters' },
];

export const outboundDetails: readonly Option[] = [
	{ value: 'dateout', label: 'Date of the Click (Epoch Seconds)' },
	{ value: 'dateout-hms', label: 'Time of the Click (HH:MM:SS)' },
	{ value: 'datevisit', label: 'Date of the Visit' },
	{ value: 'datevisit-hms', label: 'Time of the Visit (HH:MM:SS)' },
	{ value: 'outlag', label: 'Time Since the Click' },
	{ value: 'outlag-hms', label: 'Time Since the Click (HH:MM:SS)' },
	{ value: 'product', label: 'Product' },
	{ value: 'tpcategory', label: 'Category' },
	{ value: 'tpmedia', label: 'Medium' },
	{ value: 'tpope', label: 'Outbound Campaign' },
	{ value: 'tpopedataname', label: 'Name of the Click' },
	{ value: 'tppublisher', label: 'Publisher' },
];

export const thirdPartyTouchpoints: readonly Option[] = [
	{ value: 'first-tpchannel', label: 'Merchant: First Channel' },
	{ value: 'firstlast-tpchannel-lag', label: 'Merchant: Time From First to Last Channel' },
	{ value: 'last-tpchannel', label: 'Merchant: Last Channel' },
	{ value: 'tpchannel-clickid', label: 'Merchant Touchpoints: Click ID' },
	{ value: 'tpchannel-count', label: 'Merchant Touchpoints: Number' },
	{ value: 'tpchannel-date', label: 'Merchant Touchpoints: Date' },
	{ value: 'tpchannel-level', label: 'Merchant Touchpoints: Detail' },
	{ value: 'tpchannel-mdevicetype', label: 'Merchant Touchpoints: Device' },
	{ value: 'tpchannel-mtascore', label: 'Merchant Touchpoints: Data-Driven Score' },
	{ value: 'tpchannel-profile', label: 'Merchant Touchpoints: Profile' },
	{ value: 'tpchannel-via', label: 'Merchant Touchpoints: Interaction' },
];

function asFlags(
	name: string,
	label: string,
	description: string,
	options: readonly Option[],
): ChoicesField {
	// The first localeCompare of a process loads tables, for which a run would wait.
	const sorted = [...options].sort((a, b) => (a.label < b.label ? -1 : 1));
	return {
		kind: 'choices',
		name,
		label,
		description,
		options: atLeastOne(sorted),
		send: { each: (value) => `with-${value}` },
	};
}

function atLeastOne([first, ...rest]: readonly Option[]): AtLeastOne<Option> {
	if (first === undefined) throw new Error('A list of columns is empty');
	return [first, ...rest];
}
