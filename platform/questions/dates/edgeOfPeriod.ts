import { dateTimeOfIso, isoDate } from '../../base/dates/isoDate';
import { calendarPeriod } from './calendarPeriod';
import type { DateUnit } from './dateWords';
import { parseMonth, parseNumberWord, parseUnit, wholeUnits } from './dateWords';
import type { OptionalPeriodMatch, ParsedPeriod } from './parsedPeriod';
import { calendarUnit } from './unitsEarlier';

const EDGE = '(?<edge>first|last|premiere?s?|derniere?s?)';
const COUNT = '(?<count>\\d{1,2}|[a-z]+)';
const WHOLE = '(?<unit>[a-z]+) (?:(?:of|in|de|d|du|del|des) )?(?:the )?(?<whole>.+)';
const EDGES = [
	new RegExp(`^(?:the |les |las |los |la )?${EDGE} ${COUNT} ${WHOLE}$`),
	new RegExp(`^(?:the |les |las |los |la )?${COUNT} ${EDGE} ${WHOLE}$`),
	new RegExp(`^(?:the |la |le )?${EDGE} ${WHOLE}$`),
];
// "Novemberwochen", "Oktobertag"
const UNIT_OF_MONTH = /\b([a-z]{3,9})(wochen?|tage?n?)\b/g;

/** "first two weeks of November", "the last day of October": units counted from an end of a whole. */
export function edgeOfPeriod(text: string, today: string): OptionalPeriodMatch {
	const apart = text.replace(UNIT_OF_MONTH, (word: string, month: string, unit: string) =>
		parseMonth(month) === undefined ? word : `${unit} ${month}`,
	);
	for (const pattern of EDGES) {
		const {
			edge = '',
			count: number = '1',
			unit: word,
			whole = '',
		} = pattern.exec(apart)?.groups ?? {};
		const [count, unit] = [parseNumberWord(number), parseUnit(word)];
		if (!count || unit === undefined) continue;
		const found = calendarPeriod(whole, today);
		if (found?.is !== 'found') return found;
		const isFirst = edge === 'first' || edge.startsWith('premier');
		return edgeOf(found.period, { unit, count, isFirst });
	}
	return undefined;
}

interface Edge {
	readonly unit: DateUnit;
	readonly count: number;
	readonly isFirst: boolean;
}

function edgeOf(period: ParsedPeriod, { unit, count, isFirst }: Edge): OptionalPeriodMatch {
	const wholeUnit = calendarUnit(period);
	if (wholeUnit === undefined) return { is: 'unknown' };
	// The current unit ends today otherwise.
	const whole = wholeUnits(dateTimeOfIso(period.days.from), wholeUnit);
	const next = dateTimeOfIso(whole.to).plus({ days: 1 });
	const part = isFirst
		? wholeUnits(dateTimeOfIso(whole.from), unit, count)
		: { from: isoDate(next.minus({ [unit]: count })), to: whole.to };
	if (part.from < whole.from || part.to > whole.to) return { is: 'unknown' };
	return { is: 'found', period: { days: part } };
}
