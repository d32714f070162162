import { InvalidInput } from '../../base/invalidInput';
import type { JsonRecord } from '../../base/json/json';
import { textOf } from '../../base/json/json';
import { numberOf } from '../table/amounts';
import type { MoneyRules } from '../table/money';
import { rateFor } from '../table/money';
import { memberFor } from './columnChoices';
import type { ColumnEvidence } from './columnEvidence';
import type { ItemColumn } from './itemColumns';
import { isCurrency } from './itemColumns';

/** How the amounts of items are converted. */
export interface ItemConversion extends Omit<MoneyRules, 'bySite'> {
	/** The member with the rate of each item; empty if there is none. */
	readonly rateColumn: string;
}

/** The conversion of items whose members have been checked. */
export interface KnownConversion {
	readonly currency: string;
	/** The factor for the amounts of an item. @throws InvalidInput */
	readonly rateOf: (item: JsonRecord) => number;
	/** Members that no longer apply to converted items. */
	readonly leftOut: ReadonlySet<string>;
}

/**
 * Finds the members that a conversion needs; undefined if nothing is converted.
 *
 * @throws InvalidInput
 */
export function conversionOf(
	{ convertTo, currency, rates, rateColumn }: ItemConversion,
	evidence: readonly ColumnEvidence[],
): KnownConversion | undefined {
	if (convertTo === undefined) {
		if (rateColumn === '') return undefined;
		throw new InvalidInput(
			'Convert To',
			'Rate Column is filled in, but Convert To is empty',
			'Enter the code of the currency under Convert To',
		);
	}
	const keys = evidence.map(({ key }) => key);
	const rateKey = rateColumn === '' ? undefined : memberFor(rateColumn, keys, 'Rate Column');
	const currencyKey = evidence.find(isCurrency)?.key;
	const ofCurrency = (item: JsonRecord): number => {
		const own = currencyKey === undefined ? undefined : textOf(item[currencyKey])?.trim();
		const code = own ? own.toUpperCase() : currency;
		if (code !== undefined) return rateFor({ convertTo, rates }, code);
		throw new InvalidInput(
			'Convert To',
			'Amounts cannot be converted, as items do not say which currency they are in',
			'Enter it under Currency, or give items a column Currency',
		);
	};
	const ofItem = (item: JsonRecord, key: string): number => {
		const rate = numberOf(item[key]);
		if (rate !== null && rate > 0) return rate;
		throw new InvalidInput(
			'Rate Column',
			`An item has no rate in the column ${key}`,
			'Let every item have a number above 0 there, or use Exchange Rates',
		);
	};
	return {
		currency: convertTo,
		rateOf: rateKey === undefined ? ofCurrency : (item) => ofItem(item, rateKey),
		leftOut: new Set([rateKey, currencyKey].filter((key) => key !== undefined)),
	};
}

/** The columns without those that no longer apply to converted amounts. */
export function withoutCurrencies(
	columns: readonly ItemColumn[],
	conversion: KnownConversion | undefined,
): readonly ItemColumn[] {
	if (conversion === undefined) return columns;
	return columns.map((column) =>
		conversion.leftOut.has(column.key) ? { ...column, role: 'leftOut', unit: undefined } : column,
	);
}
