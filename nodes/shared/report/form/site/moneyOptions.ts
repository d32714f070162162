import { InvalidInput } from '../../../../../platform/base/invalidInput';
import { textOf } from '../../../../../platform/base/json/json';
import type { MoneyRules } from '../../../../../platform/reports/table/siteCurrency';
import type { Parameters } from '../../../form/parameters';
import type { Setting } from '../../../form/settings';
import { readOption } from '../../../form/readSetting';
import { converted, numberSetting, textSetting } from '../../../form/settings';
import { rowsIn } from '../columnRows';
import { notFor } from '../../../form/form';

const SHOWN = notFor('raw');

/** The code of a currency in capitals; undefined for an empty text. @throws InvalidInput for any other text */
function currencyIn(label: string, entered: string): string | undefined {
	const code = entered.trim().toUpperCase();
	if (code === '') return undefined;
	if (Intl.supportedValuesOf('currency').includes(code)) return code;
	throw new InvalidInput(
		label,
		`${label} cannot be "${entered}"`,
		'Enter the code of a currency, such as EUR or USD',
	);
}

/** The currency of amounts. */
export const currency: Setting<string | undefined> = converted(
	textSetting({
		displayName: 'Currency',
		name: 'currency',
		placeholder: 'e.g. EUR',
		description: 'The currency that amounts are in, shown with them; none is shown when left empty',
		...SHOWN,
	}),
	(entered) => currencyIn('Currency', entered),
);

const CURRENCIES_OF_SITES = 'Currencies of Sites';

/** The currencies of several sites. */
export const siteCurrencies: Setting<ReadonlyMap<string, string>> = {
	property: {
		displayName: CURRENCIES_OF_SITES,
		name: 'siteCurrencies',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Site',
		default: {},
		description: 'The currency of each site’s amounts; all other sites use Currency',
		options: [
			{
				displayName: 'Site',
				name: 'site',
				values: [
					{
						displayName: 'Site',
						name: 'name',
						type: 'string',
						default: '',
						placeholder: 'e.g. my-shop',
					},
					{
						displayName: 'Currency',
						name: 'currency',
						type: 'string',
						default: '',
						placeholder: 'e.g. GBP',
					},
				],
			},
		],
		...SHOWN,
	},
	parse: (entered) =>
		new Map(
			rowsIn(entered, 'site').map((row, index) => {
				const name = textOf(row.name)?.trim() ?? '';
				const code = currencyIn(CURRENCIES_OF_SITES, textOf(row.currency) ?? '');
				if (name === '' || code === undefined) throw incomplete(CURRENCIES_OF_SITES, index);
				return [name, code] as const;
			}),
		),
};

/** The currency that amounts are converted into. */
export const convertTo: Setting<string | undefined> = converted(
	textSetting({
		displayName: 'Convert To',
		name: 'convertTo',
		placeholder: 'e.g. EUR',
		description: 'The currency to convert all amounts to',
		...SHOWN,
	}),
	(entered) => currencyIn('Convert To', entered),
);

const EXCHANGE_RATES = 'Exchange Rates';

const rate = numberSetting(
	{
		displayName: 'Rate',
		name: 'rate',
		description: 'What one unit of the currency is worth in the currency under Convert To',
	},
	1,
	{ above: 0 },
);

/** What one unit of each currency is worth in the one of `convertTo`. */
export const exchangeRates: Setting<ReadonlyMap<string, number>> = {
	property: {
		displayName: EXCHANGE_RATES,
		name: 'exchangeRates',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Rate',
		default: {},
		description: 'What one unit of each currency is worth in the currency under Convert To',
		options: [
			{
				displayName: 'Rate',
				name: 'rate',
				values: [
					{
						displayName: 'Currency',
						name: 'currency',
						type: 'string',
						default: '',
						placeholder: 'e.g. GBP',
					},
					rate.property,
				],
			},
		],
		...SHOWN,
	},
	parse: (entered, zone) =>
		new Map(
			rowsIn(entered, 'rate').map((row, index) => {
				const code = currencyIn(EXCHANGE_RATES, textOf(row.currency) ?? '');
				if (code === undefined) throw incomplete(EXCHANGE_RATES, index);
				return [code, rate.parse(row.rate, zone)] as const;
			}),
		),
};

function incomplete(label: string, index: number): InvalidInput {
	return new InvalidInput(
		label,
		`${label}: entry ${index + 1} is incomplete`,
		'Fill in both fields, or remove the entry',
	);
}

/** The settings that convert the amounts of reports. */
export const moneyOptions = [siteCurrencies, convertTo, exchangeRates];

/** Reads in which currency amounts are and are to be. @throws InvalidInput */
export function readMoneyRules(context: Parameters, item: number): MoneyRules {
	return {
		currency: readOption(context, currency, item),
		bySite: readOption(context, siteCurrencies, item),
		convertTo: readOption(context, convertTo, item),
		rates: readOption(context, exchangeRates, item),
	};
}
