import { normalize, tokenKey } from '../lookup/normalize';
import type { Lexicon } from '../lookup/lexicon';
import type { NearMeaning } from '../lookup/lookupErrors';
import type { OtherFigures } from './names/metrics';
import { phrasesOf } from './names/questionLanguages';
import { QUESTION_FIELDS } from './questionFields';
import { channelLexicon, countryLexicon } from './vocabulary';
import { METRIC_WORDS, OTHER_FIGURES } from './names/metrics';

const REASONS: Readonly<Partial<Record<OtherFigures['topic'], string>>> = {
	costs:
		'Costs are uploaded per campaign with Campaign > Upload Costs, and this site has no metric for them',
	profit: 'The platform knows what was sold, but not what it cost to make',
	exposure: 'This site has no metric for what happens before a click, such as impressions',
	customers: 'The platform counts visitors and sales, but not customers',
};

/** The metrics of a site on the same topic as a figure that the site does not have. */
export function nearestFigures(phrase: string, lexicon: Lexicon): NearMeaning | undefined {
	const about = topicOf(phrase);
	if (about === undefined)
		return (
			changeOfFigure(phrase, lexicon) ??
			filteredFigure(phrase, lexicon) ??
			figureOfQuestion(phrase, lexicon)
		);
	const own = lexicon.all.filter(
		({ code, label }) =>
			!Object.hasOwn(METRIC_WORDS, code) && (about.named.test(code) || about.named.test(label)),
	);
	if (own.length > 0) return { nearest: own.slice(0, MOST) };
	const nearest = about.near.flatMap(
		(code) => lexicon.all.find((term) => term.code === code) ?? [],
	);
	return { nearest, reason: REASONS[about.topic] };
}

const MOST = 5;

function topicOf(phrase: string): OtherFigures | undefined {
	const key = tokenKey(normalize(phrase));
	const whole = OTHER_FIGURES.find(({ phrases }) => phrases.some((one) => keyOf(one) === key));
	if (whole) return whole;
	const words = new Set(key.split(' '));
	// "media cost of ads" is about costs, because one of its words is a phrase of that topic.
	return OTHER_FIGURES.find(({ phrases }) => phrases.some((one) => words.has(keyOf(one))));
}

function keyOf(phrase: string): string {
	return tokenKey(normalize(phrase));
}

const CHANGE =
	/(?<!\p{L})(?:growth|grew|change|evolution|variation|delta|development|trend|increase|decrease|wachstum|veränderung|entwicklung|anstieg|rückgang|évolution|croissance|hausse|baisse|crecimiento|variación|evolución|aumento)(?: rate| in %)?(?: (?:of|in|von|der|des|de la|de l'|du|de|del|de los|de las)(?!\p{L}))?/iu;

const REST_OF_QUESTION =
	/\s(?:by|per|vs\.?|versus|compared|last|this|previous|yesterday|today|since|par|contre|cette|pro|nach|letzte\p{L}*|gegen|por|contra|esta)\s.*$/iu;

/** The figure in a whole question such as "sales by channel last week", with the fields for its other parts. */
function figureOfQuestion(phrase: string, lexicon: Lexicon): NearMeaning | undefined {
	const figure = phrase.replace(REST_OF_QUESTION, '').trim();
	const term = figure === phrase.trim() ? undefined : lexicon.findWhole(figure);
	if (term === undefined) return undefined;
	const { by, when, compareWith } = QUESTION_FIELDS;
	const reason = `Enter only figures here, and the rest of the question in "${by}", "${when}" and "${compareWith}"`;
	return { nearest: [term], reason };
}

/** The figure in "growth of sales", with the field that the answer takes changes from. */
function changeOfFigure(phrase: string, lexicon: Lexicon): NearMeaning | undefined {
	const figure = phrase.replace(CHANGE, ' ').trim();
	const term = figure === phrase.trim() ? undefined : lexicon.findWhole(figure);
	if (term === undefined) return undefined;
	const { compareWith } = QUESTION_FIELDS;
	const reason = `Enter only the figure here, and a period in "${compareWith}": the answer contains the change`;
	return { nearest: [term], reason };
}

const DEVICES: ReadonlySet<string> = new Set(
	phrasesOf(({ devices }) => Object.values(devices).join(',')).map(normalize),
);
const BEFORE_FILTER =
	/^(?:from|in|on|of|via|for|de|du|des|d'|en|sur|depuis|aus|auf|von|vom|im|para|por|desde)\s+/i;

/** The figure in "mobile sales" and "visits from Germany", with the field for the rest. */
function filteredFigure(phrase: string, lexicon: Lexicon): NearMeaning | undefined {
	const words = phrase.trim().split(/\s+/).slice(0, MOST_WORDS);
	for (let at = 1; at < words.length; at++) {
		const [start, end] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
		for (const [figure, filter] of [
			[start, end],
			[end, start],
		]) {
			const value = (filter ?? '').replace(BEFORE_FILTER, '');
			const term = isFilter(value) ? lexicon.findWhole(figure ?? '') : undefined;
			if (term === undefined) continue;
			const reason = `Enter only the figure here, and "${value}" in "${QUESTION_FIELDS.only}"`;
			return { nearest: [term], reason };
		}
	}
	return undefined;
}

const MOST_WORDS = 8;

function isFilter(words: string): boolean {
	return (
		DEVICES.has(normalize(words)) ||
		channelLexicon.findExactly(words).is === 'found' ||
		countryLexicon().findExactly(words).is === 'found'
	);
}
