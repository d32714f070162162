import { normalize, tokenKey } from '../lookup/normalize';
import type { Lexicon } from '../lookup/lexicon';
import type { NearMeaning } from '../lookup/lookupErrors';
import type { OtherFigures } from './names/metrics';
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
	if (about === undefined) return undefined;
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
