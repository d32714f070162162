import { figuresError, datesMissingError } from '../../../platform/alerts/figureErrors';
import { evaluateFigures, requestedWindow } from '../../../platform/alerts/evaluateReport';
import { fetchReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import { alertWindowOf } from '../../../platform/alerts/rule/alertWindow';
import { runReport } from '../../../platform/reports/request/reportJob';
import { sampleItems } from './alertItems';
import type { AlertForm } from './read';
import type { Polling } from '../event';
import { SAMPLE_WAIT_MS } from '../event';
import { dueReport } from './pollSite';

/** The current state of one site, for a test event. @throws Fault */
export async function sampleSite(form: AlertForm, { platform, now }: Polling, site: string) {
	const { request, lastDay } = await dueReport(form, platform, site, now);
	const { askedAt = now, ...job } = await runReport(platform, request, { limitMs: SAMPLE_WAIT_MS });
	const figures = await fetchReportFigures(platform, job, form.report, form.filters);
	const defect = figuresError(figures);
	if (!figures || (defect && !figures.isComplete)) throw defect ?? datesMissingError();
	const { rules, testChange } = form;
	const { span } = rules[0];
	const window = alertWindowOf(span, figures.days, askedAt, figures.zone);
	const report = { ...job, slot: now, submittedAt: now };
	const requested = requestedWindow(span, figures, { lastDay }, askedAt);
	const judged = evaluateFigures(figures, window, rules, [], { requested, testChange });
	return sampleItems(judged, form, report, figures);
}
