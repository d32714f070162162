import { compareHolidays } from '../../platform/holidays/compared';

const days = (from: string, to: string) => ({ from, to });
const WEEK = days('2026-11-16', '2026-11-22');

it.each<[string, Parameters<typeof compareHolidays>, string | undefined]>([
	[
		'the compared period had one',
		['Europe/Paris', WEEK, days('2026-11-09', '2026-11-15')],
		'The compared period had one more public holiday: Nov 11, 2026 (Armistice Day).',
	],
	[
		'this period has more',
		['Europe/Paris', days('2026-05-01', '2026-05-31'), days('2026-04-01', '2026-04-30')],
		'This period has 4 public holidays: May 1, 2026 (Labour Day), May 8, 2026 (Victory Day), May 14, 2026 (Ascension Day) and May 25, 2026 (Whit Monday); the compared period had 1: Apr 6, 2026 (Easter Monday).',
	],
	[
		'the compared period had more',
		['Europe/Paris', days('2026-04-01', '2026-04-30'), days('2026-05-01', '2026-05-08')],
		'The compared period had 2 public holidays: May 1, 2026 (Labour Day) and May 8, 2026 (Victory Day); this period has 1: Apr 6, 2026 (Easter Monday).',
	],
	[
		'only this period has some',
		['Europe/Paris', days('2026-05-01', '2026-05-08'), WEEK],
		'This period has 2 more public holidays: May 1, 2026 (Labour Day) and May 8, 2026 (Victory Day).',
	],
	['both have one', ['Europe/Paris', WEEK, days('2026-11-02', '2026-11-08')], undefined],
	['nobody knows the country', ['Etc/UTC', WEEK, days('2026-11-09', '2026-11-15')], undefined],
	['it is long ago', ['Europe/Paris', WEEK, days('1999-11-09', '1999-11-15')], undefined],
])(
	'the sentence about holidays of compared periods is right if %s',
	(_, [zone, now, before], expected) => {
		expect(compareHolidays(zone, now, before)?.()).toBe(expected);
	},
);

const ARMISTICE = ['Europe/Paris', WEEK, days('2026-11-09', '2026-11-15')] as const;
const MAY = [
	'Europe/Berlin',
	days('2026-05-01', '2026-05-31'),
	days('2026-04-01', '2026-04-30'),
] as const;

it.each([
	[
		'en-US',
		ARMISTICE,
		4,
		'The compared period had one more public holiday: 11/11 (Armistice Day).',
	],
	[
		'fr-CA',
		ARMISTICE,
		4,
		'La période de comparaison comptait un jour férié de plus : 11/11 (Armistice de 1918).',
	],
	[
		'de',
		ARMISTICE,
		4,
		'Der Vergleichszeitraum hatte einen Feiertag mehr: 11/11 (Waffenstillstand 1918).',
	],
	[
		'es',
		ARMISTICE,
		4,
		'El período de comparación tuvo un día festivo más: 11/11 (Día del Armisticio).',
	],
	['fr', MAY, 4, 'Cette période compte 3 jours fériés ; la période de comparaison en comptait 2.'],
	['de', MAY, 4, 'Dieser Zeitraum hat 3 Feiertage; der Vergleichszeitraum hatte 2.'],
	['es', MAY, 4, 'Este período tiene 3 días festivos; el período de comparación tuvo 2.'],
] as const)('is written in %s: %j', (language, [zone, now, before], mostNamed, expected) => {
	const day = (one: string) => one.slice(5).replace('-', '/');
	expect(compareHolidays(zone, now, before)?.({ language, day, mostNamed })).toBe(
		expected.replace(/ (?=[:;] )/g, '\u00A0'),
	);
});
