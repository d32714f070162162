import { neutral } from '../../base/text/inertText';
import { singleLine } from '../../base/text/truncate';
import { filterText } from '../../summary/filterText';
import type { TargetProgress } from '../progress';
import type { Target } from '../target';
import type { TargetWording } from './targetWording';
import { targetNameText, periodText, valueUnitOf } from './targetWording';
import type { TargetWords } from './words';
import { roundForReading, exact, roundingFor } from './rounding';

/** A target with its progress. */
export interface TargetState {
	readonly target: Target;
	readonly progress: TargetProgress;
}

/** The subject of a target: "Sales of shop-eu, November 2026". */
export function subjectText({ target }: TargetState, wording: TargetWording): string {
	const { figure, site, days } = target;
	const subject = wording.own.subject(figure.name, targetNameText(target, wording), site);
	return singleLine(`${subject}${onlyText(target, wording)}, ${periodText(days, wording)}`);
}

/** Which rows a target is about: ", only Channel = Paid search"; empty for all. */
export function onlyText(
	{ filters = [] }: Pick<Target, 'filters'>,
	{ words, language }: TargetWording,
): string {
	const only = filterText(filters, words, language);
	return only === '' ? '' : `, ${only}`;
}

/** One sentence about a target, ready to post: its name mentions nobody in any chat. */
export function targetSentence(state: TargetState, wording: TargetWording): string {
	const subject = neutral(subjectText(state, wording));
	return `${subject}${wording.words.colon}${statusText(state, wording)}.`;
}

/** The status without its subject, for messages that name the subject elsewhere. */
export function statusText(state: TargetState, wording: TargetWording): string {
	const { target, progress } = state;
	const { own } = wording;
	const isBudget = target.bound === 'atMost';
	const { daysElapsed, daysWithoutFigures, daysLeft, soFar, status } = progress;
	const write = valueWriterFor(target, wording);
	const amount = write(target.amount);
	if (soFar === null && daysElapsed > 0) return own.noFigures(amount, isBudget);
	const start =
		daysElapsed === 0 || soFar === null
			? own.beforeFirstDay(amount, isBudget)
			: own.soFarOf(write(exact(soFar)), amount, isBudget);
	const { formats } = wording;
	const lacking =
		daysWithoutFigures > 0
			? [own.unknownDays(formats.count(daysWithoutFigures), daysWithoutFigures === 1)]
			: [];
	if (daysLeft === 0) {
		const end = status === 'unknown' ? [] : [endText(state, wording)];
		return [start, ...end, ...lacking].join(', ');
	}
	const after = own.after(formats.count(daysElapsed), daysElapsed === 1);
	const now = daysElapsed === 0 ? start : `${start} ${after}`;
	const today = [now, ...lacking, nowText(state, wording)].filter((part) => part !== '').join(', ');
	return `${today}${own.semicolon}${aheadText(state, wording)}`;
}

/** The status of a target in a word or two; a budget is neither reached nor ahead. */
export function shortStatus({ target, progress }: TargetState, own: TargetWords): string {
	const { status } = progress;
	if (target.bound === 'atMost' && status === 'reached') return own.kept;
	if (target.bound === 'atMost' && status === 'ahead') return own.belowLimit;
	return own.statuses[status];
}

/** The result of a period that has ended. */
function endText({ target, progress }: TargetState, wording: TargetWording): string {
	const { own } = wording;
	const write = valueWriterFor(target, wording);
	const off = write(exact(Math.abs((progress.soFar ?? 0) - target.amount)));
	if (target.bound === 'atMost') return progress.status === 'over' ? own.overBy(off) : own.kept;
	return progress.status === 'reached' ? own.reached : own.missedBy(off);
}

/** The status of a current period. */
function nowText({ target, progress }: TargetState, wording: TargetWording): string {
	const { own, formats } = wording;
	const { soFar, pacePercent, status } = progress;
	if (status === 'reached') return own.reached;
	if (status === 'over' && soFar !== null && soFar > target.amount && !isRate(target)) {
		return own.overBy(valueWriterFor(target, wording)(exact(soFar - target.amount)));
	}
	if (pacePercent === null) return '';
	const percent = Math.round(pacePercent);
	if (percent === 0) return own.onPace;
	const pace = target.bound === 'atMost' ? own.budgetPace : own.pace;
	return pace(formats.share(Math.abs(percent) / 100, 0), percent > 0);
}

/** The forecast at the end of the period; undefined if there is too little data. */
export function endingText(
	{ target, progress }: TargetState,
	wording: TargetWording,
): string | undefined {
	const { forecast, forecastLow, forecastHigh } = progress;
	if (forecast === null || forecastLow === null || forecastHigh === null) return undefined;
	const round = roundingFor(forecastLow, forecastHigh);
	const write = valueWriterFor(target, wording);
	const [middle = '', low = '', high = ''] = [forecast, forecastLow, forecastHigh]
		.map(round)
		.map(write);
	return wording.own.forecast(middle, low, high);
}

/** The forecast, and what the remaining days need. */
function aheadText(state: TargetState, wording: TargetWording): string {
	const { target, progress } = state;
	const { own } = wording;
	const { neededPerDay, expectedPerDay: perDay, status } = progress;
	const end = endingText(state, wording);
	if (end === undefined) return own.noForecast;
	const write = valueWriterFor(target, wording);
	const isDone = status === 'reached' || (status === 'over' && neededPerDay === 0);
	if (isDone || neededPerDay === null || perDay === null) return end;
	const [needed, expectedPerDay] = [
		write(roundForReading(neededPerDay)),
		write(roundForReading(perDay)),
	];
	if (isRate(target)) return `${end}, ${own.neededRate(needed, expectedPerDay)}`;
	const sentence = target.bound === 'atMost' ? own.allowed : own.needed;
	return `${end}, ${sentence(needed, expectedPerDay)}`;
}

function isRate({ figure }: Target): boolean {
	return figure.denominator !== undefined;
}

/** Returns a function that formats figures in the target's unit. */
export function valueWriterFor(target: Target, { formats }: TargetWording) {
	const unit = valueUnitOf(target);
	return (value: number) => formats.value(value, unit);
}
