import type { INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../../platform/base/invalidInput';
import { textOf } from '../../../../platform/base/json/json';
import type { Rate, ReadyRate } from '../../../../platform/reports/transform/readyRates';
import { READY_RATES } from '../../../../platform/reports/transform/readyRates';
import { describePicker } from '../../form/describe';
import type { SettingChoice, SettingText, Setting } from '../../form/settings';
import { choiceSetting } from '../../form/settings';
import { listedName, rowsIn, valueIn } from './columnRows';

const READY: readonly ReadyRate[] = [
	'averageBasket',
	'averageLead',
	'bounceRate',
	'cartRate',
	'conversionRate',
	'leadRate',
	'pagesPerVisit',
	'revenuePerVisit',
	'secondsPerVisit',
	'validatedBasket',
	'validatedConversion',
	'validationRate',
];

const OF: Readonly<Record<ReadyRate, string>> = {
	averageBasket: 'Sales revenue / sales',
	averageLead: 'Lead revenue / leads',
	bounceRate: 'Single-page visits / visits',
	cartRate: 'Shopping carts / visits',
	conversionRate: 'Sales / visits',
	leadRate: 'Leads / visits',
	pagesPerVisit: 'Page views / visits',
	revenuePerVisit: 'Sales revenue / visits',
	secondsPerVisit: 'Time spent / visits',
	validatedBasket: 'Validated revenue / validated sales',
	validatedConversion: 'Validated sales / visits',
	validationRate: 'Validated sales / sales',
};

/** Rates that are ready, as lists show them. */
export const READY_CHOICES: ReadonlyArray<SettingChoice<ReadyRate>> = READY.map((value) => ({
	name: READY_RATES[value].name,
	value,
	description: OF[value],
}));

/** A rate of any two metrics, as lists show it. */
export const CUSTOM_RATE = {
	name: 'Custom Rate',
	value: 'ownRate',
	description: 'One metric divided by another',
} as const satisfies SettingChoice<string>;

/** The same in the list of a report, where the choice also says how the rate is written. */
const CUSTOM = [
	{ ...CUSTOM_RATE, name: 'Custom Rate (Number)', value: 'customNumber' },
	{ ...CUSTOM_RATE, name: 'Custom Rate (Percent)', value: 'customPercent' },
] as const satisfies ReadonlyArray<SettingChoice<string>>;

const chosenRate = choiceSetting<ReadyRate | (typeof CUSTOM)[number]['value']>(
	{
		displayName: 'Rate',
		name: 'rate',
		description:
			'The rate to add; it is calculated from the sums of its two metrics, in totals as well',
	},
	[...READY_CHOICES, ...CUSTOM].sort((a, b) => a.name.localeCompare(b.name)),
	'conversionRate',
);

/** How a custom rate is written. */
export const shownAs = choiceSetting<Rate['as']>(
	{ displayName: 'Show As', name: 'as' },
	[
		{ name: 'Number', value: 'number' },
		{ name: 'Percent', value: 'percent' },
	],
	'percent',
);

const metric = (label: string, name: string, example: string) =>
	describePicker({
		name,
		label,
		list: 'metrics',
		choose: 'Choose a metric...',
		description: `The metric to divide${name === 'denominator' ? ' by' : ''}; it does not have to be in the report`,
		placeholder: `e.g. ${example}`,
	});

const ofCustomRate: readonly INodeProperties[] = [
	metric('Numerator', 'numerator', 'scartvalid'),
	metric('Denominator', 'denominator', 'visit'),
	{
		displayName: 'Label',
		name: 'label',
		type: 'string',
		default: '',
		description: 'The name of the column; when left empty, it is formed from both metrics',
	},
];

const OF_CUSTOM_RATE = ofCustomRate.map((property) => ({
	...property,
	displayOptions: { show: { rate: CUSTOM.map(({ value }) => value) } },
}));

/** Figures that are calculated from two others. */
export const ratesSetting = (look: Partial<SettingText>): Setting<Rate[]> => ({
	property: {
		displayName: 'Rates',
		name: 'rates',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Rate',
		default: {},
		description: 'Figures calculated from two others, such as the conversion rate',
		options: [
			{ displayName: 'Rate', name: 'rate', values: [chosenRate.property, ...OF_CUSTOM_RATE] },
		],
		...look,
	},
	parse: (entered, zone) =>
		rowsIn(entered, 'rate').map((row) => {
			const rate = chosenRate.parse(row.rate, zone);
			if (rate === 'customNumber') return readCustom(row, 'number');
			return rate === 'customPercent' ? readCustom(row, 'percent') : READY_RATES[rate];
		}),
});

function readCustom(entered: Readonly<Record<string, unknown>>, as: Rate['as']): Rate {
	const [numerator, denominator] = [valueIn(entered.numerator), valueIn(entered.denominator)];
	if (!numerator || !denominator) {
		throw new InvalidInput(
			'Rates',
			`Rates: a custom rate has no metric under ${numerator ? 'Denominator' : 'Numerator'}`,
			'Choose both metrics, or remove the rate',
		);
	}
	const names = [listedName(entered.numerator), listedName(entered.denominator)];
	const label = textOf(entered.label)?.trim();
	return {
		name: label || `${names[0] || numerator} / ${names[1] || denominator}`,
		numerator,
		denominator,
		as,
	};
}
