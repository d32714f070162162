import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { ReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import {
	fetchReportFigures,
	selectFigure,
} from '../../../platform/alerts/expectation/figureSeries';
import { datesMissingError, figuresError } from '../../../platform/alerts/figureErrors';
import { findOpenAlerts } from '../../../platform/alerts/openAlerts';
import { requestedWindow } from '../../../platform/alerts/evaluateReport';
import { alertWindowOf } from '../../../platform/alerts/rule/alertWindow';
import { WAITING_SETTINGS } from '../../../platform/http/jobs/awaitJobs';
import { SiteSchema } from '../../../platform/questions/siteSchema';
import { runReport } from '../../../platform/reports/request/reportJob';
import type { Parameters } from '../../shared/form/parameters';
import { read, zoneOf } from '../../shared/form/readSetting';
import { site as siteSetting } from '../../shared/report/form/site/sites';
import { zoneOfSite } from '../../../platform/lists/siteZones';
import { eachItem, toItems } from '../../shared/run/eachItem';
import type { NodeRun, Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import type { WatchedText } from './askForm';
import { readWatched } from './askForm';
import type { FigureAlerts } from './openAlertsAnswer';
import { openAlertsAnswer } from './openAlertsAnswer';
import type { RunLimits } from './fetchAll';
import { readAgentLimits } from './fetchAll';
import type { WatchedReport } from './watchedReport';
import { watchedReport } from './watchedReport';

/**
 * Report > Get Open Alerts: the alerts that a Metric Alert with default settings would have open
 * now, without a trigger.
 */
export const getOpenAlerts: NodeRun = async (context) =>
	await readThenRun(context, { readCommon: readAgentLimits, readItem: readWatch, run: findAll });

interface Watch {
	readonly site: string;
	readonly words: WatchedText;
	/** The time zone of the workflow. */
	readonly zone: string;
}

function readWatch(context: Parameters, item: number): Watch {
	const words = readWatched(context, item);
	return { site: read(context, siteSetting, item), words, zone: zoneOf(context) };
}

async function findAll(work: Work<RunLimits, Watch>): Promise<INodeExecutionData[][]> {
	const { node, requests, common } = work;
	const found = await eachItem(node, requests, common, async (watch, item) => [
		{ json: await answerOf(work, watch), pairedItem: { item } },
	]);
	return [toItems(node, found)];
}

type OpenWork = Pick<Work<RunLimits, Watch>, 'common' | 'platform' | 'startedMs'>;

async function answerOf(
	{ platform, common, startedMs: now }: OpenWork,
	{ site, words, zone: workflowZone }: Watch,
): Promise<IDataObject> {
	const zone = await zoneOfSite(platform, site, workflowZone);
	const schema = new SiteSchema(platform, site);
	const watched = await watchedReport(words, schema, platform, { zone, now });
	const { body, days, by } = watched;
	const wait = { limitMs: common.limitMs, setting: WAITING_SETTINGS.waitLimit };
	const job = await runReport(platform, { site, body }, wait);
	const figures = await fetchReportFigures(platform, job, body.reports[0]);
	const defect = figuresError(figures);
	if (!figures || defect) throw defect ?? datesMissingError();
	const at = job.askedAt ?? now;
	const { day, found } = await findInReport(watched, figures, { at, lastDay: days.to });
	return openAlertsAnswer(found, { site, by, day, jobId: job.id });
}

/** Evaluates each figure of the report. */
async function findInReport(
	{ rules, fields }: WatchedReport,
	figures: ReportFigures,
	{ at, lastDay }: { readonly at: number; readonly lastDay: string },
): Promise<{ readonly day: string; readonly found: readonly FigureAlerts[] }> {
	const found: FigureAlerts[] = [];
	let day = lastDay;
	for (const rule of rules) {
		const window = alertWindowOf(rule.span, figures.days, at, figures.zone);
		const requested = requestedWindow(rule.span, figures, { lastDay }, at);
		const selected = selectFigure(figures, rule.figure, fields);
		found.push({ rule, ...(await findOpenAlerts(selected, rule, window, requested)) });
		day = requested.through;
	}
	return { day, found };
}
