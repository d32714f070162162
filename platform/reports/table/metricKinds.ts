import { isNonAdditiveFieldName, wordsInName } from '../../base/names/additivity';

/** What identifies a metric: the platform's field, and the type of value it declares. */
interface MetricKind {
	readonly field: string;
	readonly affinity: string;
	/** Its label, where that says more than the field. */
	readonly name?: string;
}

// No affinity marks amounts of money (docs/platform.md, Batch report request), only names do, in
// English, French, German, Spanish or Italian. Fields of the platform are words without spaces:
// scartvalidamount.
const MONEY_WITHIN = new RegExp(
	[
		'amount|revenue|turnover|basket|cost(?!u)|spend|budget|margin|price|profit|earning|income|proceeds|average lead',
		'chiffre d.affaires|montant|benefice|marge|depense|panier moyen',
		'umsatz|erlos|gewinn(?!spiel)|(?<!v)ertrag|deckungsbeitrag|kosten(?!los)|ausgaben|preis|betrag|wert( |$)',
		'ingreso|facturacion|beneficio|margen|gasto|precio|presupuesto|fatturato|ricavi|prezzo|importo|[€$£¥]',
	].join('|'),
);
// Whole words only: other words contain them, such as feedback, taxonomy, importer.
const MONEY_WORDS = new RegExp(
	[
		'gmv|aov|arpu|mrr|arr|cpa|cpc|cpl|cpm|cpo|cps|fees?|tax|taxes|vat|value|commissions?',
		'couts?|prix|recettes|valeur|tva|mwst|importe|valor|valore|spesa|spese|eur|euros?|usd|dollars?|gbp|chf',
	]
		.map((words) => `(^| )(${words})( |$)`)
		.join('|'),
);
/** The French turnover (CA), unless it is the code of Canada. */
const TURNOVER = /^ca( (brut|confirme|devis|global|ht|leads?|net|reel|total|ttc|valide))*$/;
/** Ratios to money, and counts of things related to money. */
const NO_MONEY =
	/%|(^| )(return on|ro[ai]s?|rate|ratio|share|taux|anteil|number of|count|anzahl|nombre)( |$)/;
const SHARE = /^(pct|percent|percentage)$/i;
const TIME = /^(time|duration)$/i;

/**
 * Whether values may be added up, which amounts in several currencies may not. Affinities are not
 * listed in the specification; unknown ones count as additive.
 */
export function isAdditive({ field, affinity }: MetricKind): boolean {
	if (affinity === MIXED_MONEY) return false;
	if (affinity === MONEY || affinity === PLAIN_NUMBER) return true;
	return !isNonAdditiveFieldName(field) && !isNonAdditiveFieldName(affinity);
}

/** Whether values are shares in percent. */
export function isShare({ affinity }: Pick<MetricKind, 'affinity'>): boolean {
	return SHARE.test(affinity);
}

/** The kind of a figure that is known to be an amount of money, whatever it is called. */
export const MONEY = 'money';

/** The kind of amounts in several currencies, which have neither a sum nor shares of one. */
export const MIXED_MONEY = `${MONEY} in several currencies`;
/** The kind of a figure that is known to be a plain number, whatever it is called. */
export const PLAIN_NUMBER = 'plain';

/** Whether values are durations. */
export function isDuration({ affinity }: Pick<MetricKind, 'affinity'>): boolean {
	return TIME.test(affinity);
}

/** Whether values may be counts, as opposed to amounts, durations or shares. */
export function mayCount(kind: MetricKind): boolean {
	const { field, name = '' } = kind;
	const isAmount = isMoney(field) || isMoney(name);
	return !isAmount && !TIME.test(field) && !isDuration(kind) && !isShare(kind);
}

/** Whether a field or label is about money. */
export function isMoney(name: string): boolean {
	const words = wordsInName(name).replace(/\//g, ' ');
	if (NO_MONEY.test(words)) return false;
	return MONEY_WITHIN.test(words) || MONEY_WORDS.test(words) || TURNOVER.test(words);
}
