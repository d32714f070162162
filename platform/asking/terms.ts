import { InvalidInput } from '../client/faults';
import type { Choice } from '../client/values/choices';
import { once as memoized } from '../client/values/once';
import { shortName } from '../client/values/truncate';
import type { Rate } from '../reports/answer/rates';
import type { SegmentField } from '../reports/types';
import type { Finding, Lexicon } from '../words/lexicon';
import type { Named } from '../words/named';
import { phrasesIn } from '../words/phrases';
import { FIND_NAMES, meantBy } from '../words/refusals';
import {
	BY_DEVICE,
	BY_NOTHING,
	BY_RULE,
	figureWords,
	rateOf,
	rowWords,
	scaleOf,
} from '../words/vocabulary';
import type { Offer, Source } from './offer';
import type { RowsBy } from './question';
import { FIELDS } from './question';

/** The figures that are asked for. */
export interface Figures {
	readonly metrics: readonly Choice[];
	readonly rates: readonly Rate[];
}

/** Finds the figures that words mean. @throws InvalidInput, Fault */
export async function readFigures(text: string, offer: Offer): Promise<Figures> {
	const field = FIELDS.figures;
	if (text.trim() === '') {
		throw new InvalidInput(
			field,
			`${field} is empty`,
			`Write for example sales, revenue, conversion rate. ${FIND_NAMES}`,
		);
	}
	const named = await readAll(text, field, 'figure', offer, (sources) =>
		figureWords(once(sources.flatMap(({ metrics }) => metrics))),
	);
	const rates = named.flatMap(({ code }) => rateOf(code) ?? []);
	const metrics = named.filter(({ code }) => rateOf(code) === undefined).map(asChoice);
	return { metrics: once(metrics), rates: [...new Set(rates)] };
}

/** Finds what rows are to stand for. @throws InvalidInput, Fault */
export async function readRowsBy(text: string, offer: Offer): Promise<RowsBy> {
	if (text.trim() === '') return { dimensions: [] };
	const named = await readAll(text, FIELDS.by, 'dimension', offer, wordsForRows);
	const codes = new Set(named.map(({ code }) => code));
	const scales = [...codes].flatMap((code) => scaleOf(code) ?? []);
	const segments = [...codes].flatMap((code) => segmentOf(code) ?? []);
	oneAtMost(scales.length, 'hours, days, weeks and months');
	oneAtMost(segments.length, 'devices and attribution rules');
	const dimensions = named.filter(({ code }) => isDimension(code)).map(asChoice);
	return { dimensions: once(dimensions), scale: scales[0], segmentBy: segments[0] };
}

/** What rows may be called, as far as it has been read what there is. */
export function wordsForRows(sources: readonly Source[]): Lexicon {
	return rowWords(once(sources.flatMap(({ dimensions }) => dimensions)));
}

/** Finds phrases among what is known at once, and only then among all that there is; each is indexed once. */
export class TermFinder {
	/** The words for what is known at once. @throws Fault */
	readonly first: () => Promise<Lexicon>;
	private readonly everything: () => Promise<Lexicon>;

	constructor(offer: Offer, wordsOf: (sources: readonly Source[]) => Lexicon) {
		this.first = memoized(async () => wordsOf([await offer.first()]));
		this.everything = memoized(async () => wordsOf(await offer.everything()));
	}

	/** @throws Fault */
	async find(phrase: string): Promise<Finding> {
		const finding = (await this.first()).find(phrase);
		return finding.is === 'unknown' ? (await this.everything()).find(phrase) : finding;
	}
}

async function readAll(
	text: string,
	field: string,
	what: string,
	offer: Offer,
	wordsOf: (sources: readonly Source[]) => Lexicon,
): Promise<Named[]> {
	// A name may hold "and", but no comma.
	const terms = new TermFinder(offer, wordsOf);
	const whole = /[,;\n]/.test(text) ? undefined : (await terms.first()).findWhole(text);
	if (whole) return [whole];
	const named: Named[] = [];
	for (const phrase of new Set(phrasesIn(text))) {
		named.push(meantBy(await terms.find(phrase), phrase, field, what));
	}
	if (named.length > 0) return named;
	throw new InvalidInput(field, `${field}: "${shortName(text)}" names nothing`, FIND_NAMES);
}

function isDimension(code: string): boolean {
	const isOther = scaleOf(code) ?? segmentOf(code);
	return isOther === undefined && code !== BY_NOTHING;
}

function segmentOf(code: string): SegmentField | undefined {
	if (code === BY_DEVICE) return 'device';
	return code === BY_RULE ? 'attributionrule' : undefined;
}

/** The scale of two cannot be told apart in one table. */
function oneAtMost(count: number, what: string): void {
	if (count < 2) return;
	throw new InvalidInput(
		FIELDS.by,
		`${FIELDS.by} takes one of ${what} at a time`,
		'Ask for each by itself',
	);
}

function asChoice({ code, label }: Named): Choice {
	return { value: code, label };
}

/** The entries of several lists, each once. */
export function once(choices: readonly Choice[]): Choice[] {
	const first = new Map<string, Choice>();
	for (const choice of choices) if (!first.has(choice.value)) first.set(choice.value, choice);
	return [...first.values()];
}
