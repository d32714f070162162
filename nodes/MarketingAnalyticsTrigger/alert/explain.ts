import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { AlertNotifications } from '../../../platform/alerts/alertPoll';
import type { AlertState } from '../../../platform/alerts/alertState';
import type { WatchedSpec } from '../../../platform/alerts/causes/causeReports';
import {
	causeHeader,
	causeReport,
	dimensionsOf,
	measureFields,
} from '../../../platform/alerts/causes/causeReports';
import type {
	HeldAlert,
	PendingExplanation,
} from '../../../platform/alerts/causes/pendingExplanation';
import type { CauseSource } from '../../../platform/alerts/causes/pollExplanation';
import { HOLD_MS, pollExplanation } from '../../../platform/alerts/causes/pollExplanation';
import { nearestExpected } from '../../../platform/alerts/evaluation';
import { readReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import type { EvaluatedSeries } from '../../../platform/alerts/judgement/evaluatedSeries';
import { ruleOfFinding } from '../../../platform/alerts/judgement/evaluateFigures';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { addDays } from '../../../platform/base/dates/dayArithmetic';
import { textOf } from '../../../platform/base/json/json';
import { causeFacts, causeText } from '../../../platform/causes/causeText';
import type { Connection } from '../../../platform/http/connection/connection';
import { jobRuns } from '../../../platform/http/jobs/jobRuns';
import { requestReport } from '../../../platform/reports/pages/reportPages';
import { reportRuns, submitReport } from '../../../platform/reports/request/reportJob';
import { toItem } from '../../shared/run/toItem';
import { itemsOf, outputOf } from './alertItems';
import type { AlertForm } from './read';

/** Items to output now, and alerts that are held back until their causes are known. */
export interface ExplainedItems {
	readonly items: readonly INodeExecutionData[];
	readonly explaining: PendingExplanation | undefined;
	readonly isSettled: boolean;
}

/** Requests the causes of alerts that have begun, and outputs those whose causes are known. */
export async function explainItems(
	form: AlertForm,
	platform: Connection,
	site: string,
	before: AlertState | undefined,
	news: AlertNotifications<EvaluatedSeries> | undefined,
	now: number,
): Promise<ExplainedItems> {
	const found = news ? itemsOf(news.notifications, form, news.report) : [];
	const held = before?.explaining;
	const pending = held
		? { ...held, items: [...held.items, ...found.map(({ json }) => json)] }
		: news && toExplain(form, news, found, now);
	if (!pending || !form.explained) {
		const earlier = pending?.items.map((item) => ({ json: toItem(item) })) ?? found;
		return { items: earlier, explaining: undefined, isSettled: pending !== undefined };
	}
	const source = sourceOf(form, form.explained, platform, site);
	const polled = await pollExplanation(pending, source, now);
	return {
		items: polled.items.map((item) => ({ json: toItem(item) })),
		explaining: polled.pending,
		isSettled: polled.isSettled,
	};
}

/** Undefined if there is nothing to explain, or if polls are so rare that an alert would come too late. */
function toExplain(
	{ rules, tells, explained }: AlertForm,
	{ notifications, report }: AlertNotifications<EvaluatedSeries>,
	items: readonly INodeExecutionData[],
	now: number,
): PendingExplanation | undefined {
	if (!explained || now - report.submittedAt > HOLD_MS) return undefined;
	const alerts = outputOf(notifications, tells).flatMap(
		({ transition, finding }, at): HeldAlert[] => {
			const { kind, evaluation, window, figure } = finding;
			if (transition !== 'began' || kind === 'noData' || typeof evaluation?.value !== 'number')
				return [];
			const factor = factorOf(ruleOfFinding(rules, finding));
			const expected = nearestExpected(evaluation);
			return [
				{
					...{ at, figure, side: kind, window },
					value: evaluation.value / factor,
					expected: expected === undefined ? undefined : expected / factor,
				},
			];
		},
	);
	const days = alerts.flatMap(({ window }) => window.days).sort();
	const [first] = days;
	const to = days.at(-1);
	if (first === undefined || to === undefined) return undefined;
	return {
		...{ since: now, alerts },
		items: items.map(({ json }) => json),
		days: { from: addDays(first, -historyOf(rules[0])), to },
		requests: dimensionsOf(explained).map((dimension) => ({ dimension })),
	};
}

/** Long enough for the level and the weekdays of each part; a year of each country would be a large report. */
const HISTORY_DAYS = 26 * 7;

function historyOf({ expected, span, weeks }: AlertRule): number {
	const isLong = span.is === 'days' && (expected.by === 'usual' || expected.by === 'bound');
	return isLong ? HISTORY_DAYS : 7 * weeks;
}

/** The figures of rates in percent are hundred times the quotient. */
function factorOf({ figure }: AlertRule): number {
	return figure.as === 'percent' && figure.denominator !== undefined ? 100 : 1;
}

function sourceOf(
	{ rules, wording }: AlertForm,
	spec: WatchedSpec,
	platform: Connection,
	site: string,
): CauseSource {
	const figures = rules.map(({ figure }) => figure);
	const fields = measureFields(figures);
	const ruleOf = ({ figure }: Pick<HeldAlert, 'figure'>) => ruleOfFinding(rules, { figure });
	return {
		contract: jobRuns(platform, reportRuns),
		signal: platform.signal,
		submit: async (dimension, days) =>
			await submitReport(platform, { site, body: causeReport(dimension, spec, figures, days) }),
		fetch: async (dimension, job) => {
			const { body, page } = await requestReport(platform, job);
			const header = causeHeader(dimension, spec, figures);
			const series = dimension === 'device' ? 'segment' : 'dimension';
			const found = await readReportFigures(body, header, page, [], series);
			const isWhole = found?.isComplete === true && found.unread === undefined;
			return isWhole ? { dimension, fields, figures: found } : undefined;
		},
		ruleOf,
		describe: (item, alert, causes) => {
			if (causes === undefined) return { ...item, causes: [] };
			const { language, number, percent } = wording;
			const isPercent = factorOf(ruleOf(alert)) > 1;
			const words = { language, number, percent, isPercent, isExpected: true };
			const text = `${textOf(item.text) ?? ''} ${causeText(causes, words)}`;
			return { ...item, text, causes: causeFacts(causes, language) } satisfies IDataObject;
		},
	};
}
