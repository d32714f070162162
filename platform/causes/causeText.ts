import { roundedPercent } from '../base/calculations';
import { channelName } from '../base/names/channels';
import { neutral } from '../base/text/inertText';
import { singleLine } from '../base/text/truncate';
import { causeWords } from './causeWords';
import type { Contribution } from './contributions';
import { factorAt } from './contributions';
import type { CauseWording, ExplainedChange } from './factorText';
import { changeSideOf, factorTexts } from './factorText';
import type { Measures } from './measures';

/** One factor of a cause. */
export interface FactorFact {
	readonly factor: string;
	readonly value: number | null;
	readonly expected: number | null;
	readonly changePercent: number | null;
	readonly contribution: number;
}

/** One cause with its figures, for programs. */
export interface CauseFact {
	readonly dimension: string;
	readonly name: string;
	readonly label: string;
	readonly value: number;
	readonly expected: number;
	/** Its part of the difference. */
	readonly contribution: number;
	readonly sharePercent: number;
	readonly factors: readonly FactorFact[];
}

/** The label of a part in a language. */
function partLabel(
	dimension: string,
	{ name, label }: Contribution['part'],
	language: string,
): string {
	const translated = dimension === 'media_key' ? channelName(name, language) : label;
	const isCountry = dimension === 'geoloccountry_isocode' && /^[A-Z]{2}$/.test(name);
	const country = isCountry
		? new Intl.DisplayNames([language], { type: 'region' }).of(name)
		: undefined;
	return singleLine(country ?? (translated === name ? label : translated));
}

/** A cause in words: its name, and what it did. */
interface CauseInWords {
	readonly label: string;
	readonly details: string;
}

/** A sentence that names the causes, which mention nobody in a chat: empty if no part stands out. */
export function causeText(explained: ExplainedChange, wording: CauseWording): string {
	const { mainly, colon, separator } = causeWords(wording.language);
	const named = causesInWords(explained, wording).map(
		({ label, details }) => neutral(label) + colon + details,
	);
	return named.length === 0 ? '' : `${mainly} ${named.join(separator)}.`;
}

/** The causes in words, the largest first. */
export function causesInWords(
	explained: ExplainedChange,
	wording: CauseWording,
): readonly CauseInWords[] {
	const words = causeWords(wording.language);
	const { causes, difference, dimension, kind } = explained;
	const amount = (value: number) => {
		const size = Math.abs(value);
		return kind === 'rate' && wording.isPercent
			? words.points(wording.number(size * 100))
			: wording.number(kind === 'rate' ? size : Math.round(size));
	};
	const side = changeSideOf(difference);
	return causes.map((cause) => {
		const isLarger = Math.abs(cause.amount) > Math.abs(difference);
		const part = isLarger
			? words.alone(amount(cause.amount), side)
			: words.ofDifference(amount(cause.amount), amount(difference), side, wording.isExpected);
		const factors = factorTexts(cause, explained, wording).join(', ');
		return {
			label: partLabel(dimension, cause.part, wording.language),
			details: `${part}${factors === '' ? '' : ` (${factors})`}`,
		};
	});
}

/** The causes with their figures. */
export function causeFacts(explained: ExplainedChange, language: string): CauseFact[] {
	const { causes, difference, dimension, measures } = explained;
	return causes.map(({ part, amount, effects }) => ({
		dimension,
		name: part.name,
		label: partLabel(dimension, part, language),
		value: rounded(valueOf(part.actual, measures)) ?? 0,
		expected: rounded(valueOf(part.expected, measures)) ?? 0,
		contribution: rounded(amount) ?? 0,
		sharePercent: Math.round((amount / difference) * 100),
		factors: measures.fields.map((field, at): FactorFact => {
			const [value, expected] = [factorAt(part.actual, at), factorAt(part.expected, at)];
			const change = value === undefined || !expected ? null : value / expected - 1;
			return {
				factor: measures.factors[at] ?? (at === 0 ? field : `${field}/${measures.fields[at - 1]}`),
				value: rounded(value),
				expected: rounded(expected),
				changePercent: change === null ? null : roundedPercent(change * 100, 1),
				contribution: rounded(effects[at]) ?? 0,
			};
		}),
	}));
}

function valueOf(figures: readonly number[], { kind }: Measures): number {
	const last = figures.at(-1) ?? 0;
	return kind === 'rate' ? (factorAt(figures, figures.length - 1) ?? 0) : last;
}

/** Whole numbers, and four significant digits below 100. */
function rounded(value: number | undefined): number | null {
	if (value === undefined || !Number.isFinite(value)) return null;
	return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(4));
}
