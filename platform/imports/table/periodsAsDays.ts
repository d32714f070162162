import { addDays } from '../../base/dates/dayArithmetic';
import { headerWordsOf, splitWords } from '../columns/headerWordsOf';
import { dayRulesOf, readDayCell } from '../rows/dayCell';
import { ImportProblem } from '../rules/problems';
import { FIRST_DAY_NAMES, LAST_DAY_NAMES } from './periodColumns';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const PERIODS = words(
	'week month quarter year weeks months semaine mois trimestre annee woche monat quartal jahr kalenderwoche kw semana mes ano settimana mese anno kwartaal maand jaar yearmonth yearweek',
);
const DAYS = words('day date days nth tag datum jour fecha dia giorno data dag');

const list = (text: string): readonly string[] => text.split(';').map((name) => name.trim());
const STARTS = new Set([
	...FIRST_DAY_NAMES,
	...list('start date; start time; date de debut; startdatum; fecha de inicio; data di inizio'),
	...list('data inizio; begindatum; start date in utc'),
]);
const ENDS = new Set([
	...LAST_DAY_NAMES,
	...list('end date; end time; date de fin; enddatum; fecha de fin; fecha de finalizacion'),
	...list('data di fine; data fine; einddatum; end date in utc'),
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
	const names = header.map(headerWordsOf);
	if (!STARTS.has(names[index] ?? '')) return false;
	const end = names.findIndex((one) => ENDS.has(one));
	if (end < 0) return false;
	const [firstDays, lastDays] = [index, end].map((at) => daysOf(sample, at));
	return sample.some((line, at) => {
		const [first, last] = [firstDays?.[at], lastDays?.[at]];
		if (first === undefined || last === undefined || first === last) return false;
		// The midnight at which a day ends is that of the next one.
		return !(MIDNIGHT.test(line[end] ?? '') && addDays(first, 1) === last);
	});
}

const MIDNIGHT = /[T ]00:00/;

function daysOf(sample: ReadonlyArray<readonly string[]>, at: number) {
	const cells = sample.map((line) => line[at]?.trim() ?? '');
	const rules = dayRulesOf(cells, undefined, undefined, false);
	return cells.map((cell) => {
		const day = readDayCell(cell, rules);
		return typeof day === 'string' ? day : undefined;
	});
}
