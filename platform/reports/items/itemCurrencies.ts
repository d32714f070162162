import { currencyOf } from '../../base/text/figureText';
import type { JsonRecord } from '../../base/json/json';
import { textOf } from '../../base/json/json';
import type { ColumnEvidence } from './columnEvidence';
import { isCurrency } from './itemColumns';
import { currencyAt, isNothing } from './writtenFigures';
import { formatCount } from '../../base/text/formatCount';

/** What items say of the currencies of their amounts. */
export interface ItemCurrencies {
	/** The only currency; undefined if nobody names one, or if there are several. */
	readonly currency?: string | undefined;
	readonly hasSeveralCurrencies: boolean;
	readonly notes: readonly string[];
}

/** Finds out which currency each amount of items is in. */
export class CurrencyFinder {
	private readonly column: string | undefined;

	/** @param entered the currency that the user says */
	constructor(
		evidence: readonly ColumnEvidence[],
		private readonly entered: string | undefined,
	) {
		this.column = evidence.find(isCurrency)?.key;
	}

	/** The currency of an amount; undefined if nobody names it. */
	of(item: JsonRecord, amount: unknown): string | undefined {
		const own = this.column === undefined ? undefined : textOf(item[this.column])?.trim();
		if (own) return currencyOf(own) ?? own.toUpperCase();
		const written = currencyAt(amount);
		return written?.isSure === false
			? (this.entered ?? written.code)
			: (written?.code ?? this.entered);
	}

	/** All currencies of the amounts in some columns. */
	all(items: Iterable<JsonRecord>, amounts: readonly ColumnEvidence[]): ItemCurrencies {
		const { column, entered } = this;
		const isNamed = column !== undefined || amounts.some(({ hasSigns }) => hasSigns);
		if (!isNamed || amounts.length === 0)
			return { currency: entered, hasSeveralCurrencies: false, notes: [] };
		const codes = new Set<string>();
		let unnamed = 0;
		for (const item of items) {
			for (const { key } of amounts) {
				if (isNothing(item[key])) continue;
				const code = this.of(item, item[key]);
				if (code === undefined) unnamed++;
				else codes.add(code);
			}
		}
		const [only, ...others] = codes;
		if (others.length > 0) return { hasSeveralCurrencies: true, notes: [SEVERAL] };
		const isUnused = entered !== undefined && only !== undefined && only !== entered;
		return {
			currency: only ?? entered,
			hasSeveralCurrencies: false,
			notes: [
				...(isUnused ? [unusedNote(entered, only)] : []),
				...(unnamed > 0 && only !== undefined ? [unnamedNote(unnamed, only)] : []),
			],
		};
	}
}

const SEVERAL =
	'Amounts are in several currencies, so they are not added up. Convert them with Convert To, or present each currency separately.';

function unusedNote(entered: string, found: string): string {
	return `The items say that their amounts are in ${found}, so they are shown in ${found}, not in ${entered} as entered under Currency. To convert the amounts, use Convert To.`;
}

function unnamedNote(count: number, only: string): string {
	const which = count === 1 ? '1 amount has' : `${formatCount(count)} amounts have`;
	return `${which} no currency, and ${count === 1 ? 'is' : 'are'} treated as ${only} like the others. If that is wrong, add the currency to these items.`;
}
