import { withoutAccents } from '../../base/text/accents';
import { DATE_GRAMMAR, WEEKDAYS } from '../names/times';
import { withKnownOrder, withoutNotations, withWholeYear } from './dateNotations';

const LABEL =
	/^(?:(?:date ?range|time ?range|time ?frame|period|dates?|when|periode|zeitraum|periodo|fechas?)\s*[:=]\s*|(?:during|for|over|pendant|sur|durante|wahrend)\s+)(?:the\s+)?/;
// A weekday in front of a date adds nothing.
const WEEKDAY_OF_DATE = new RegExp(`\\b(?:${WEEKDAYS.flat().join('|')})\\.? (?=\\d{1,2}\\b)`, 'g');
const ISO_DAY = '\\d{4}-\\d{1,2}-\\d{1,2}';
const BETWEEN_ISO_DAYS = new RegExp(
	`(${ISO_DAY})\\s*[,|;:]?\\s+(?=${ISO_DAY})|(${ISO_DAY})[,|;:](?=${ISO_DAY})`,
	'g',
);
const WITH_TODAY =
	/ \(?(?:incl\.?|including|included|inkl\.?|inklusive|einschliesslich|y compris|incluyendo|incluido) (?:today|heute|aujourd hui|hoy)\)?$/;
const MIDNIGHT = new RegExp(
	`(${ISO_DAY})[t ](?:00:00|23:59)(?::\\d\\d(?:\\.\\d+)?)?(?: ?z|[+-]\\d\\d:?\\d\\d)?`,
	'g',
);

/**
 * Normalizes a date for parsing: small letters without accents, single blanks between words;
 * separators within dates stay.
 */
export function plainDates(words: string): string {
	const plain = withoutAccents(spaced(withWholeYear(words)).toLowerCase())
		.replace(/ß/g, 'ss')
		.replace(/[’'"“”«»[\]`]/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.replace(LABEL, '')
		.replace(MIDNIGHT, '$1')
		.replace(/\b((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\b/g, '$1-$2-$3')
		.replace(/\b(20\d\d)m?(0[1-9]|1[0-2])\b/g, '$1-$2')
		.replace(WITH_TODAY, ' including today');
	return withoutNotations(withKnownOrder(plain))
		.replace(WEEKDAY_OF_DATE, '')
		.replace(/[–—→]|->|~/g, ' to ')
		.replace(/\.{2,3}/g, ' to ')
		.replace(BETWEEN_ISO_DAYS, '$1$2 to ')
		.replace(/(\d{4})\s*-\s*(?=\d{1,2}[/.]\d{1,2}[/.]\d{4})/g, '$1 to ')
		.replace(/\b(\d{1,2})(st|nd|rd|th|er)\b/g, '$1')
		.replace(/\b(\d{1,2})\.\s*-\s*(?=\d{1,2}\. ?[a-z])/g, '$1-')
		.replace(/\b(\d{1,2})\. (?=[a-z])/g, '$1 ')
		.replace(/\b([a-z]{3,9})-(?=\d{4}\b)/g, '$1 ')
		.replace(/\b(?:inclusive|included|inklusive|inclus|incluido)\b/g, ' ')
		.replace(/,/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Splits identifiers into words: LAST_7_DAYS, last7Days, lastMonth, P7D, -7d, 7daysAgo. */
function spaced(words: string): string {
	const text = words.trim();
	const [, count, unit] =
		/^(?:now)?-(\d{1,4}) ?(d|days|w|weeks|m|months)(?:\/d)?$/i.exec(text) ??
		/^P(\d{1,4})([DWM])$/i.exec(text) ??
		/^(\d{1,4})(days)ago$/i.exec(text) ??
		turnedCount(/^last_n_(days|weeks|months)[:=(_ ]+(\d{1,4})\)?$/i.exec(text)) ??
		[];
	if (count !== undefined && unit !== undefined)
		return `last ${count} ${LETTERS[unit.toLowerCase()] ?? unit}`;
	return text
		.replace(/_/g, ' ')
		.replace(/(\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, '$1 ')
		.replace(/\b(last|past|previous|prior|trailing)(\d)/gi, '$1 $2')
		.replace(
			/\b(\d{1,4})(days?|weeks?|months?|quarters?|years?|jours?|semaines?|mois)(?:(ago)\b|\b)/gi,
			'$1 $2 $3',
		)
		.replace(
			/\b(last|past) (\d{1,4}) ?([dwm])\b/gi,
			(_, last: string, number: string, letter: string) =>
				`${last} ${number} ${LETTERS[letter.toLowerCase()]}`,
		);
}

/** "LAST_N_DAYS:14" has its number behind its unit. */
function turnedCount(match: RegExpExecArray | null): string[] | undefined {
	return match ? ['', match[2] ?? '', match[1] ?? ''] : undefined;
}

const LETTERS: Readonly<Record<string, string>> = { d: 'days', w: 'weeks', m: 'months' };

/** The words for the year before behind a month, a quarter or a week, as a regular expression. */
export const YEAR_BEFORE =
	'(?:(?:de|of|in|im|du|del|des|d) )?(?:l )?(?:last year|an dernier|an passe|annee (?:derniere|passee|precedente)|ano pasado|ano anterior|vorjahr(?:es)?|(?:letzte|vorige|vergangene)[nsm]? jahr(?:es)?|previous year|prior year)';

/** Phrases of several words, with the word of the date grammar that they mean. */
const TOGETHER: ReadonlyArray<readonly [RegExp, string]> = [
	[/\bfin(es)? de semana\b/g, 'weekend'],
	[/\bantes de ayer\b/g, 'day before yesterday'],
	[/\bubermorgen\b/g, 'tomorrow'],
	[
		/^(?:the |la |le |die |der |das |den )?(?:vorletzte[rsn]?|avant[ -]derniere?|penultim[oa]) ([a-z]+)$/g,
		'2 $1 ago',
	],
	[/^(?:the |la |el |l )?([a-z]+) (?:before last|antepasad[oa]|avant derniere?)$/g, '2 $1 ago'],
	[/\b(\d)[et]?t(?= \d{4}$|$)/g, 'q$1'],
	[
		new RegExp(
			`^(?:le |la |el |das |die )?((?:q|t|week |kw|semaine |semana |woche )? ?\\d{1,2}|[a-z]{3,10})\\.? ${YEAR_BEFORE}$`,
			'g',
		),
		'$1 last year',
	],
	[
		/^(?:sem|week|semaine|semana|woche|wk|kw|kalenderwoche)\.? ?(\d{1,2})(?:[/ -]+(?=\d{4}$)|$)/g,
		'week $1 ',
	],
];

/** Translates the words of a date into those of the date grammar. */
export function translatedDates(text: string): string {
	const joined = TOGETHER.reduce((all, [words, one]) => all.replace(words, one), text);
	const translated = joined
		.split(' ')
		.map((word) => DATE_GRAMMAR.get(word) ?? word)
		.join(' ')
		.replace(/\s+/g, ' ')
		.trim();
	return translated.replace(/^vor (\w+) (\w+)$/, '$1 $2 ago').replace(/^since (?=.* to )/, 'from ');
}
