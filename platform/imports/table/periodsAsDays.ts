import { addDays } from '../../base/dates/dayArithmetic';
import { largest } from '../../base/calculations';
import { bigramsOf, diceCoefficient } from '../../base/text/bigrams';
import { headerWordsOf, splitWords } from '../columns/headerWordsOf';
import type { DayCell, DayRules } from '../rows/dayCell';
import { dayRulesOf, readDayCell } from '../rows/dayCell';
import { ImportProblem } from '../rules/problems';
import { FIRST_DAY_NAMES, LAST_DAY_NAMES } from './periodColumns';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const PERIODS = words(
	'week month quarter year weeks months semaine mois trimestre annee woche monat quartal jahr kalenderwoche kw semana mes ano settimana mese anno kwartaal maand jaar yearmonth yearweek',
);
const DAYS = words('day date days nth tag datum jour fecha dia giorno data dag');

const list = (text: string): readonly string[] => text.split(';').map((name) => name.trim());
/** Column names for the first day of a line's period, or the day on which a campaign began. */
export const STARTS: ReadonlySet<string> = new Set([
	...FIRST_DAY_NAMES,
	...list('start date; start time; date de debut; startdatum; fecha de inicio; data di inizio'),
	...list('data inizio; begindatum; start date in utc; startdatum in utc; date de debut en utc'),
	...list('fecha de inicio en utc; data di inizio in utc'),
]);
/** Column names for the last day of a line's period, or of a campaign. */
export const ENDS: ReadonlySet<string> = new Set([
	...LAST_DAY_NAMES,
	...list('end date; end time; date de fin; enddatum; fecha de fin; fecha de finalizacion'),
	...list(
		'data di fine; data fine; einddatum; end date in utc; enddatum in utc; date de fin en utc',
	),
	...list('fecha de finalizacion en utc; data di fine in utc; einddatum in utc'),
]);

interface FirstRows {
	readonly header: readonly string[] | undefined;
	readonly sample: ReadonlyArray<readonly string[]>;
}

/**
 * Refuses a column whose days are the first ones of longer periods, such as weeks, as all figures of
 * a period would be of its first day.
 *
 * @throws InvalidInput
 */
export function checkDayColumn({ header, sample }: FirstRows, index: number | undefined): void {
	const name = index === undefined ? undefined : header?.[index];
	if (index === undefined || header === undefined || name === undefined) return;
	const isPeriod = isNameOfPeriods(name) || areFirstDays({ header, sample }, index);
	if (isPeriod) throw ImportProblem.of({ code: 'periodsAsDays', of: { name } });
}

function isNameOfPeriods(name: string): boolean {
	const parts = headerWordsOf(splitWords(name)).split(' ');
	return parts.some((part) => PERIODS.has(part)) && !parts.some((part) => DAYS.has(part));
}

function areFirstDays(
	{ header, sample }: { readonly header: readonly string[] } & FirstRows,
	index: number,
): boolean {
	const end = endOf(header, index);
	if (end < 0) return false;
	const pairs = sample.map((line) => [line[index]?.trim() ?? '', line[end]?.trim() ?? ''] as const);
	const rules = dayRulesOf(pairs.flat(), undefined, undefined, false);
	return pairs.some((pair) => {
		const areDays = pair.every((cell) => typeof readDayCell(cell, rules) === 'string');
		return areDays && !isOneDay(pair, rules);
	});
}

// Words for the first day and the last day, which some languages join with others.
const START =
	/(?<!\p{L})(?:starts?(?!\p{L})|start[a-z]*(?:datum|dag)|begin|d[ée]but|in[íi]c|iniz|rozpocz|pocz[aą]t|начал)|(?:start|beginn?)(?!\p{L})|開始|开始|시작|^(?:from|von|ab|du|van|da|od)$/iu;
const END =
	/(?<!\p{L})(?:ends?(?!\p{L})|ending|ende|einde|eindig|fine?(?!\p{L})|final|t[ée]rmin|encerr|konie?c|zako[nń]cz|slut|stop|оконч|конец)|(?:ende|slut|end)(?!\p{L})|終了|结束|종료|^(?:to|until|bis|au|al|à|hasta|tot|do)$/iu;

/** The position of the last day that belongs to a column of first days; -1 if there is none. */
function endOf(header: readonly string[], index: number): number {
	const names = header.map(headerWordsOf);
	const isKnown = STARTS.has(names[index] ?? '');
	const known = isKnown ? names.findIndex((one) => ENDS.has(one)) : -1;
	if (known >= 0) return known;
	const first = header[index]?.trim() ?? '';
	if (!isKnown && !START.test(first)) return -1;
	const shared = header.map((name, at) =>
		at !== index && END.test(name.trim()) ? similarity(first, name) : -1,
	);
	const most = largest(shared);
	return most < 0 ? -1 : shared.indexOf(most);
}

/** How much two names have in common, beyond start and end. */
function similarity(one: string, other: string): number {
	return diceCoefficient(bigramsOf(headerWordsOf(one)), bigramsOf(headerWordsOf(other)));
}

/** Whether the first and the last day of a period are the same. */
export function isOneDay([from, to]: readonly [string, string], rules: DayRules): boolean {
	const [first, last] = [readDayCell(from, rules), readDayCell(to, rules)];
	if (typeof first !== 'string' || typeof last !== 'string')
		return from === to && isAmbiguous(first);
	// The midnight at which a day ends is that of the next one.
	return first === last || (MIDNIGHT.test(to) && addDays(first, 1) === last);
}

function isAmbiguous(day: DayCell): boolean {
	return typeof day !== 'string' && day.why === 'twoDays';
}

const MIDNIGHT = /[T ]00:00/;
