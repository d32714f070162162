import { parseComparison } from '../../../platform/questions/dates/parseComparison';
import type { PeriodMatch } from '../../../platform/questions/dates/parsedPeriod';
import { parsePeriod } from '../../../platform/questions/dates/parsePeriod';
import type { Days } from '../../../platform/base/dates/namedPeriods';

/** The days that words mean, with the name or the units of the period, or why they are refused. */
export function understoodPeriod(words: string, today: string): string {
	const found = parsePeriod(words, today);
	if (found.is !== 'found') return refused(found);
	const { days, name = '', units } = found.period;
	const unit = units ? `${units.count} ${units.unit}` : '';
	return [daysText(days), name, unit].filter(Boolean).join(' ');
}

/** The days that a period is compared with, or why there are none. */
export function understoodComparison(when: string, words: string, today: string): string {
	const found = parsePeriod(when, today);
	if (found.is !== 'found') throw new Error(`${when} is ${found.is}`);
	const compared = parseComparison(words, found.period, today);
	if (compared.is !== 'found') return compared.is;
	return [daysText(compared.days), compared.isDayForDay ? 'day for day' : '']
		.filter(Boolean)
		.join(' ');
}

function refused(found: Exclude<PeriodMatch, { is: 'found' }>): string {
	return found.is === 'ambiguous' ? `may be ${found.candidates.join(' or ')}` : found.is;
}

function daysText({ from, to }: Days): string {
	return from === to ? from : `${from} to ${to}`;
}
