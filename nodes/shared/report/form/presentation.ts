import type { INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../../platform/base/invalidInput';
import type { NamedDays } from '../../../../platform/base/dates/namedDays';
import type { ChartKind } from '../../../../platform/chart/data';
import type { MessageFormat } from '../../../../platform/message/messageFormat';
import type { Style } from '../../../../platform/summary/figureFormats';
import type { Parameters } from '../../form/parameters';
import type { Setting, SettingChoice } from '../../form/settings';
import { read, readOption } from '../../form/readSetting';
import {
	choiceSetting,
	converted,
	flagSetting,
	numberSetting,
	onlyIfAdded,
	textSetting,
} from '../../form/settings';
import { ownDays } from '../../form/ownDays';
import { currency } from './site/moneyOptions';
import { shownFor } from '../../form/form';

const IN_TEXT = shownFor('html', 'message', 'messageWithChart');
const IN_PICTURE = shownFor('chart', 'messageWithChart');
const IN_CHART = shownFor('chart', 'html', 'messageWithChart');
const IN_BOTH = shownFor('chart', 'html', 'message', 'messageWithChart');

// The record makes the compiler ask for the choice of a new format.
const FORMAT_CHOICES: { readonly [Format in MessageFormat]: SettingChoice<Format> } = {
	discord: {
		name: 'Discord',
		value: 'discord',
		description: 'Discord’s Markdown, up to 2,000 characters',
	},
	googleChat: {
		name: 'Google Chat',
		value: 'googleChat',
		description: 'Google Chat’s text format',
	},
	html: { name: 'HTML', value: 'html', description: 'For email' },
	markdown: { name: 'Markdown', value: 'markdown', description: 'For Mattermost and others' },
	teams: {
		name: 'Microsoft Teams',
		value: 'teams',
		description: 'HTML, and text for Teams webhooks',
	},
	plain: {
		name: 'Plain Text',
		value: 'plain',
		description: 'For emails, and for chats that show text as it is',
	},
	slack: { name: 'Slack', value: 'slack', description: 'Slack’s mrkdwn format, and blocks' },
	telegram: {
		name: 'Telegram',
		value: 'telegram',
		description: 'Telegram’s HTML, for the parse mode HTML',
	},
};

/** The format of a message. */
export const messageFor = choiceSetting<MessageFormat>(
	{
		displayName: 'Message For',
		name: 'messageFor',
		hint: 'Drag the field "text" into the next node ("html" for HTML and Microsoft Teams, "slackMessage" for blocks in Slack)',
		displayOptions: { show: { output: ['message', 'messageWithChart'] } },
	},
	Object.values(FORMAT_CHOICES),
	'slack',
);

const AUTOMATIC = 'Lines for hours, days, weeks and months, bars for everything else';

const chartTypeSetting = (automatic: string) =>
	choiceSetting<ChartKind | 'automatic'>(
		{ displayName: 'Chart Type', name: 'chartType', ...IN_CHART },
		[
			{ name: 'Automatic', value: 'automatic', description: automatic },
			{ name: 'Bars', value: 'bars' },
			{ name: 'Columns', value: 'columns', description: 'One per day, hour, week or month' },
			{ name: 'Lines', value: 'lines' },
			{ name: 'Shares', value: 'shares', description: 'Each part as a share of 100%' },
			{
				name: 'Small Multiples',
				value: 'multiples',
				description: 'A small chart for each of up to 12 sites, channels or other names',
			},
		],
		'automatic',
	);

/** How a report of one site is drawn. */
export const chartType = chartTypeSetting(AUTOMATIC);

/** How a report of one or several sites is drawn. */
export const chartTypeOfSites = chartTypeSetting(
	`${AUTOMATIC}; for several sites by day, a small chart for each site`,
);

const pictureFormat = choiceSetting<'png' | 'svg'>(
	{ displayName: 'Picture Format', name: 'pictureFormat', ...IN_PICTURE },
	[
		{ name: 'PNG', value: 'png' },
		{ name: 'SVG', value: 'svg', description: 'Sharp at any size, but not shown by Slack' },
	],
	'png',
);

const isDark = flagSetting(
	{
		displayName: 'Dark Background',
		name: 'dark',
		description: 'Whether to draw the picture on a dark background',
		...IN_PICTURE,
	},
	false,
);

const title = textSetting({
	displayName: 'Title',
	name: 'title',
	description: 'The title; when left empty, the node forms it from what is shown',
	...IN_BOTH,
});

const FEW_ROWS = 10;
const MOST_ROWS = 200;

const rowsShown = numberSetting(
	{
		displayName: 'Rows Shown',
		name: 'rowsShown',
		description:
			'How many rows the message shows, if they fit; an HTML report shows 200 unless you set this. If the rows are sites, all are shown.',
		...IN_TEXT,
	},
	FEW_ROWS,
	{ min: 0, max: MOST_ROWS, precision: 0, advice: 'Enter a number such as 10' },
);

const LANGUAGE = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i;

const language = converted(
	textSetting({
		displayName: 'Number Language',
		name: 'numberLanguage',
		placeholder: 'e.g. fr or en-GB',
		description:
			'The language of numbers and dates. Text and channel names are in this language if it is French, German or Spanish, otherwise in English. US English when left empty.',
		...IN_BOTH,
	}),
	(entered) => {
		const tag = entered.replace('_', '-') || 'en';
		if (LANGUAGE.test(tag)) return tag;
		throw new InvalidInput(
			'Number Language',
			`Number Language cannot be "${entered}"`,
			'Enter the code of a language, such as fr, or of a language and a country, such as en-GB',
		);
	},
);

/** Days that charts mark and texts name. The days of an analysis and of targets are not known here. */
export const specialDaysSetting: Setting<readonly NamedDays[]> = {
	...ownDays,
	property: {
		...ownDays.property,
		description:
			'Days of a sale, a migration or an outage, to mark in charts over time and to name in texts',
		...IN_BOTH,
	},
};

/** The optional settings of messages and charts. */
export const presentationOptions = [chartType, isDark, language, pictureFormat, rowsShown, title];

const anywhere = ({ property }: Setting<unknown>): INodeProperties => ({
	...property,
	displayOptions: {},
});

/** The language of sentences that trigger items hold. */
export const languageOption: INodeProperties = anywhere(language);

/** Optional settings for the format of figures in messages and charts. */
export const styleOptions: readonly INodeProperties[] = [currency, language].map(anywhere);

/** The settings of a message or a chart. */
export interface Presentation {
	readonly style: Style;
	/** Empty for a title that is generated from the columns. */
	readonly title: string;
	readonly target: MessageFormat;
	readonly rows: number;
	readonly kind: ChartKind | undefined;
	readonly format: 'png' | 'svg';
	readonly isDark: boolean;
	/** Days that charts mark and texts name. */
	readonly specialDays: readonly NamedDays[];
}

/** Reads how the report of an item is presented as a message or a chart. @throws InvalidInput */
export function readPresentation(context: Parameters, item: number, isPage = false): Presentation {
	const kind = readOption(context, chartType, item);
	return {
		style: readStyle(context, item),
		title: readOption(context, title, item),
		target: read(context, messageFor, item),
		rows: readOption(context, onlyIfAdded(rowsShown), item) ?? (isPage ? MOST_ROWS : FEW_ROWS),
		kind: kind === 'automatic' ? undefined : kind,
		format: readOption(context, pictureFormat, item),
		isDark: readOption(context, isDark, item),
		specialDays: readOption(context, specialDaysSetting, item),
	};
}

/** Reads how figures are to be written. @throws InvalidInput */
export function readStyle(context: Parameters, item: number): Style {
	return {
		language: readOption(context, language, item),
		currency: readOption(context, currency, item),
	};
}
