import { roundedPercent } from '../base/calculations';
import type { CauseWords, ChangeSide } from './causeWords';
import { causeWords } from './causeWords';
import type { Contribution } from './contributions';
import { factorAt } from './contributions';
import type { Causes } from './findCauses';
import type { Measures } from './measures';

/** The causes of a change in one dimension, with what is needed to put them into words. */
export interface ExplainedChange extends Causes {
	/** The dimension of the parts: media_key. */
	readonly dimension: string;
	readonly measures: Measures;
	/** The sums of the first measures of all parts. */
	readonly divisors: { readonly actual: number; readonly expected: number };
}

/** How the causes are put into words. */
export interface CauseWording {
	readonly language: string;
	readonly number: (value: number) => string;
	/** @param value 45.5 for 45.5% */
	readonly percent: (value: number) => string;
	/** Whether the figure is a rate in percent. */
	readonly isPercent: boolean;
	/** Whether the reference is what was expected, rather than another period. */
	readonly isExpected: boolean;
}

/** The side of a change. */
export function changeSideOf(value: number): ChangeSide {
	return value < 0 ? 'lower' : 'higher';
}

/** A factor whose effect is a smaller share of the contribution is not what moved. */
const MIN_EFFECT = 0.2;
/** A smaller change of a factor is none. */
const MIN_CHANGE = 0.1;

/** What each factor of a cause did: "visits 41% lower", "conversion rate as expected". */
export function factorTexts(
	cause: Contribution,
	explained: ExplainedChange,
	wording: CauseWording,
): string[] {
	const { kind, fields } = explained.measures;
	const words = causeWords(wording.language);
	return fields.flatMap((_, at) => {
		const text =
			kind === 'rate' && at === 0
				? shareText(cause, explained, wording, words)
				: changeText(cause, at, explained.measures, wording);
		return text ?? [];
	});
}

/** The changed share of what a rate is divided by. */
function shareText(
	{ part: { actual, expected }, effects, amount }: Contribution,
	{ measures, divisors }: ExplainedChange,
	{ percent }: CauseWording,
	words: CauseWords,
): string | undefined {
	if (Math.abs((effects[0] ?? 0) / amount) < MIN_EFFECT) return undefined;
	const text = (figures: readonly number[], all: number) =>
		percent(roundedPercent(((figures[0] ?? 0) / all) * 100, 0));
	const after = text(actual, divisors.actual);
	return words.share(factorName(measures, 0, words), after, text(expected, divisors.expected));
}

/** Undefined where there was nothing to compare with. */
function changeText(
	{ part: { actual, expected }, effects, amount }: Contribution,
	at: number,
	measures: Measures,
	{ language, percent, isExpected }: CauseWording,
): string | undefined {
	const words = causeWords(language);
	const [after, before] = [factorAt(actual, at), factorAt(expected, at)];
	if (after === undefined || before === undefined || before === 0) return undefined;
	const name = factorName(measures, at, words);
	const change = after / before - 1;
	const isSmall = Math.abs(change) < MIN_CHANGE && (effects[at] ?? 0) / amount < MIN_EFFECT;
	if (isSmall && name !== '') return words.unchanged(name, isExpected);
	return words.changed(
		name,
		percent(roundedPercent(Math.abs(change) * 100, 0)),
		changeSideOf(change),
	);
}

/** Empty for a metric that is not split into factors: the sentence has named it already. */
function factorName({ kind, fields, factors }: Measures, at: number, words: CauseWords): string {
	const known = factors[at];
	if (fields.length === 1) return '';
	if (known !== undefined) return words.factors[known];
	return kind === 'rate' && at > 0 ? words.rate : words.volume;
}
