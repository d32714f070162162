import {
	parseMonth,
	parseNumberWord,
	parseUnit,
	parseWeekday,
} from '../../../platform/questions/dates/dateWords';
import { normalize } from '../../../platform/lookup/normalize';

const LANGUAGES = ['en', 'fr', 'de', 'es'];
const WIDTHS = ['long', 'short'] as const;

/** What Intl writes, without the full stop of an abbreviation. */
const written = (language: string, options: Intl.DateTimeFormatOptions, day: string) =>
	normalize(
		new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(Date.parse(day)),
	);

describe.each(LANGUAGES)('in the language %s', (language) => {
	it.each(WIDTHS)('every month is known by its %s name', (width) => {
		const months = Array.from({ length: 12 }, (_, index) => index + 1);
		const found = months.map((month) =>
			parseMonth(written(language, { month: width }, `2026-${String(month).padStart(2, '0')}-15`)),
		);
		expect(found).toEqual(months);
	});

	it('every weekday is known by its name', () => {
		// The first of March 2026 is a Sunday. "mar" and "so" are other words, too.
		const found = [1, 2, 3, 4, 5, 6, 7].map((day) =>
			parseWeekday(written(language, { weekday: 'long' }, `2026-03-0${day}`)),
		);
		expect(found).toEqual([0, 1, 2, 3, 4, 5, 6]);
	});
});

it.each([
	['en', 'one two three four five six seven eight nine ten eleven twelve'],
	['fr', 'un deux trois quatre cinq six sept huit neuf dix onze douze'],
	['de', 'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf'],
	['es', 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce'],
])('numbers are known as they are spelled in %s', (_, words) => {
	expect(words.split(' ').map((word) => parseNumberWord(word))).toEqual([
		...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
	]);
});

it.each([
	['day', 'day days jour jours tag tage tagen dia dias'],
	['week', 'week weeks semaine semaines woche wochen semana semanas'],
	['month', 'month months mois monat monate monaten mes meses'],
	['quarter', 'quarter quarters trimestre trimestres quartal quartale'],
	['year', 'year years an ans annee annees jahr jahre jahren ano anos'],
])('the unit %s is known in each language', (unit, words) => {
	expect(words.split(' ').map((word) => parseUnit(word))).toEqual(words.split(' ').map(() => unit));
});
