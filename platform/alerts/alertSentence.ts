import { neutral } from '../base/text/inertText';
import { singleLine } from '../base/text/singleLine';
import type { Evaluation } from './evaluation';
import { nearestExpectation, nearestExpected } from './evaluation';
import type { EvaluatedSeries } from './judgement/evaluatedSeries';
import { silenceReason } from './silenceReason';
import type { Transition } from './alertLifecycle';
import type { ConversionTracking } from './conversionTracking';
import type { AlertRule, ExpectationRule, AlertFigure } from './rule/alertRule';
import type { AlertWindow } from './rule/alertWindow';
import { alertVerdict } from './alertVerdict';
import { hourText } from './rule/alertWindow';

/** What a sentence is about. */
interface AlertFacts {
	readonly rule: AlertRule;
	readonly site: string;
	readonly evaluated: EvaluatedSeries;
	/** Undefined where nothing begins, goes on or is over. */
	readonly transition: Transition | undefined;
	/** Since when there is an alert. */
	readonly since: string;
}

/** A sentence that is ready to be posted: "Visits of Paid search on shop-eu: 32% lower, 680 against 1,000 expected (2026-11-21)." */
export function alertSentence(facts: AlertFacts): string {
	const { evaluated, transition } = facts;
	if (transition === 'over' && evaluated.verdict === 'unknown') return ofEnd(facts);
	const sentence =
		evaluated.kind === 'noData'
			? ofStop(facts)
			: evaluated.tracking
				? ofTracking(facts, evaluated.tracking)
				: ofEvaluation(facts);
	if (transition !== undefined) return sentence;
	const reason =
		evaluated.verdict === 'alert' ? '' : silenceReason(evaluated, facts.rule, numberText);
	return `No alert. ${sentence} ${reason}`.trim();
}

/** What is said when nobody can say any more whether it goes on. */
function ofEnd({ rule, site, evaluated, since }: AlertFacts): string {
	const what = subjectOf(rule.figure, evaluated, site);
	const it = evaluated.kind === 'noData' ? 'There were none' : `It was ${evaluated.kind}`;
	const reason = 'for four weeks there was too little to judge, so this alert ends';
	return `${what}: ${reason} (${timeOf(evaluated.window)}). ${it} since ${since}.`;
}

function ofStop({ rule, site, evaluated, transition, since }: AlertFacts): string {
	const what = subjectOf(rule.figure, evaluated, site);
	if (transition === 'over')
		return `${what}: figures are coming in again (${timeOf(evaluated.window)}).`;
	if (transition === undefined)
		return `${what}: figures are coming in (${timeOf(evaluated.window)}).`;
	const { expected, isAbsent = false } = evaluated.dataGap ?? {};
	const instead = expected === undefined ? '' : ` instead of about ${numberText(expected)}`;
	if (isAbsent) {
		const still = transition === 'goesOn' ? 'still ' : '';
		return `${what}: ${still}no figures since ${since}${instead}.`;
	}
	return `${what}: none${transition === 'goesOn' ? ', still' : ''} since ${since}${instead}.`;
}

function ofTracking(
	{ rule, site, evaluated, transition, since }: AlertFacts,
	tracking: ConversionTracking,
): string {
	const what = subjectOf(rule.figure, evaluated, site);
	const { count, expected, visits } = tracking;
	const brought = `${numberText(count)} against about ${numberText(Math.round(expected))} expected from ${numberText(visits)} visits`;
	const until = timeOf(evaluated.window);
	if (transition === 'over') {
		return `${what}: tracking works again, ${brought} (${until}). It was broken since ${since}.`;
	}
	if (transition === undefined) return `${what}: ${brought} since ${tracking.since} (${until}).`;
	const still = transition === 'goesOn' ? 'still ' : '';
	return `${what}: tracking is ${still}likely broken since ${since}, ${brought} (${until}).`;
}

function ofEvaluation(facts: AlertFacts): string {
	const { rule, site, evaluated, transition, since } = facts;
	const { figure, expected } = rule;
	const { evaluation, window, kind } = evaluated;
	const what = subjectOf(figure, evaluated, site);
	const value = amountText(evaluation?.value ?? null, figure);
	const against = againstText(expected, evaluation, figure);
	const special = evaluation?.special;
	const when = special ? `${timeOf(window)}, ${special.name}` : timeOf(window);
	if (transition === 'over' && evaluated.newLevel) {
		const before = amountText(evaluated.newLevel.before, figure);
		return `${what}: this is the new level: ${value}, ${before} before (${when}). It has been ${kind} since ${since}.`;
	}
	if (transition === 'over') {
		return `${what}: ${againText(facts)}, ${value} against ${against} (${when}). It was ${kind} since ${since}.`;
	}
	const change = expected.by === 'bound' ? kind : `${changeText(evaluation)}${kind}`;
	if (transition === undefined) {
		const compared = special?.hasNoPrecedent ? ', and no such day before to compare with' : '';
		return `${what}: ${value}${compared || ` against ${against}`} (${when}).`;
	}
	const still = transition === 'goesOn' ? `still ${change} since ${since}` : change;
	return `${what}: ${still}, ${value} against ${against} (${when}).${youngText(evaluation)}`;
}

/** How much is known, where that is little. */
function youngText(evaluation: EvaluatedSeries['evaluation']): string {
	const { knownDays } = evaluation ?? {};
	return knownDays === undefined ? '' : ` Only ${knownDays} days before are known.`;
}

function subjectOf({ name }: AlertFigure, { label }: EvaluatedSeries, site: string): string {
	const subject = label === '' ? `${name} on ${site}` : `${name} of ${label} on ${site}`;
	return neutral(singleLine(subject));
}

function againstText(
	expected: ExpectationRule,
	evaluation: EvaluatedSeries['evaluation'],
	figure: AlertFigure,
): string {
	if (expected.by === 'bound') return `the bound of ${amountText(expected.bound, figure)}`;
	const nearest = evaluation && nearestExpectation(evaluation);
	const amount = amountText(nearest?.expected ?? null, figure);
	const like = nearest?.comparedWith;
	if (like !== undefined) return `${amount} as on ${like}`;
	return expected.by === 'before' ? `${amount} before` : `${amount} expected`;
}

function againText({ rule, evaluated: { evaluation, kind } }: AlertFacts): string {
	if (rule.expected.by === 'bound') return 'within the bound again';
	const opposite = kind === 'lower' ? 'higher' : 'lower';
	const isBeyond = evaluation !== undefined && alertVerdict(opposite, evaluation, rule) === 'alert';
	return isBeyond ? `no longer ${kind}` : 'as expected again';
}

/** What a figure is compared with: the bound, or what the past lets expect. */
export function referenceOf(
	evaluation: Pick<Evaluation, 'value' | 'expected' | 'alternatives' | 'special'> | undefined,
	expected: ExpectationRule,
): number | undefined {
	return expected.by === 'bound' ? expected.bound : evaluation && nearestExpected(evaluation);
}

/** By how many percent a figure differs from another; undefined below zero, where percent mean nothing. */
export function changePercentOf(
	value: number | null | undefined,
	reference: number | undefined,
): number | undefined {
	if (value === null || value === undefined || reference === undefined) return undefined;
	if (reference <= 0 || value < 0) return undefined;
	return Math.round(((value - reference) / reference) * 1_000) / 10;
}

function changeText(evaluation: EvaluatedSeries['evaluation']): string {
	const change = changePercentOf(evaluation?.value, evaluation && nearestExpected(evaluation));
	return change === undefined ? '' : `${numberText(Math.abs(change))}% `;
}

function timeOf({ days, untilHour }: AlertWindow): string {
	const [first = ''] = days;
	const last = days.at(-1) ?? first;
	if (untilHour !== undefined) return `${last} until ${hourText(untilHour)}`;
	return first === last ? last : `${first} to ${last}`;
}

function amountText(value: number | null, { as, denominator }: AlertFigure): string {
	if (value === null) return 'none';
	return denominator !== undefined && as === 'percent'
		? `${numberText(value)}%`
		: numberText(value);
}

const FEW = 100;

/** Digits after the point where they say something. */
function numberText(value: number): string {
	const digits = Math.abs(value) < FEW ? 2 : 0;
	return value.toLocaleString('en', { maximumFractionDigits: digits });
}
