import { InvalidInput } from '../../base/invalidInput';
import type { JsonRecord } from '../../base/json/json';
import { numberOf } from '../table/tableCell';
import type { MoneyRules } from '../table/siteCurrency';
import { rateFor } from '../table/siteCurrency';
import { memberFor } from './columnChoices';
import type { ColumnEvidence } from './columnEvidence';
import { styleOf } from './columnEvidence';
import { CurrencyFinder } from './itemCurrencies';
import type { ItemColumn } from './itemColumn';
import { isCurrency } from './itemColumns';
import { figureIn } from './writtenFigures';

/** How the amounts of items are converted. */
export interface ItemConversion extends Omit<MoneyRules, 'bySite'> {
	/** The member with the rate of each item; empty if there is none. */
	readonly rateColumn: string;
}

/** The conversion of items whose members have been checked. */
interface KnownConversion {
	readonly currency: string;
	/** The factor for an amount of an item. @throws InvalidInput */
	readonly rateOf: (item: JsonRecord, amount: unknown) => number;
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
	const finder = new CurrencyFinder(evidence, currency);
	const ofCurrency = (item: JsonRecord, amount: unknown): number => {
		const code = finder.of(item, amount);
		if (code !== undefined) return rateFor({ convertTo, rates }, code);
		throw new InvalidInput(
			'Convert To',
			'Amounts cannot be converted, because some items do not name the currency of their amounts',
			'Enter the currency under Currency, or add a column Currency to the items',
		);
	};
	const keys = evidence.map(({ key }) => key);
	const rateKey = rateColumn === '' ? undefined : memberFor(rateColumn, keys, 'Rate Column');
	const currencyKey = evidence.find(isCurrency)?.key;
	return {
		currency: convertTo,
		rateOf: rateKey === undefined ? ofCurrency : rateReader(rateKey, evidence),
		leftOut: new Set([rateKey, currencyKey].filter((key) => key !== undefined)),
	};
}

/** Reads the rate that stands in a column of each item. */
function rateReader(
	key: string,
	evidence: readonly ColumnEvidence[],
): (item: JsonRecord) => number {
	const seen = evidence.find((one) => one.key === key);
	const style = seen && styleOf(seen);
	return (item) => {
		const rate = numberOf(figureIn(item[key], style));
		if (rate !== null && rate > 0) return rate;
		throw new InvalidInput(
			'Rate Column',
			`An item has no rate in the column ${key}`,
			'Enter a number above 0 in this column for every item, or use Exchange Rates',
		);
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
