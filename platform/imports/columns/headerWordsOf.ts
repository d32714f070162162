import { memoize } from '../../base/async/memoize';
import { withoutAccents } from '../../base/text/accents';

/** Normalizes a header or a value: lower case, without accents and punctuation. */
export function headerWordsOf(text: string): string {
	return withoutAccents(text)
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** Splits the words of a header as programs write them: `sessionSource`, `CampaignID`. */
export function splitWords(header: string): string {
	return header.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');
}

// The names that spreadsheets give to sums in pivot tables come last. "Count of" is not among them:
// there, it is the number of lines.
const COUNT_OF =
	/^(?:#|n[or°º]\.?)?\s*(?:of|number of|nombre de|nombre d['’]|anzahl(?: der)?|numero d[ei]|número de|aantal|sum of|summe von|somme de|somme d['’]|suma de|somma di|som van)\s*(?=\p{L})/iu;

/** Removes what says that a column counts or sums something: `# of orders`, `Sum of clicks`. */
export function withoutCountOf(header: string): string {
	return header.trim().replace(COUNT_OF, '');
}

const IN_BRACKETS = /[([]([^()[\]]{1,24})[)\]]$/;
const UNITS = new Set([
	...'€ $ £ ¥ us$ s sec sec. secs seconds second seconde secondes sekunden segundos secondi'.split(
		' ',
	),
	...['seconden', 'advertiser currency', 'account currency', 'local currency'],
]);
const TIME_ZONE = /^(?:in )?(?:utc|gmt)(?:\s?[+-]\d{1,2}(?::?\d\d)?)?$/i;
const currencies = memoize(() => new Set(Intl.supportedValuesOf('currency')));

/**
 * Removes a trailing currency or unit in brackets. Qualifiers such as "(% change)" and "(last
 * year)" stay.
 */
export function withoutBracketedUnit(header: string): string {
	const text = header.trim();
	const [found, inside = ''] = IN_BRACKETS.exec(text) ?? [];
	const unit = inside.trim();
	const isUnit = UNITS.has(unit.toLowerCase()) || currencies().has(unit) || TIME_ZONE.test(unit);
	if (found === undefined || !isUnit) return text;
	return text.slice(0, -found.length).trim();
}

// The currencies of advertising accounts; the codes of others, such as ALL and TOP, are words.
const BARE_CURRENCY =
	/(?<=\S)(?:[\s_]{1,3}(?:in|en|em))?[\s_]{1,3}(?:eur|usd|gbp|chf|cad|aud|nzd|sek|nok|dkk|pln|czk|huf|ron|jpy|cny|inr|brl|mxn|[€$£¥])$/i;

/** Removes a trailing currency without brackets: `cost_usd`, `Spend in EUR`, `Umsatz €`. */
export function withoutBareCurrency(header: string): string {
	return header.trim().replace(BARE_CURRENCY, '');
}
