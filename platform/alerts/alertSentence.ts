import { roundedPercent } from '../base/calculations';
import { channelName } from '../base/names/channels';
import { neutral } from '../base/text/inertText';
import { singleLine } from '../base/text/truncate';
import type { Evaluation } from './evaluateDays';
import { nearestExpectation, nearestExpected } from './evaluateDays';
import type { EvaluatedSeries } from './findings/evaluatedSeries';
import { silenceReason } from './silenceReason';
import type { Transition } from './alertLifecycle';
import type { ConversionTracking } from './conversionTracking';
import type { AlertWording } from './messages/alertWording';
import { amountText, ENGLISH_ALERTS } from './messages/alertWording';
import type { AlertWords } from './messages/alertWords';
import type { AlertRule, ExpectationRule, Side } from './rule/alertRule';
import type { AlertWindow } from './rule/alertWindow';
import { alertVerdict } from './alertVerdict';

/** The facts of a sentence. */
interface AlertFacts {
	readonly rule: AlertRule;
	readonly site: string;
	readonly evaluated: EvaluatedSeries;
	/** Undefined for a test event without an alert. */
	readonly transition: Transition | undefined;
	/** The first anomalous time. */
	readonly since: string;
	/** English if left out. */
	readonly wording?: AlertWording | undefined;
}

/**
 * The sentence of an alert, ready to be posted: "Visits of Paid search on shop-eu: 32% lower, 680
 * against 1,000 expected (2026-11-21)."
 */
export function alertSentence(facts: AlertFacts): string {
	const { evaluated, transition, wording = ENGLISH_ALERTS } = facts;
	const what = subjectOf(facts, wording) + wording.words.colon;
	const sentence = what + statement(facts, wording);
	if (transition !== undefined) return sentence;
	const reason = evaluated.verdict === 'alert' ? '' : silenceReason(evaluated, facts.rule, wording);
	return `${wording.words.noAlert} ${sentence} ${reason}`.trim();
}

function statement(facts: AlertFacts, wording: AlertWording): string {
	const { evaluated, transition } = facts;
	if (transition === 'over' && evaluated.verdict === 'unknown')
		return inconclusiveEndText(facts, wording);
	if (evaluated.kind === 'noData') return dataGapText(facts, evaluated, wording);
	return evaluated.tracking
		? trackingText(facts, evaluated.tracking, wording)
		: evaluationText(facts, evaluated.kind, wording);
}

/** The sentence of an alert that ends because there is too little to evaluate. */
function inconclusiveEndText(
	{ evaluated: { kind, window }, since }: AlertFacts,
	wording: AlertWording,
): string {
	const { words, time } = wording;
	const before = kind === 'noData' ? words.wereNone(time(since)) : words.was(kind, time(since));
	return `${words.tooLittle} (${windowText(window, wording)}). ${before}`;
}

function dataGapText(
	{ transition, since }: AlertFacts,
	{ window, dataGap }: EvaluatedSeries,
	wording: AlertWording,
): string {
	const { words, number, time } = wording;
	const until = windowText(window, wording);
	if (transition === 'over') return `${words.comingAgain} (${until}).`;
	if (transition === undefined) return `${words.coming} (${until}).`;
	const { expected, isAbsent = false } = dataGap ?? {};
	const instead = expected === undefined ? '' : words.instead(number(expected));
	return `${words.stopped(time(since), isAbsent, transition === 'goesOn')}${instead}.`;
}

function trackingText(
	{ evaluated: { window }, transition, since }: AlertFacts,
	tracking: ConversionTracking,
	wording: AlertWording,
): string {
	const { words, number, time } = wording;
	const { count, expected, visits } = tracking;
	const found = words.conversions(number(count), number(Math.round(expected)), number(visits));
	const until = windowText(window, wording);
	if (transition === 'over') {
		return `${words.trackingWorks}, ${found} (${until}). ${words.wasBroken(time(since))}`;
	}
	if (transition === undefined) return `${words.since(found, time(tracking.since))} (${until}).`;
	return `${words.broken(time(since), transition === 'goesOn')}, ${found} (${until}).`;
}

function evaluationText(facts: AlertFacts, kind: Side, wording: AlertWording): string {
	const { rule, evaluated, transition } = facts;
	const { figure } = rule;
	const { evaluation, window } = evaluated;
	const { words } = wording;
	const since = wording.time(facts.since);
	const value = amountText(evaluation?.value ?? null, figure, wording);
	const compared = words.compared(value, referenceText(rule, evaluation, wording));
	const special = evaluation?.special;
	const days = windowText(window, wording);
	const when = special ? `${days}, ${special.nameIn(wording.language)}` : days;
	if (transition === 'over' && evaluated.newLevel) {
		const before = amountText(evaluated.newLevel.before, figure, wording);
		return `${words.newLevel(value, before)} (${when}). ${words.hasBeen(kind, since)}`;
	}
	if (transition === 'over') {
		return `${endText(facts, kind, words)}, ${compared} (${when}). ${words.was(kind, since)}`;
	}
	if (transition === undefined) {
		return `${special?.hasNoPrecedent ? words.noPrecedent(value) : compared} (${when}).`;
	}
	const change = changeText(rule, evaluation, kind, wording);
	const still = transition === 'goesOn' ? words.still(change, since) : change;
	const { knownDays } = evaluation ?? {};
	const known = knownDays === undefined ? '' : ` ${words.knownDays(knownDays)}`;
	return `${still}, ${compared} (${when}).${known}`;
}

function subjectOf(
	{ rule, site, evaluated }: AlertFacts,
	{ words, language }: AlertWording,
): string {
	const { name, label } = evaluated;
	const translated = rule.dimension === 'media_key' ? channelName(name, language) : name;
	const shown = translated === name ? label : translated;
	return neutral(singleLine(words.subject(rule.figure.name, shown, site)));
}

function referenceText(
	{ expected, figure }: AlertRule,
	evaluation: EvaluatedSeries['evaluation'],
	wording: AlertWording,
): string {
	const { words } = wording;
	if (expected.by === 'bound') return words.bound(amountText(expected.bound, figure, wording));
	const nearest = evaluation && nearestExpectation(evaluation);
	const amount = amountText(nearest?.expected ?? null, figure, wording);
	const like = nearest?.comparedWith;
	if (like !== undefined) return words.asOn(amount, wording.time(like));
	return expected.by === 'before' ? words.before(amount) : words.expected(amount);
}

function endText(
	{ rule, evaluated: { evaluation } }: AlertFacts,
	kind: Side,
	words: AlertWords,
): string {
	if (rule.expected.by === 'bound') return words.withinBound;
	if (!evaluation || !('percent' in rule.expected)) return words.asExpected;
	const opposite = kind === 'lower' ? 'higher' : 'lower';
	const least = rule.expected.percent / 100;
	const judged = { ...evaluation, tolerance: { lower: least, higher: least } };
	const isBeyond = alertVerdict(opposite, judged, rule) === 'alert';
	return isBeyond ? words.noLonger(kind) : words.asExpected;
}

/** What a figure is compared with: the fixed bound, or the expected value. */
export function referenceOf(
	evaluation: Pick<Evaluation, 'value' | 'expected' | 'alternatives' | 'special'> | undefined,
	expected: ExpectationRule,
): number | undefined {
	return expected.by === 'bound' ? expected.bound : evaluation && nearestExpected(evaluation);
}

/**
 * The difference of two figures in percent; undefined for figures below zero, where a percentage
 * means nothing.
 */
export function changePercentOf(
	value: number | null | undefined,
	reference: number | undefined,
): number | undefined {
	if (value === null || value === undefined || reference === undefined) return undefined;
	if (reference <= 0 || value < 0) return undefined;
	return roundedPercent(((value - reference) / reference) * 100, 1);
}

function changeText(
	{ expected }: AlertRule,
	evaluation: EvaluatedSeries['evaluation'],
	kind: Side,
	{ words, percent }: AlertWording,
): string {
	const change = changePercentOf(evaluation?.value, evaluation && nearestExpected(evaluation));
	if (expected.by === 'bound' || change === undefined) return words.side(kind);
	return words.changed(percent(Math.abs(change)), kind);
}

function windowText({ days, untilHour }: AlertWindow, wording: AlertWording): string {
	const [first = ''] = days;
	const last = days.at(-1) ?? first;
	if (untilHour === undefined) return wording.period(first, last);
	return wording.words.until(wording.time(last), wording.hour(untilHour));
}
