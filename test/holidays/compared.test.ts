import { holidaySentence } from '../../platform/holidays/compared';

const days = (from: string, to: string) => ({ from, to });
const WEEK = days('2026-11-16', '2026-11-22');

it.each<[string, Parameters<typeof holidaySentence>, string | undefined]>([
	[
		'the period before had one',
		['Europe/Paris', WEEK, days('2026-11-09', '2026-11-15')],
		'The period before had one public holiday more: 2026-11-11 (Armistice Day).',
	],
	[
		'this period has more',
		['Europe/Paris', days('2026-05-01', '2026-05-31'), days('2026-04-01', '2026-04-30')],
		'This period has 3 public holidays more: 2026-05-01 (Labour Day), 2026-05-08 (Victory Day), 2026-05-14 (Ascension Day) and 2026-05-25 (Whit Monday), against 2026-04-06 (Easter Monday).',
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
