import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { AlertNotifications } from '../../../platform/alerts/updateAlertState';
import type { AlertState } from '../../../platform/alerts/alertState';
import type { WatchedSpec } from '../../../platform/alerts/causes/causeReports';
import {
	causeHeader,
	causeReport,
	measureFields,
} from '../../../platform/alerts/causes/causeReports';
import { holdAlerts, isInPercent } from '../../../platform/alerts/causes/holdAlerts';
import type {
	HeldAlert,
	PendingExplanation,
} from '../../../platform/alerts/causes/pendingExplanation';
import type { CauseSource } from '../../../platform/alerts/causes/pollExplanation';
import { pollExplanation } from '../../../platform/alerts/causes/pollExplanation';
import { readReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import type { EvaluatedSeries } from '../../../platform/alerts/findings/evaluatedSeries';
import { ruleOfFinding } from '../../../platform/alerts/rule/alertRule';
import { alertWording } from '../../../platform/alerts/messages/alertWording';
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
interface ExplainedItems {
	readonly items: readonly INodeExecutionData[];
	readonly explaining: PendingExplanation | undefined;
	readonly isSettled: boolean;
}

interface SitePoll {
	readonly platform: Connection;
	readonly site: string;
	readonly now: number;
}

/** Requests the causes of alerts that have begun, and outputs those whose causes are known. */
export async function explainItems(
	form: AlertForm,
	{ platform, site, now }: SitePoll,
	before: AlertState | undefined,
	news: AlertNotifications<EvaluatedSeries> | undefined,
): Promise<ExplainedItems> {
	const found = news ? itemsOf(news.notifications, form, news.report) : [];
	const held = before?.explaining;
	const pending = held
		? { ...held, items: [...held.items, ...found.map(({ json }) => json)] }
		: news &&
			form.explained &&
			holdAlerts(foundIn(form, news, found), form.rules, form.explained, now);
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

function foundIn(
	{ tells }: AlertForm,
	{ notifications, report }: AlertNotifications<EvaluatedSeries>,
	items: readonly INodeExecutionData[],
) {
	const output = outputOf(notifications, tells);
	return { notifications: output, items: items.map(({ json }) => json), report };
}

function sourceOf(
	{ rules, ...form }: AlertForm,
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
			const { language, number, percent } = alertWording(form.language);
			const isPercent = isInPercent(ruleOf(alert).figure);
			const words = { language, number, percent, isPercent, isExpected: true };
			const text = `${textOf(item.text) ?? ''} ${causeText(causes, words)}`;
			return { ...item, text, causes: causeFacts(causes, language) } satisfies IDataObject;
		},
	};
}
