import { dateTimeOf } from './dateWords';
import { matchGroups } from '../matchGroups';
import type { OptionalPeriodMatch } from './parsedPeriod';
import { dateTimeOfIso, isoDate } from '../../base/dates/isoDate';
import { addDays } from '../../base/dates/dayArithmetic';

const THURSDAY = 4;

/** Days that people call by their names, with their date in a year. */
const OCCASIONS: ReadonlyArray<readonly [RegExp, (year: number) => string]> = [
	[/^(?:black ?friday|viernes negro|vendredi noir)$/, (year) => addDays(thanksgiving(year), 1)],
	[/^(?:cyber ?monday|lunes cibernetico|cyber lundi)$/, (year) => addDays(thanksgiving(year), 4)],
	[/^(?:singles?(?: s)? day|11\.11|dia de los solteros)$/, (year) => `${year}-11-11`],
	[
		/^(?:valentine(?: s)?(?: day)?|valentinstag|saint valentin|st valentin|san valentin)$/,
		(year) => `${year}-02-14`,
	],
	[/^halloween$/, (year) => `${year}-10-31`],
	[
		/^(?:christmas eve|heiligabend|heiliger abend|veille de noel|nochebuena)$/,
		(year) => `${year}-12-24`,
	],
	[/^(?:christmas day|jour de noel|dia de navidad)$/, (year) => `${year}-12-25`],
	[/^boxing day$/, (year) => `${year}-12-26`],
	[/^(?:new year(?: s)? eve|silvester|saint sylvestre|nochevieja)$/, (year) => `${year}-12-31`],
	[
		/^(?:new year(?: s)? day|neujahr|neujahrstag|jour de l an|ano nuevo)$/,
		(year) => `${year}-01-01`,
	],
];

/**
 * A day that people call by its name, such as Black Friday 2025; without a year, the latest that
 * has begun. Names of seasons, such as Christmas, are left to the caller.
 */
export function dayOfOccasion(text: string, today: string): OptionalPeriodMatch {
	const [before = '', name = '', after] = matchGroups(
		text,
		/^(last (?:year s )?)?(.+?)(?: (?:of |in |de |del )?(\d{4}|last year|this year))?$/,
	);
	const found = OCCASIONS.find(([names]) => names.test(name));
	if (found === undefined) return undefined;
	const [, dayIn] = found;
	const now = dateTimeOfIso(today).year;
	const latest = dayIn(now) <= today ? now : now - 1;
	const isOfLastYear = after === 'last year' || before.includes('year');
	const named = after === 'this year' ? now : latest;
	const year = Number(after) || (isOfLastYear ? now - 1 : named);
	const day = dayIn(year);
	return { is: 'found', period: { days: { from: day, to: day } } };
}

/** Thanksgiving, on which Black Friday depends: the fourth Thursday of November. */
function thanksgiving(year: number): string {
	const first = dateTimeOf(year, 11, 1);
	const untilThursday = (THURSDAY - (first?.weekday ?? THURSDAY) + 7) % 7;
	return first ? isoDate(first.plus({ days: untilThursday + 21 })) : '';
}
