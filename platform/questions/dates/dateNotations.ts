import { matchGroups } from '../matchGroups';

const ISO_DAY = '\\d{4}-\\d{1,2}-\\d{1,2}';
const DAY = '(?:date|day|dt|datum|fecha)';
const START = '(?:start|from|since|begin|first)(?:[ _]?(?:date|day|time))?';
const END = '(?:end|to|until|till|last)(?:[ _]?(?:date|day|time))?';
const UNITS_AGO: Readonly<Record<string, string>> = {
	...{ j: 'days', d: 'days', s: 'weeks', w: 'weeks', m: 'months', a: 'years', y: 'years' },
};

const SQL_TODAY = '(?:current[ _]?date|curdate|getdate|now|today)(?:\\(\\))?';
/** A number of days before today, as SQL has it. */
const SQL_DAYS = [
	`date ?sub ?\\(${SQL_TODAY}, ?interval (\\d{1,3}) days?\\)`,
	`date ?add ?\\((?:${SQL_TODAY}, ?interval|day,) ?-(\\d{1,3})(?: days?|, ?${SQL_TODAY})\\)`,
	`${SQL_TODAY} ?- ?(?:interval )?(\\d{1,3}) days?`,
].join('|');
const DAYS_AGO = '\\d{1,3} days ago';

/** Notations of dates, with the words that the date grammar has for them. */
const NOTATIONS: ReadonlyArray<readonly [RegExp, string]> = [
	[/^\(([^()]*)\)$/g, '$1'],
	[new RegExp(`^(?:${SQL_DAYS})$`, 'g'), 'last $1$2$3 days'],
	[new RegExp(SQL_DAYS, 'g'), '$1$2$3 days ago'],
	[/\b(?:current date|curdate|getdate|today|now)(?:\(\)|\/d)|\bcurrent date\b/g, 'today'],
	[/(?:\bnow ?|\btoday ?|^)-(\d{1,3}) ?d(?:ays?)?(?:\/d)?(?=$|[ .,/])/g, '$1 days ago'],
	[/^(?:today|now) ?- ?(\d{1,3})$/g, '$1 days ago'],
	[/^(?:today(?: and|,) ?yesterday|yesterday(?: and|,) ?today)$/g, 'yesterday to today'],
	[
		new RegExp(
			`^${DAY}?\\s*>=\\s*(${ISO_DAY})\\s*(?:and|&&?|,|;)?\\s*${DAY}?\\s*<=\\s*(${ISO_DAY})$`,
			'g',
		),
		'$1 to $2',
	],
	[new RegExp(`^${DAY}?\\s*>=\\s*(${ISO_DAY}|${DAYS_AGO})$`, 'g'), 'since $1'],
	[
		new RegExp(
			`^${START}\\s*[:=]\\s*(\\S+?)\\s*[,;&]?\\s+?(?:and\\s+)?${END}\\s*[:=]\\s*(\\S+)$`,
			'g',
		),
		'$1 to $2',
	],
	[new RegExp(`^${START}=([^,;&\\s]+)[,;&]${END}=(\\S+)$`, 'g'), '$1 to $2'],
	[new RegExp(`^${DAY}s?\\s+(?=between\\b|from\\b|since\\b)`, 'g'), ''],
	[/^the /g, ''],
	// "W47/2026", "2026 KW47", "Q3/2026", "3Q26", "1H 2026"
	[/\b(?:w|kw|cw|wk) ?(\d{1,2}) ?[-/] ?(20\d\d)\b/g, 'week $1 $2'],
	[/\b(20\d\d)[ /] ?(?:w|kw|cw|wk) ?(\d{1,2})\b/g, '$1-w$2'],
	[/\b([qt]) ?([1-4])[ /-]?(?:20)?(2\d)\b/g, '$1$2 20$3'],
	[/\b([1-4])q ?(?:20)?(2\d)\b/g, 'q$1 20$2'],
	[/\b([12])h ?(?:20)?(2\d)\b/g, 'h$1 20$2'],
	[/\s*&\s*/g, ' and '],
	[/^w\/c (?=\S)/g, 'week commencing '],
	[/^w\/?e (?=\S)/g, 'week ending '],
	// "1.-15.11.2026"
	[/^(\d{1,2})\. ?- ?(\d{1,2})\.(\d{1,2})(\.(?:\d{4}|\d\d)?)?$/g, '$1.$3$4 to $2.$3$4'],
	[/^((?:\d{1,2} [a-z]+|[a-z]+ \d{1,2})(?: \d{4})?) to date$/g, 'since $1'],
	[
		/^(?:kw|weeks?|semaines?|semanas?|wochen?|s|w) ?(\d{1,2}) ?(?:-|to|bis|a|au|und|et|y|and) ?(?:kw|week|s|w)? ?(\d{1,2})$/g,
		'week $1 to week $2',
	],
	[/^(\d{1,2})(?:\. ?(?:kw|kalenderwoche|woche)| ?kw)\b/g, 'week $1'],
	[/\b(erste|zweite) (\p{L}{3,9})halfte\b/gu, '$1 halfte $2'],
	// Names and units that stand for a whole: "the whole of October", "tout le mois d'octobre".
	[
		/^(?:whole|entire|full|complete|all of|all|ganze[rsnm]?|gesamte[rsnm]?|toute?|tod[oa]) (?:of )?(?:the |le |la |l |el )?(?=\S)/g,
		'',
	],
	[/\b(?:ganzen|gesamten) (?=[a-z])/g, ''],
	[/^(?:month|quarter|monat|quartal|mois|trimestre|mes) (?:of|de|d|von) (?=[a-z])/g, ''],
	[/^(?:year|annee|ano) (?:of|de|d|von) (?=\S)/g, ''],
	// "week #46", "CW46", "KW Nr. 46"
	[
		/\b(?:cw|calendar week|iso ?week|week|kw|semaine|semana|woche) ?(?:#|no\.?|nr\.?|number|num\.?|n[°º])? ?(?=\d{1,2}\b(?!\d* [a-z]))/g,
		'week ',
	],
	[/\bprev\b\.?|\bpreceding\b/g, 'previous'],
	[/\b(last|past|previous) fortnight\b/g, '$1 2 weeks'],
	[/\b(?:a )?fortnight ago\b/g, '2 weeks ago'],
	[/\b(last|past|previous):\s*/g, '$1 '],
	// Two days with a hyphen between them.
	[/(\d{4}([/.])\d{1,2}\2\d{1,2})\s*-\s*(?=\d{4}[/.])/g, '$1 to '],
	[/\b(\d{4}-\d{2}-\d{2})\s*-\s*(?=\d{4}-\d{2}-\d{2}\b)/g, '$1 to '],
	[/\b(\d{1,2}\.\d{1,2}\.?)\s*-\s*(?=\d{1,2}\.\d{1,2}\b)/g, '$1 to '],
	[/^(?:from |since )?(\S.*?) (?:onwards?|and later|until now|till now|till today)$/g, 'since $1'],
	// What has passed of a unit: "this year so far", "dieses Jahr bisher".
	[
		/^((?:this|current|year \d{4}|diese[rsnm]?|laufende[rsnm]?|ce|cet|cette|este|esta|20\d\d)\b.*?) (?:so far|to date|bisher|bislang|bis heute|bis jetzt|jusqu ?(?:a )?(?:ici|present|maintenant|aujourd hui)|a ce jour|hasta (?:ahora|hoy|la fecha))$/g,
		'$1',
	],
	// "les 30 derniers jours glissants", "last 30 calendar days"
	[/\s(?:glissants?|calendaires|complets?|completes?|revolus|revolues|rollierend|moviles)$/g, ''],
	[/\bcalendar (?=days\b)/g, ''],
];

/** Writes notations such as ">= 2026-11-01", "CW46" and "J-7" in the words of the date grammar. */
export function withoutNotations(text: string): string {
	const plain = NOTATIONS.reduce((all, [written, words]) => all.replace(written, words), text);
	const [unit, count] = matchGroups(
		plain,
		/^(?:jour |semaine |mois |annee |day |week |month |year )?([jdswmay])-(\d{1,2})$/,
	);
	return unit === undefined ? plain : `${Number(count)} ${UNITS_AGO[unit]} ago`;
}

const SHORT = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?![\d/.-])/g;
const SLASHED = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g;

/**
 * Writes days with slashes as YYYY-MM-DD if one of them shows whether the day or the month is
 * first: "1/10/2026 to 15/10/2026"; those without a year with dots, which put the day first.
 */
export function withKnownOrder(text: string): string {
	const ofSlashed = orderOf(text, SLASHED);
	const ofShort = orderOf(text, SHORT);
	return text
		.replace(SLASHED, (day: string, first: string, second: string, year: string) => {
			if (!ofSlashed) return day;
			const parts = ofSlashed === 'dayFirst' ? [second, first] : [first, second];
			return [year, ...parts.map((one) => one.padStart(2, '0'))].join('-');
		})
		.replace(SHORT, (day: string, first: string, second: string) => {
			if (!ofShort) return day;
			return ofShort === 'dayFirst' ? `${first}.${second}.` : `${second}.${first}.`;
		});
}

/** Which part of all days is first, if a number above 12 shows it. */
function orderOf(text: string, days: RegExp): 'dayFirst' | 'monthFirst' | undefined {
	const all = [...text.matchAll(days)];
	const isDayFirst = all.some(([, first]) => Number(first) > 12);
	const isMonthFirst = all.some(([, , second]) => Number(second) > 12);
	if (isDayFirst === isMonthFirst) return undefined;
	return isDayFirst ? 'dayFirst' : 'monthFirst';
}

/** Writes the year of "Oct '26" and "Q3 '26" in four digits. */
export function withWholeYear(text: string): string {
	return text.replace(/\b(\p{L}{3,10}|[QT][1-4])\.? ?['’](\d\d)\b/giu, '$1 20$2');
}
