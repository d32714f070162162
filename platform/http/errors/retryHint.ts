import { textOf } from '../../base/json/json';
import { membersNamed } from './errorText';

const UNIT =
	'(ms|milliseconds?|millis|msecs?|s|secs?|seconds?|secondes?|segundos?|sekunden?|m|mins?|minutes?|minutos?|minuten?|h|hrs?|hours?|heures?|horas?|stunden?)\\b';
const NUMBER = '(\\d{1,6}(?:[.,]\\d{1,3})?)';
const RETRY_WORD =
	'(?:retry|again|wait|back|ready|available|r[ée]essay|patient|erneut|warten|reint[ée]nt|int[ée]ntelo)';

const HINTS = [
	new RegExp(`${RETRY_WORD}\\D{0,40}?${NUMBER}\\s?${UNIT}`),
	new RegExp(`\\b(?:in|after|within|dans|en|nach) ${NUMBER}\\s?${UNIT}\\D{0,40}?${RETRY_WORD}`),
];
// A number without a unit is seconds, as in the Retry-After header.
const BARE_HINT = /retry[- ]after\W{0,3}(\d{1,6})\b/;

/** Members that hold a delay, and how many milliseconds their unit is. */
const MEMBERS: Readonly<Record<string, number>> = {
	retryafter: 1_000,
	retryafterseconds: 1_000,
	retryin: 1_000,
	retryafterms: 1,
	retrydelayms: 1,
};

/**
 * The delay in milliseconds that a refusal asks for, in a member or in its message.
 *
 * @param words its message in lower case
 */
export function retryHint(body: unknown, words: string): number | undefined {
	for (const [name, value] of membersNamed(body, Object.keys(MEMBERS))) {
		const count = Number(textOf(value)?.trim() || NaN);
		if (count >= 0) return count * (MEMBERS[name] ?? 1_000);
	}
	for (const hint of HINTS) {
		const [, count, unit] = hint.exec(words) ?? [];
		if (count !== undefined) return Number(count.replace(',', '.')) * unitMs(unit ?? 's');
	}
	const [, seconds] = BARE_HINT.exec(words) ?? [];
	return seconds === undefined ? undefined : Number(seconds) * 1_000;
}

/** The length of a unit in milliseconds. */
function unitMs(unit: string): number {
	if (/^(ms|mil)/.test(unit)) return 1;
	if (unit.startsWith('m')) return 60_000;
	return /^(h|st)/.test(unit) ? 3_600_000 : 1_000;
}
