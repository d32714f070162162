import { InvalidInput } from '../../base/invalidInput';
import { shortName } from '../../base/text/truncate';
import type { TableColumn } from './reportTable';
import { isDuration, isMoney, isShare, MONEY, PLAIN_NUMBER } from './metricKinds';

/** In which currency the amounts of a report are, and into which they are converted. */
export interface MoneyRules {
	/** An ISO 4217 code, for sites that have none of their own. */
	readonly currency?: string | undefined;
	/** The currencies of sites, by their names. */
	readonly bySite: ReadonlyMap<string, string>;
	/** The currency that amounts are converted into. */
	readonly convertTo?: string | undefined;
	/** What one unit of a currency is worth in that currency. */
	readonly rates: ReadonlyMap<string, number>;
}

/** The amounts of one report. */
export interface ReportMoney {
	/** Their currency as they are shown. */
	readonly currency?: string | undefined;
	/** What they are multiplied by to be in it; undefined for amounts that stay. */
	readonly rate?: number | undefined;
}

/** The currency of a site's amounts, and their rate. @throws InvalidInput where they cannot be converted */
export function moneyOfSite(rules: MoneyRules, site: string): ReportMoney {
	const own = rules.bySite.get(site) ?? rules.currency;
	if (rules.convertTo === undefined) return { currency: own };
	if (own !== undefined) return { currency: rules.convertTo, rate: rateFor(rules, own) };
	throw new InvalidInput(
		'Convert To',
		`Amounts cannot be converted, because the currency of ${shortName(site)} is unknown`,
		'Enter the currency under Currency, or under Currencies of Sites',
	);
}

/** The rate of a currency. @throws InvalidInput if none was entered */
export function rateFor(
	{ convertTo = '', rates }: Pick<MoneyRules, 'convertTo' | 'rates'>,
	currency: string,
): number {
	const rate = currency === convertTo ? 1 : rates.get(currency);
	if (rate !== undefined) return rate;
	throw new InvalidInput(
		'Exchange Rates',
		`Amounts in ${shortName(currency)} cannot be converted into ${convertTo}: there is no rate for them`,
		`Under Exchange Rates, add ${shortName(currency)} and the value of one unit in ${convertTo}`,
	);
}

/** Whether the values of a metric are amounts of money. */
export function isMoneyColumn(column: Pick<TableColumn, 'field' | 'name' | 'affinity'>): boolean {
	const { field, name, affinity } = column;
	if (affinity === PLAIN_NUMBER || isShare(column)) return false;
	if (affinity.startsWith(MONEY)) return true;
	return !isDuration(column) && (isMoney(field) || isMoney(name));
}
