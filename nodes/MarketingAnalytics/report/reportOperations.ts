import type { ReportRun } from '../../../platform/catalogue/resources/reporting/report';
import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { Execute } from '../../shared/run/execute';

/** The operations on reports. */
export const reportOperations: Record<ReportRun, Execute> = {
	runReport: onFirstUse(async () => (await import('./run')).runReports),
	submitReport: onFirstUse(async () => (await import('./submitReports')).submitReports),
	collectReport: onFirstUse(async () => (await import('./collect')).collectReports),
	checkReport: onFirstUse(async () => (await import('./checkReports')).checkReports),
	getReportStatus: onFirstUse(async () => (await import('./getReportStatus')).getReportStatus),
	askForFigures: onFirstUse(async () => (await import('./ask')).askForFigures),
	findNames: onFirstUse(async () => (await import('./findNames')).findNames),
	getOpenAlerts: onFirstUse(async () => (await import('./getOpenAlerts')).getOpenAlerts),
};
