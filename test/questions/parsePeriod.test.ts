import { parseComparison } from '../../platform/questions/dates/parseComparison';
import type { PeriodMatch } from '../../platform/questions/dates/parsedPeriod';
import { parsePeriod } from '../../platform/questions/dates/parsePeriod';
import { splitPhrases } from '../../platform/questions/names/questionLanguages';

// A Friday.
const TODAY = '2026-11-20';

const DAYS: Readonly<Record<string, string>> = {
	'2026-11-20 2026-11-20': `today, aujourd'hui, Today, 2026-11-20, 20 November`,
	'2026-11-19 2026-11-19': `yesterday, hier, Yesterday, yestreday, 19/11/2026, 19.11.2026, 19 nov, last Thursday, jeudi, 1 day ago`,
	'2026-11-18 2026-11-18': `day before yesterday, the day before yesterday, avant-hier, wednesday, 2 days ago, il y a 2 jours`,
	'2026-11-13 2026-11-19': `last 7 days, past 7 days, 7 derniers jours, les 7 derniers jours, last seven days, 7d, 7 days, 7 jours`,
	'2026-11-09 2026-11-15': `last week, la semaine dernière, semaine derniere, previous week, LAST WEEK, lst week, last wek, week 46, semaine 46, S46, 2026-W46, 1 week ago, past week`,
	'2026-11-16 2026-11-20': `this week, cette semaine, week to date, WTD, since Monday, depuis lundi, current week`,
	'2026-11-02 2026-11-15': `last 2 weeks, past two weeks, 2 dernières semaines, the last 2 weeks`,
	'2026-11-14 2026-11-15': `last weekend, week-end dernier, le week-end dernier, weekend`,
	'2026-10-21 2026-11-19': `last 30 days, -30d, now-30d, P30D, 30daysAgo to yesterday, last_n_days:30, past 30 days, 30 derniers jours, last thirty days, over the last 30 days, sur les 30 derniers jours`,
	'2026-10-01 2026-10-31': `last month, mois dernier, le mois dernier, October, october 2026, Oct, octobre, en octobre, in October, oct 2026, 2026-10, 10/2026, ocotber, previous month, M-1, last full month, 1 month ago`,
	'2026-11-01 2026-11-20': `this month, ce mois-ci, MTD, month to date, November, novembre, mois en cours, since the beginning of the month, depuis le début du mois`,
	'2025-11-01 2025-11-30': `last November, novembre dernier`,
	'2025-10-01 2025-10-31': `October 2025, oct 2025, octobre 2025, 2025-10, October last year`,
	'2025-12-01 2025-12-31': `December, décembre, decembre 2025, Dec`,
	'2026-07-01 2026-09-30': `Q3, Q3 2026, T3, T3 2026, last quarter, trimestre dernier, third quarter, troisième trimestre, 2026-Q3, le trimestre dernier`,
	'2025-07-01 2025-09-30': `Q3 2025, T3 2025`,
	'2026-01-01 2026-11-20': `this year, YTD, year to date, cette année, 2026, depuis le début de l'année, since January`,
	'2025-01-01 2025-12-31': `last year, 2025, année dernière, l'année dernière, l'an dernier, previous year`,
	'2026-08-01 2026-10-31': `last 3 months, past three months, 3 derniers mois, trois derniers mois`,
	'2026-10-01 2026-10-15': `2026-10-01 to 2026-10-15, 2026-10-01 - 2026-10-15, 2026-10-01..2026-10-15, 2026-10-01/2026-10-15, 1-15 October, October 1-15, from 1 to 15 October, du 1er au 15 octobre, 1 October to 15 October, between Oct 1 and Oct 15, October 1st to October 15th, entre le 1 et le 15 octobre, 1 oct 2026 - 15 oct 2026, from 2026-10-01 until 2026-10-15, du 1 octobre au 15 octobre 2026, 01.10.2026 to 15.10.2026`,
	'2025-12-20 2026-01-05': `December 20 to January 5, 20 décembre au 5 janvier`,
	'2026-01-01 2026-06-30': `H1, first half of 2026, premier semestre, H1 2026`,
};

const REFUSED: Readonly<Record<Exclude<PeriodMatch['is'], 'found'>, string>> = {
	ambiguous: `12/11/2026, 11/12, 03/04/2026, 1/2/26, 10/11/2026`,
	future: `tomorrow, next week, demain, 2027, next month, semaine prochaine, 2026-12-24, December 2026`,
	tooEarly: `last 9999 years, last 2027 years, last 9999 quarters, last 9999 months, 9999 years ago, il y a 9999 ans, 9999 derniers trimestres, since 0026-01-01, 0026-10-01 to 2026-10-15, January 0000, Q3 0001, week 1 0001, H1 0001, 9999 years ago to today, 1899-12-31`,
	backwards: `2026-10-15 to 2026-10-01, October 15 to October 1`,
	unknown: `banana, last 0 days, campaign 3 days ago, x-30d, Black Friday week, Christmas, sometime, soldes, recently, 2026-02-30, 31 November, 35/10/2026, a while, always, lately`,
};

const all = (table: Readonly<Record<string, string>>) =>
	Object.entries(table).flatMap(([meaning, phrases]) =>
		splitPhrases(phrases).map((phrase) => [phrase, meaning] as const),
	);

function told(finding: PeriodMatch): string {
	return finding.is === 'found'
		? `${finding.period.days.from} ${finding.period.days.to}`
		: finding.is;
}

test('periods in words are the days that people mean', () => {
	const wrong = all(DAYS).flatMap(([phrase, days]) => {
		const found = told(parsePeriod(phrase, TODAY));
		return found === days ? [] : [`${phrase}: ${found} instead of ${days}`];
	});
	expect(wrong).toEqual([]);
});

test('words for several periods, for none or for future days are rejected', () => {
	const wrong = all(REFUSED).flatMap(([phrase, why]) => {
		const found = told(parsePeriod(phrase, TODAY));
		return found === why ? [] : [`${phrase}: ${found} instead of ${why}`];
	});
	expect(wrong).toEqual([]);
});

test('a date whose day and month may be swapped is rejected with both readings', () => {
	expect(parsePeriod('03/04/2026', TODAY)).toEqual({
		is: 'ambiguous',
		candidates: ['2026-04-03', '2026-03-04'],
	});
});

test.each([
	['last week', 'period before', '2026-11-02 2026-11-08'],
	['last week', 'the week before', '2026-11-02 2026-11-08'],
	['last week', 'semaine précédente', '2026-11-02 2026-11-08'],
	['last week', 'last year', '2025-11-09 2025-11-15'],
	['last week', 'same weekdays last year', '2025-11-10 2025-11-16'],
	['yesterday', 'same day last week', '2026-11-12 2026-11-12'],
	['yesterday', 'day before', '2026-11-18 2026-11-18'],
	['yesterday', 'week before', '2026-11-12 2026-11-12'],
	['October', 'period before', '2026-09-01 2026-09-30'],
	['October', 'month before', '2026-09-01 2026-09-30'],
	['October', 'N-1', '2025-10-01 2025-10-31'],
	['October', 'October 2025', '2025-10-01 2025-10-31'],
	['October', "même période l'an dernier", '2025-10-01 2025-10-31'],
	['Q3', 'previous quarter', '2026-04-01 2026-06-30'],
	['last 7 days', 'previous 7 days', '2026-11-06 2026-11-12'],
	['last 2 weeks', 'previous 2 weeks', '2026-10-19 2026-11-01'],
	['last 2 weeks', 'the 2 weeks before', '2026-10-19 2026-11-01'],
	['last 30 days', 'YoY', '2025-10-21 2025-11-19'],
	['this week', 'last week', '2026-11-09 2026-11-13'],
	['this month', 'last month', '2026-10-01 2026-10-20'],
	['this month', 'October 2025', '2025-10-01 2025-10-20'],
	['this year', '2024', '2024-01-01 2024-11-20'],
	['October', 'September', '2026-09-01 2026-09-30'],
	['this month', 'period before', '2026-10-01 2026-10-20'],
	['yesterday', 'a week ago', '2026-11-12 2026-11-12'],
	['yesterday', '1 week earlier', '2026-11-12 2026-11-12'],
	['yesterday', '7 days earlier', '2026-11-12 2026-11-12'],
	['yesterday', 'two weeks ago', '2026-11-05 2026-11-05'],
	['yesterday', 'the week before last', '2026-11-02 2026-11-08'],
	['yesterday', '2 days ago', '2026-11-18 2026-11-18'],
	['yesterday', 'vor einer Woche', '2026-11-12 2026-11-12'],
	['yesterday', 'il y a une semaine', '2026-11-12 2026-11-12'],
	['yesterday', 'hace una semana', '2026-11-12 2026-11-12'],
	['yesterday', 'vor einem Monat', '2026-10-19 2026-10-19'],
	['last 7 days', 'one week ago', '2026-11-06 2026-11-12'],
	['last 7 days', 'a month ago', '2026-10-13 2026-10-19'],
	['last week', 'two weeks ago', '2026-11-02 2026-11-08'],
	['last week', 'two weeks earlier', '2026-10-26 2026-11-01'],
	['last month', 'two years ago', '2024-10-01 2024-10-31'],
	['last month', 'one month earlier', '2026-09-01 2026-09-30'],
	['this month', 'a month ago', '2026-10-01 2026-10-20'],
	['this month', 'one month earlier', '2026-10-01 2026-10-20'],
	['last year', 'preceding year', '2024-01-01 2024-12-31'],
	['this year', 'the year earlier', '2025-01-01 2025-11-20'],
])('%s is compared with the right days for "%s"', (when, words, days) => {
	const found = parsePeriod(when, TODAY);
	if (found.is !== 'found') throw new Error(`${when} is ${found.is}`);
	const compared = parseComparison(words, found.period, TODAY);
	expect(compared).toMatchObject({ is: 'found' });
	expect(compared.is === 'found' && `${compared.days.from} ${compared.days.to}`).toBe(days);
});

test.each([
	['last week', '', 'nothing'],
	['last week', 'none', 'nothing'],
	['last week', 'aucune', 'nothing'],
	['last week', 'last week', 'same'],
	['last week', 'month before', 'ambiguous'],
	['last week', 'a week ago', 'same'],
	['last week', 'a month ago', 'ambiguous'],
	['last month', 'vor einer Woche', 'ambiguous'],
	['last month', '7 days earlier', 'ambiguous'],
	['last week', 'banana', 'unknown'],
	['last week', 'next week', 'future'],
	['last week', 'last 9999 years', 'tooEarly'],
	['last week', '0025-11-09 to 2025-11-15', 'tooEarly'],
	['last 100 years', 'period before', 'tooEarly'],
	['last 100 years', 'same weekdays before', 'tooEarly'],
	['1900-01-01 to 1900-12-31', 'last year', 'tooEarly'],
	['last week', '03/04/2026', 'ambiguous'],
])('the comparison of %s with "%s" is rejected as %s', (when, words, is) => {
	const found = parsePeriod(when, TODAY);
	if (found.is !== 'found') throw new Error(`${when} is ${found.is}`);
	expect(parseComparison(words, found.period, TODAY).is).toBe(is);
});
