import { textOf } from '../../base/json/json';
import { membersNamed } from './errorText';

const UNIT =
	'(ms|milliseconds?|millis|msecs?|s|secs?|seconds?|secondes?|segundos?|sekunden?|m|mins?|minutes?|minutos?|minuten?|h|hrs?|hours?|heures?|horas?|stunden?)\\b';
const NUMBER = '(\\d{1,6}(?:[.,]\\d{1,3})?)';
const ASKS_AGAIN =
	'(?:retry|again|wait|back|ready|available|r[ée]essay|patient|erneut|warten|reint[ée]nt|int[ée]ntelo)';

const HINTS = [
	new RegExp(`${ASKS_AGAIN}\\D{0,40}?${NUMBER}\\s?${UNIT}`),
	new RegExp(`\\b(?:in|after|within|dans|en|nach) ${NUMBER}\\s?${UNIT}\\D{0,40}?${ASKS_AGAIN}`),
];
// A number alone is seconds, as in the header of this name.
const BARE_HINT = /retry[- ]after\W{0,3}(\d{1,6})\b/;

/** Members that say it, and how many milliseconds one of them is. */
const MEMBERS: Readonly<Record<string, number>> = {
	retryafter: 1_000,
	retryafterseconds: 1_000,
	retryin: 1_000,
	retryafterms: 1,
	retrydelayms: 1,
};

/**
 * After how many milliseconds a refusal says to ask again, as a member or in words.
 *
 * @param words what it says, in small letters
 */
export function retryHint(body: unknown, words: string): number | undefined {
	for (const [name, value] of membersNamed(body, Object.keys(MEMBERS))) {
		const count = Number(textOf(value)?.trim() || NaN);
		if (count >= 0) return count * (MEMBERS[name] ?? 1_000);
	}
	for (const hint of HINTS) {
		const [, count, unit] = hint.exec(words) ?? [];
		if (count !== undefined) return Number(count.replace(',', '.')) * lengthOf(unit ?? 's');
	}
	const [, seconds] = BARE_HINT.exec(words) ?? [];
	return seconds === undefined ? undefined : Number(seconds) * 1_000;
}

/** In milliseconds. */
function lengthOf(unit: string): number {
	if (/^(ms|mil)/.test(unit)) return 1;
	if (unit.startsWith('m')) return 60_000;
	return /^(h|st)/.test(unit) ? 3_600_000 : 1_000;
}
