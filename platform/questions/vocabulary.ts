import type { Choice } from '../http/choices';
import { CHANNEL_LANGUAGES, channelName } from '../base/names/channels';
import { countryCodes } from '../base/names/countryCodes';
import { memoize } from '../base/async/memoize';
import type { Rate, ReadyRate } from '../reports/transform/readyRates';
import { READY_RATES } from '../reports/transform/readyRates';
import { SCALES } from '../reports/types';
import type { Term } from '../lookup/term';
import { Lexicon } from '../lookup/lexicon';
import {
	CHANNEL_WORDS,
	DEVICE_DIMENSION_WORDS,
	DEVICE_WORDS,
	DIMENSION_WORDS,
	NO_DIMENSION_WORDS,
	OTHER_CHANNELS,
	OTHER_DIMENSIONS,
	RULE_DIMENSION_WORDS,
	SCALE_WORDS,
} from './names/dimensionWords';
import { phrasesOf } from './names/questionLanguages';
import { METRIC_WORDS, OTHER_FIGURES } from './names/metrics';
import type { Synonyms } from './names/metrics';

const RATE = 'rate:';
const TIME = 'time:';

/** The code of a segmentation by device, which is no field of the platform. */
export const BY_DEVICE = 'segment:device';
/** The code of a segmentation by attribution rule. */
export const BY_RULE = 'segment:attributionrule';
/** The code of a single row of totals. */
export const BY_NOTHING = 'nothing';

/** The names of metrics and rates. @param listed the platform's metrics */
export function metricLexicon(listed: readonly Choice[]): Lexicon {
	const rates = Object.entries(READY_RATES).map(([name, { name: label }]) => ({
		code: RATE + name,
		label,
		synonyms: isReadyRate(name) ? phrasesOf((words) => words.rates[name]) : [],
	}));
	return new Lexicon(
		[...withSynonyms(listed, METRIC_WORDS), ...rates],
		OTHER_FIGURES.flatMap(({ phrases }) => phrases),
	);
}

function isReadyRate(name: string): name is ReadyRate {
	return Object.hasOwn(READY_RATES, name);
}

/** The rate of a code; undefined for a metric. */
export function rateOf(code: string): Rate | undefined {
	const name = code.startsWith(RATE) ? code.slice(RATE.length) : '';
	return isReadyRate(name) ? READY_RATES[name] : undefined;
}

/** The names by which rows can be grouped. @param listed the platform's dimensions */
export function dimensionLexicon(listed: readonly Choice[]): Lexicon {
	// Days are a unit of time instead of a dimension, so that two periods can be compared day by
	// day.
	const dimensions = withSynonyms(
		listed.filter(({ value }) => value !== 'date_day'),
		DIMENSION_WORDS,
	);
	const times = SCALES.map((scale) => namedAs(TIME + scale, SCALE_WORDS[scale]));
	return new Lexicon(
		[
			...dimensions,
			...times,
			namedAs(BY_DEVICE, DEVICE_DIMENSION_WORDS),
			namedAs(BY_RULE, RULE_DIMENSION_WORDS),
			{ code: BY_NOTHING, label: 'Nothing', synonyms: NO_DIMENSION_WORDS },
		],
		OTHER_DIMENSIONS,
	);
}

/** The unit of time that a code stands for. */
export function scaleOfCode(code: string) {
	return SCALES.find((scale) => code === TIME + scale);
}

/** The names of channels. */
export const channelLexicon = new Lexicon(
	Object.entries(CHANNEL_WORDS).map(([code, names]) => ({
		code,
		label: channelName(code),
		synonyms: [...CHANNEL_LANGUAGES.map((language) => channelName(code, language)), ...names],
	})),
	OTHER_CHANNELS,
);

/** The names of a site's devices. */
export function deviceLexicon(listed: readonly Choice[]): Lexicon {
	return new Lexicon(
		listed.map(({ value, label }) => ({
			code: value,
			label,
			synonyms: DEVICE_WORDS.find(([named]) => named.test(label))?.[1] ?? [],
		})),
	);
}

/** The names in a list of the platform. */
export function choiceLexicon(listed: readonly Choice[]): Lexicon {
	return new Lexicon(listed.map(({ value: code, label }) => ({ code, label })));
}

/** The names of countries in all languages of questions, by ISO 3166-1 alpha-2 code. */
export const countryLexicon = memoize((): Lexicon => {
	const names = CHANNEL_LANGUAGES.map(
		(language) => new Intl.DisplayNames([language], { type: 'region' }),
	);
	const [english] = names;
	return new Lexicon(
		[...countryCodes()].map((code) => ({
			code,
			label: english?.of(code) ?? code,
			synonyms: [...names.map((one) => one.of(code) ?? code), ...(ALSO[code] ?? [])],
		})),
	);
});

const ALSO: Readonly<Record<string, readonly string[]>> = {
	GB: [
		'UK',
		'Great Britain',
		'Angleterre',
		'England',
		'Grande-Bretagne',
		'Gran Bretaña',
		'Großbritannien',
		'Inglaterra',
	],
	US: ['USA', 'United States of America', 'America', 'Etats Unis', 'Amerika', 'EEUU', 'EE. UU.'],
	NL: ['Holland', 'Hollande', 'Holanda'],
	CZ: ['Czech Republic', 'République tchèque', 'Tschechische Republik', 'República Checa'],
};

/**
 * The platform's choices with their synonyms, then the documented terms that the platform does not
 * list.
 */
function withSynonyms(
	listed: readonly Choice[],
	synonymsByCode: Readonly<Record<string, Synonyms>>,
): Term[] {
	const codes = new Set(listed.map(({ value }) => value));
	const others = Object.entries(synonymsByCode).filter(([code]) => !codes.has(code));
	return [
		...listed.map(({ value: code, label }) => ({
			code,
			label,
			synonyms: synonymsByCode[code]
				? [synonymsByCode[code].label, ...synonymsByCode[code].names]
				: [],
		})),
		...others.map(([code, spoken]) => namedAs(code, spoken)),
	];
}

function namedAs(code: string, { label, names }: Synonyms): Term {
	return { code, label, synonyms: names };
}
