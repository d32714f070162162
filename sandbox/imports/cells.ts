import type { MetricField } from '../shop/measures';
import { COUNTRY_CODES } from './countries';
import { MEDIA_KEYS } from './kinds';

/** The value of a cell, or why it is rejected. */
export type Cell<T> = { value: T } | { reason: string };

const AMOUNTS: readonly MetricField[] = ['scartvalidamount', 'estimatevalidamount'];

/** Reads a dimension of a row. */
export function readDimension(target: string, text: string): Cell<string> {
	if (target === 'media_key' && !MEDIA_KEYS.includes(text)) {
		return { reason: `must be one of ${MEDIA_KEYS.join(', ')}` };
	}
	if (target === 'geoloccountry_isocode' && !COUNTRY_CODES.has(text)) {
		return { reason: 'must be an ISO country code of two capital letters, such as FR' };
	}
	if (target !== 'pageinfo_url' && text.trim() === '') return { reason: 'must not be empty' };
	return { value: withoutAccents(text) };
}

/** Reads a metric of a row; amounts become cents. */
export function readNumber(target: MetricField, text: string): Cell<number> {
	if (AMOUNTS.includes(target)) return readAmount(text);
	const unit = target === 'duration' ? 'whole number of seconds' : 'whole number';
	const count = /^\d+$/.test(text) ? Number(text) : -1;
	return Number.isSafeInteger(count) && count >= 0
		? { value: count }
		: { reason: `must be a ${unit}, 0 or more` };
}

// The specification does not define the decimal mark; every other amount of the API has a point.
function readAmount(text: string): Cell<number> {
	const [, units, decimals = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
	const cents = units === undefined ? -1 : Number(units + decimals.padEnd(2, '0'));
	return Number.isSafeInteger(cents) && cents >= 0
		? { value: cents }
		: { reason: 'must be an amount such as 1234.56, 0 or more, with a point and two decimals' };
}

/** "Soldes d'été" becomes "Soldes d'ete" (docs/platform.md, Import rules 1). */
export function withoutAccents(text: string): string {
	return text
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.normalize('NFC');
}
