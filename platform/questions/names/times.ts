import type { PeriodName } from '../../base/dates/namedPeriods';

/** What people call periods, in English and French. */
export const PERIODS: Readonly<Partial<Record<PeriodName, string>>> = {
	today: `today, so far today, this day, aujourd'hui, ce jour, jour même`,
	YESTERDAY: `yesterday, last day, previous day, day before, 1 day, hier, veille, jour précédent, dernier jour`,
	LAST_7_DAYS: `last seven days, past seven days, sept derniers jours, 7 jours, seven days, sept jours, L7D`,
	thisWeek: `this week, current week, week to date, WTD, so far this week, this week so far, cette semaine, semaine en cours, semaine courante`,
	lastWeek: `last week, previous week, past week, prior week, last full week, last complete week, last calendar week, week before, semaine dernière, semaine passée, dernière semaine, semaine précédente, S-1`,
	thisMonth: `this month, current month, month to date, MTD, so far this month, this month so far, ce mois, ce mois-ci, mois en cours, mois courant`,
	lastMonth: `last month, previous month, past month, prior month, last full month, last complete month, last calendar month, mois dernier, mois passé, dernier mois, mois précédent, M-1`,
	thisQuarter: `this quarter, current quarter, quarter to date, QTD, so far this quarter, ce trimestre, trimestre en cours, trimestre courant`,
	lastQuarter: `last quarter, previous quarter, past quarter, prior quarter, trimestre dernier, trimestre passé, dernier trimestre, trimestre précédent`,
	thisYear: `this year, current year, year to date, YTD, so far this year, this year so far, cette année, année en cours, année courante, cumul annuel, depuis début année`,
	lastYear: `last year, previous year, past year, prior year, last full year, last calendar year, année dernière, an dernier, année passée, année précédente, dernière année, N-1`,
	lastTwelveMonths: `last twelve months, past twelve months, trailing twelve months, TTM, rolling year, rolling twelve months, douze derniers mois, 12 mois glissants, année glissante`,
};

/** What people call months, from January on. */
export const MONTHS: readonly string[] = [
	'january, jan, janvier, janv',
	'february, feb, fevrier, fev, fevr',
	'march, mar, mars',
	'april, apr, avril, avr',
	'may, mai',
	'june, jun, juin',
	'july, jul, juillet, juil',
	'august, aug, aout',
	'september, sep, sept, septembre',
	'october, oct, octobre',
	'november, nov, novembre',
	'december, dec, decembre',
];

/** What people call days of the week, from Sunday on. */
export const WEEKDAYS: readonly string[] = [
	'sunday, sun, dimanche, dim',
	'monday, mon, lundi, lun',
	'tuesday, tue, tues, mardi',
	'wednesday, wed, mercredi, mer',
	'thursday, thu, thurs, jeudi, jeu',
	'friday, fri, vendredi, ven',
	'saturday, sat, samedi, sam',
];

/** What people call units of time. */
export const UNITS = {
	day: 'day, days, jour, jours, d, j',
	week: 'week, weeks, semaine, semaines, wk, wks',
	month: 'month, months, mois',
	quarter: 'quarter, quarters, trimestre, trimestres',
	year: 'year, years, an, ans, annee, annees',
} as const;

/** Numbers that people spell. */
export const NUMBERS: Readonly<Record<string, number>> = {
	one: 1,
	un: 1,
	une: 1,
	two: 2,
	deux: 2,
	three: 3,
	trois: 3,
	four: 4,
	quatre: 4,
	five: 5,
	cinq: 5,
	six: 6,
	seven: 7,
	sept: 7,
	eight: 8,
	huit: 8,
	nine: 9,
	neuf: 9,
	ten: 10,
	dix: 10,
	twelve: 12,
	douze: 12,
	fourteen: 14,
	quatorze: 14,
	fifteen: 15,
	quinze: 15,
	twenty: 20,
	vingt: 20,
	thirty: 30,
	trente: 30,
	sixty: 60,
	soixante: 60,
	ninety: 90,
};
