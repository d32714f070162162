import type { ReportRun } from '../../../platform/catalogue/resources/reporting/report';
import { reportForms } from './forms';
import type { SpecialRow } from '../../shared/run/specialRow';
import { askForFigures } from './ask';
import { checkReports } from './checkReports';
import { collectReports } from './collect';
import { findNames } from './findNames';
import { runReports } from './run';
import { getReportStatus } from './getReportStatus';
import { submitReports } from './submitReports';

/** The operations on reports. */
export const reportOperations: Record<ReportRun, SpecialRow> = {
	runReport: { form: reportForms.runReport, execute: runReports },
	submitReport: { form: reportForms.submitReport, execute: submitReports },
	collectReport: { form: reportForms.collectReport, execute: collectReports },
	checkReport: { form: reportForms.checkReport, execute: checkReports },
	getReportStatus: { form: reportForms.getReportStatus, execute: getReportStatus },
	askForFigures: { form: reportForms.askForFigures, execute: askForFigures },
	findNames: { form: reportForms.findNames, execute: findNames },
};
