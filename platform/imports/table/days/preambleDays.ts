import { addDays, daysApart } from '../../../base/dates/dayArithmetic';
import type { Days } from '../../../base/dates/namedPeriods';
import { lastDayOf } from '../../../base/dates/calendarUnits';
import type { CsvLine } from '../../file/csvRecords';
import type { NamedDay } from './daysInText';
import { daysInText } from './daysInText';
import { monthsIn } from './monthsInText';
import type { OfferedDays } from '../tableLayout';

const LONGEST = 300;
const OF_REPORT =
	/data as of|report name|file name|generated|created|export|download|printed|updated|erstellt|heruntergeladen|aktualisiert|gedruckt|\bstand\b|généré|créé|édité|télécharg|imprim|mis à jour|creado|descarg|actualizad|creato|scaricat|gemaakt/i;

const OF_TWO_PERIODS =
	/(?<!\p{L})(?:vs|versus|compared|vergleich|verglichen|gegenüber|par rapport|comparé|comparado|frente a|rispetto|vergeleken)/iu;

/** What the lines above a header name. */
interface NamedInLines {
	readonly days: readonly NamedDay[];
	readonly months: readonly Days[];
	/** Whether they compare two periods, so that these may not be the days of one. */
	readonly isOfTwo: boolean;
}

/** The period that the lines above a header name; undefined if they name several. */
export function preambleDays(preamble: readonly CsvLine[]): OfferedDays | undefined {
	const named = namedIn(preamble);
	if (!named) return undefined;
	const { days, months } = named;
	const [month, otherMonth] = months;
	const all = [...new Set(days.map(({ day }) => day))].sort();
	const [from, to = from] = all;
	if (from === undefined || to === undefined)
		return month === undefined || otherMonth !== undefined ? undefined : month;
	if (all.length > 2) return undefined;
	if (endsAtMidnight(days, from, to)) return { ...untilMidnight(from, to), isUncertain: true };
	return { from, to, ...(isUncertain(named) ? { isUncertain: true } : {}) };
}

/** What the lines name; undefined if a day is ambiguous, or a month a part of a period. */
function namedIn(preamble: readonly CsvLine[]): NamedInLines | undefined {
	const days: NamedDay[] = [];
	const months = new Map<string, Days>();
	let isOfTwo = false;
	for (const { cells } of preamble) {
		const text = cells.join(', ').slice(0, LONGEST);
		if (OF_REPORT.test(text)) continue;
		const found = daysInText(text);
		if (!found) return undefined;
		for (const one of found) days.push(one);
		isOfTwo ||= found.length > 0 && OF_TWO_PERIODS.test(text);
		if (found.length > 0) continue;
		const inText = monthsIn(text);
		if (!inText) return undefined;
		for (const one of inText) months.set(`${one.from} ${one.to}`, one);
	}
	// A moment next to days without a time, or to a month, is that of the report.
	const areDaysNamed = months.size > 0 || days.some(({ time }) => time === undefined);
	const kept = days.filter(({ time }) => time !== 'other' || !areDaysNamed);
	return { days: kept, months: [...months.values()], isOfTwo };
}

/** A single day may be that of the export, and a day next to a month, too. */
function isUncertain({ days, months, isOfTwo }: NamedInLines): boolean {
	return (
		days.length === 1 || months.length > 0 || isOfTwo || days.some(({ time }) => time === 'other')
	);
}

/** Whether a period begins and ends at midnight, so that its last day may be the one before. */
function endsAtMidnight(days: readonly NamedDay[], from: string, to: string): boolean {
	const isMidnight = (of: string) =>
		days.every(({ day, time }) => day !== of || time === 'midnight');
	return from !== to && isMidnight(from) && isMidnight(to);
}

/** The days up to a midnight: those of the day that begins then do not count if the others are one day, weeks or whole months. */
function untilMidnight(from: string, to: string): OfferedDays {
	const before = addDays(to, -1);
	return isWhole(from, before) ? { from, to: before } : { from, to };
}

function isWhole(from: string, to: string): boolean {
	const isOfMonths = from.endsWith('-01') && lastDayOf('month', to) === to;
	return from === to || isOfMonths || (daysApart(from, to) + 1) % 7 === 0;
}
