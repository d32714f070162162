import { InvalidInput } from '../base/invalidInput';
import type { Choice } from '../http/choices';
import { dedupeChoices } from '../http/choices';
import { shortName } from '../base/text/truncate';
import type { Rate } from '../reports/transform/readyRates';
import type { SegmentField } from '../reports/types';
import type { Lexicon } from '../lookup/lexicon';
import type { Term } from '../lookup/term';
import { phrasesIn } from './filters/filterClauses';
import type { NearMeaning } from '../lookup/lookupErrors';
import { FIND_NAMES, requireMatch } from '../lookup/lookupErrors';
import { QUESTION_FIELDS, withoutLabel } from './questionFields';
import { nearestFigures } from './nearestFigures';
import { findPhrase } from './termPhrases';
import { holdsSlash, meansOther } from './otherMeaning';
import { BY_DEVICE, BY_NOTHING, BY_RULE, rateOf, scaleOfCode } from './vocabulary';
import type { SiteSchema, TermFinder } from './siteSchema';
import type { RowsBy } from './questionFields';

/** The requested metrics and rates. */
export interface MetricsAndRates {
	readonly metrics: readonly Choice[];
	readonly rates: readonly Rate[];
}

/** Reads the figures of a question. @param field the label of the field they are in @throws InvalidInput, Fault */
export async function parseFigures(
	written: string,
	offer: SiteSchema,
	field: string = QUESTION_FIELDS.figures,
): Promise<MetricsAndRates> {
	const text = withoutLabel('figures', written);
	if (text.trim() === '') {
		throw new InvalidInput(
			field,
			`${field} is empty`,
			`Enter figures such as sales, revenue, conversion rate. ${FIND_NAMES}`,
		);
	}
	const named = await readAll(
		text,
		{ field, what: 'figure', separators: /\//, nearest: nearestFigures },
		offer.figures,
	);
	const rates = named.flatMap(({ code }) => rateOf(code) ?? []);
	const metrics = named.filter(({ code }) => rateOf(code) === undefined).map(asChoice);
	return { metrics: dedupeChoices(metrics), rates: [...new Set(rates)] };
}

const JOINED_ROWS =
	/[/>×→*|]|\s+-\s+|\s(?:x|by|per|par|pro|je|nach|por|within|then by)\s|-(?=day|date|week|month|hour|tag|jour|dia|channel|campaign|device)/i;

/** Reads how rows are grouped. @throws InvalidInput, Fault */
export async function parseRowsBy(written: string, offer: SiteSchema): Promise<RowsBy> {
	const text = withoutLabel('by', written);
	if (text.trim() === '') return { dimensions: [] };
	const field = QUESTION_FIELDS.by;
	const named = await readAll(
		text,
		{ field, what: 'dimension', separators: JOINED_ROWS },
		offer.dimensions,
	);
	const codes = new Set(named.map(({ code }) => code));
	const scales = [...codes].flatMap((code) => scaleOfCode(code) ?? []);
	const segments = [...codes].flatMap((code) => segmentOf(code) ?? []);
	oneAtMost(scales.length, 'hours, days, weeks or months');
	oneAtMost(segments.length, 'devices or attribution rules');
	const dimensions = named.filter(({ code }) => isDimension(code)).map(asChoice);
	return { dimensions: dedupeChoices(dimensions), scale: scales[0], segmentBy: segments[0] };
}

/** How a field that holds a list of names is read. */
interface ListField {
	readonly field: string;
	readonly what: string;
	/** Separates names that were written without a comma, if the whole phrase is no name. */
	readonly separators: RegExp;
	/** Suggestions for an unknown phrase by meaning, with the reason why it is not available. */
	readonly nearest?: (phrase: string, lexicon: Lexicon) => NearMeaning | undefined;
}

/** "revenue / order" is a quotient, as it is without blanks; "revenue / orders" are two figures. */
const BEFORE_SINGULAR = /\s\/\s(?=\p{L}+\s*(?:[,;\n]|$))(?!\S*(?:s|x|en|äufe|suche)(?!\p{L}))/giu;

async function readAll(
	text: string,
	{ field, what, separators, nearest }: ListField,
	terms: TermFinder,
): Promise<Term[]> {
	// A name may contain "and", but no comma.
	const whole = /[,;\n]/.test(text) ? undefined : (await terms.first()).findWhole(text);
	if (whole && !meansOther(text, whole) && !holdsSlash(text, whole)) return [whole];
	const named: Term[] = [];
	// A formula in brackets belongs to its name: "Conversion Rate (Sales / Visits)".
	const parts = phrasesIn(
		text
			.replace(/\([^()]*\)/g, (remark) => remark.replace(/\s\/\s/g, '/'))
			.replace(BEFORE_SINGULAR, '/'),
	);
	for (const phrase of new Set(parts)) {
		const found = await findPhrase(phrase, async (one) => await terms.find(one), separators);
		if (!('is' in found)) {
			for (const one of found) named.push(one);
		} else {
			const near = found.is === 'unknown' ? nearest?.(phrase, await terms.all()) : undefined;
			named.push(requireMatch(found, phrase, field, what, near));
		}
	}
	if (named.length > 0) return named;
	throw new InvalidInput(field, `${field}: "${shortName(text)}" contains no name`, FIND_NAMES);
}

function isDimension(code: string): boolean {
	const isOther = scaleOfCode(code) ?? segmentOf(code);
	return isOther === undefined && code !== BY_NOTHING;
}

function segmentOf(code: string): SegmentField | undefined {
	if (code === BY_DEVICE) return 'device';
	return code === BY_RULE ? 'attributionrule' : undefined;
}

/**
 * A table has one unit of time and one segmentation, because rows of two could not be
 * distinguished.
 */
function oneAtMost(count: number, what: string): void {
	if (count < 2) return;
	throw new InvalidInput(
		QUESTION_FIELDS.by,
		`"${QUESTION_FIELDS.by}" accepts only one of these at a time: ${what}`,
		'Ask for each separately',
	);
}

function asChoice({ code, label }: Term): Choice {
	return { value: code, label };
}
