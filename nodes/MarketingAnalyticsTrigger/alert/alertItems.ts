import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { neutral } from '../../../platform/base/text/inertText';
import type { EvaluatedSeries } from '../../../platform/alerts/findings/evaluatedSeries';
import type { Transition, Notification } from '../../../platform/alerts/alertLifecycle';
import type { ReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import { holidaySource } from '../../../platform/alerts/holidayCalendar';
import { textOf } from '../../../platform/base/json/json';
import { alertIdOf } from '../../../platform/alerts/alertId';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { figureKeyOf, ruleOfFinding } from '../../../platform/alerts/rule/alertRule';
import {
	changePercentOf,
	referenceOf,
	alertSentence,
} from '../../../platform/alerts/alertSentence';
import type { AlertWording } from '../../../platform/alerts/messages/alertWording';
import { alertWording } from '../../../platform/alerts/messages/alertWording';
import { silenceWords } from '../../../platform/alerts/messages/silenceWords';
import { hourText } from '../../../platform/alerts/rule/alertWindow';
import type { PendingReport } from '../../../platform/polling/pollReport';
import type { RowFilter } from '../../../platform/reports/transform/rowFilter';
import { filtersInWords } from '../../../platform/reports/transform/rowFilter';
import { readableFigure } from '../../../platform/reports/transform/arithmetic';
import { filterText } from '../../../platform/summary/filterText';
import { wordsFor } from '../../../platform/summary/messageWords';
import { jobFactsOf } from './jobFacts';
import type { AlertForm } from './read';

/** Converts notifications to items, each with a sentence and its figures. */
export function itemsOf(
	notifications: ReadonlyArray<Notification<EvaluatedSeries>>,
	{ rules, tells, filters, language }: AlertForm,
	report: PendingReport,
): INodeExecutionData[] {
	const wording = alertWording(language);
	const { site } = report;
	return outputOf(notifications, tells).map(({ transition, finding, since }) => {
		const rule = ruleOfFinding(rules, finding);
		const facts = { rule, site, filters, wording, evaluated: finding, transition, since };
		return { json: itemOf(facts, report) };
	});
}

/** The notifications that the workflow starts with, in the order of their items. */
export function outputOf(
	notifications: ReadonlyArray<Notification<EvaluatedSeries>>,
	tells: AlertForm['tells'],
): ReadonlyArray<Notification<EvaluatedSeries>> {
	return notifications.filter(
		({ transition }) => transition === 'goesOn' || tells.includes(transition),
	);
}

/**
 * The current state of each series, whether or not there is an alert, for a test event. It names
 * the country whose holidays count.
 */
export function sampleItems(
	judged: readonly EvaluatedSeries[],
	{ rules, testChange, filters, language }: AlertForm,
	report: PendingReport,
	{ zone, unread }: Pick<ReportFigures, 'zone' | 'unread'>,
): INodeExecutionData[] {
	const wording = alertWording(language);
	const { site } = report;
	const [side] = rules[0].sides;
	const keyOf = ({ figure = '', name }: EvaluatedSeries) => `${figure} ${name}`;
	const shown = [...new Set(judged.map(keyOf))].flatMap((key) => {
		const all = judged.filter((one) => keyOf(one) === key);
		const alert = all.find(({ verdict }) => verdict === 'alert');
		return alert ?? all.find(({ kind }) => kind === side) ?? [];
	});
	return shown.map((one) => {
		const transition: Transition | undefined = one.verdict === 'alert' ? 'began' : undefined;
		const rule = ruleOfFinding(rules, one);
		const facts = { rule, site, filters, wording, evaluated: one, transition, since: one.since };
		const item = itemOf(facts, report, unread);
		const holidays =
			rule.expected.by === 'baseline'
				? ` ${holidaySource(rule.calendar, zone, wording.language)}`
				: '';
		const advice = simulationAdvice(testChange, one, wording);
		const text = `${changeNote(testChange, wording)}${textOf(item.text) ?? ''}${holidays}${advice}`;
		return { json: { ...item, text, ...(testChange === 0 ? {} : { isSimulated: true }) } };
	});
}

/** Marks a text whose figures were simulated. */
function changeNote(change: number, { language, percent }: AlertWording): string {
	if (change === 0) return '';
	return silenceWords(language).simulated(
		percent(Math.abs(change)),
		change < 0 ? 'lower' : 'higher',
	);
}

const EVERYTHING_LOST = -100;

/** What to do to see an alert, where a larger change would start it. */
function simulationAdvice(
	change: number,
	{ kind, verdict }: EvaluatedSeries,
	{ language }: AlertWording,
): string {
	const isEvaluated = verdict === 'calm' || verdict === 'unclear';
	const isTowardsAlert = kind === 'lower' ? change < 0 : kind === 'higher' && change > 0;
	if (!isEvaluated || !isTowardsAlert || change <= EVERYTHING_LOST) return '';
	return ` ${silenceWords(language).simulateMore(String(largerChange(change)))}`;
}

/** Twice the change in percent, but a drop removes at most two thirds of what was left. */
function largerChange(change: number): number {
	return Math.max(2 * change, Math.floor((2 * EVERYTHING_LOST + change) / 3));
}

interface ItemFacts {
	readonly wording: AlertWording;
	readonly rule: AlertRule;
	readonly site: string;
	readonly filters: readonly RowFilter[];
	readonly evaluated: EvaluatedSeries;
	readonly transition: Transition | undefined;
	readonly since: string;
}

function itemOf(facts: ItemFacts, report: PendingReport, unread?: string): IDataObject {
	const { rule, site, filters, wording, evaluated, transition, since } = facts;
	const only = filters.length > 0 ? filtersInWords(filters) : undefined;
	const rows = filterNote(filters, wording);
	const { evaluation, window, kind, name, label } = evaluated;
	const [from = ''] = window.days;
	const { untilHour } = window;
	return {
		alert: transition ?? 'none',
		alertId: alertIdOf({
			site,
			name,
			kind,
			dimension: rule.dimension,
			figure: figureKeyOf(rule.figure),
		}),
		watchedFor: kind,
		text:
			alertSentence(facts) +
			neutral(
				rows +
					(unread === undefined ? '' : ` The platform sent text instead of numbers: ${unread}.`),
			),
		site,
		figure: rule.figure.name,
		...(only === undefined ? {} : { only }),
		...(rule.dimension === undefined ? {} : { dimension: rule.dimension, name, label }),
		...figuresOf(evaluated, rule),
		since: transition === undefined ? null : since,
		from,
		to: window.days.at(-1) ?? from,
		...(evaluation?.special === undefined ? {} : { specialDay: evaluation.special.nameIn('en') }),
		...(transition === 'over' && evaluated.newLevel ? { isNewLevel: true } : {}),
		...(untilHour === undefined ? {} : { until: hourText(untilHour) }),
		reportJob: jobFactsOf(report),
	};
}

/** Which rows the figures of an alert are of, in brackets. */
function filterNote(filters: readonly RowFilter[], { language }: AlertWording): string {
	const only = filterText(filters, wordsFor(language), language);
	return only === '' ? '' : ` (${only})`;
}

/** The actual and the expected figures. */
function figuresOf(
	{ dataGap, tracking, evaluation }: EvaluatedSeries,
	{ expected }: AlertRule,
): IDataObject {
	if (dataGap) {
		const value = dataGap.isAbsent ? null : 0;
		return { value, expected: rounded(dataGap.expected), changePercent: null };
	}
	if (tracking) {
		const { count: value, visits } = tracking;
		const changePercent = changePercentOf(value, tracking.expected) ?? null;
		return { value, expected: rounded(tracking.expected), visits, changePercent };
	}
	const reference = referenceOf(evaluation, expected);
	return {
		value: rounded(evaluation?.value),
		expected: rounded(reference),
		changePercent: changePercentOf(evaluation?.value, reference) ?? null,
	};
}

function rounded(value: number | null | undefined): number | null {
	return value === null || value === undefined ? null : readableFigure(value);
}
