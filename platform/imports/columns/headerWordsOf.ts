import { memoize } from '../../base/async/memoize';
import { withoutAccents } from '../../base/text/accents';

/** Words of a header or of a value, whatever their case, accents and marks. */
export function headerWordsOf(text: string): string {
	return withoutAccents(text)
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

const IN_BRACKETS = /[([]([^()[\]]{1,12})[)\]]$/;
const UNITS = new Set(
	'€ $ £ ¥ us$ s sec sec. secs seconds second seconde secondes sekunden segundos secondi seconden'.split(
		' ',
	),
);
const currencies = memoize(() => new Set(Intl.supportedValuesOf('currency')));

/** A header without the currency or the unit in brackets behind it: "(% change)" and "(last year)" stay. */
export function withoutBracketedUnit(header: string): string {
	const text = header.trim();
	const [found, inside = ''] = IN_BRACKETS.exec(text) ?? [];
	const unit = inside.trim();
	if (found === undefined || !(UNITS.has(unit.toLowerCase()) || currencies().has(unit)))
		return text;
	return text.slice(0, -found.length).trim();
}
