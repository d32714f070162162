import { holidaySentence } from '../../platform/holidays/compared';

const days = (from: string, to: string) => ({ from, to });
const WEEK = days('2026-11-16', '2026-11-22');

it.each<[string, Parameters<typeof holidaySentence>, string | undefined]>([
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
		expect(holidaySentence(zone, now, before)).toBe(expected);
	},
);
