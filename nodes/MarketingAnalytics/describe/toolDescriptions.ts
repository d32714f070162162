import type { IDisplayOptions, INodeProperties } from 'n8n-workflow';

/** The default tool descriptions of operations that are made for models. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
	askForFigures: `Answers questions about a website's marketing figures (visits, sales, revenue, rates) by channel, campaign, day and so on. Totals, changes and rates are already calculated: quote them. Words may be English, French, German or Spanish.
Examples:
Figures "sales, conversion rate", By "channel", When "last week", Compare_With "period before"
Figures "revenue", By "campaign", When "October", Only "channel is paid search", Limit 5
Figures "visits", By "day", When "last 30 days"
Changes nothing. Has no data on individual customers and makes no forecasts.`,
	findNames: `Finds the names of figures, dimensions, channels, devices and sites, or the values of a dimension, so that you can ask for them. Returns names without figures, and changes nothing.
Examples: Words "revenue"; Words "brand", Values_Of "campaign"; Words "", Values_Of "country".`,
	getOpenAlerts: `Lists figures of the website that are unusually low or high, or missing, up to yesterday, and since when. Considers past weeks or a year, weekdays and holidays. Changes nothing and gives no reasons.
Example: Figures "sales, conversion rate", By "channel".`,
	checkTargets: `Shows the progress and the forecast of targets and budgets. Changes nothing.
Example: Metric "sales", Target "9000".`,
};

const operation = Object.keys(DESCRIPTIONS);
const forTool = (more: IDisplayOptions = {}): IDisplayOptions => ({
	...more,
	show: { '@tool': [true], ...more.show },
});

const TYPE: INodeProperties = {
	displayName: 'Tool Description',
	name: 'descriptionType',
	type: 'options',
	noDataExpression: true,
	options: [
		{
			name: 'Set Automatically',
			value: 'auto',
			description: 'Automatically set based on resource and operation',
		},
		{ name: 'Set Manually', value: 'manual', description: 'Manually set the description' },
	],
	default: 'auto',
	displayOptions: forTool({ hide: { operation } }),
};

const DESCRIPTION: INodeProperties = {
	displayName: 'Description',
	name: 'toolDescription',
	type: 'string',
	default:
		'Get reports from your marketing-analytics platform, import history into it and administer it',
	required: true,
	typeOptions: { rows: 2 },
	description:
		'Explain to the LLM what this tool does, a good, specific description would allow LLMs to produce expected results much more often',
	displayOptions: forTool({ show: { descriptionType: ['manual'] }, hide: { operation } }),
};

/**
 * The description field that n8n adds to tools, with a default for operations that are made for
 * models.
 */
export const TOOL_DESCRIPTIONS: INodeProperties[] = [
	TYPE,
	DESCRIPTION,
	...Object.entries(DESCRIPTIONS).map(([one, description]) => ({
		...DESCRIPTION,
		default: description,
		typeOptions: { rows: 5 },
		displayOptions: forTool({ show: { operation: [one] } }),
	})),
];
