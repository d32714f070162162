import type { INodeProperties } from 'n8n-workflow';

import * as shared from '../../../platform/catalogue/commonFields';
import type { ReportRun } from '../../../platform/catalogue/resources/reporting/report';
import { describePicker } from '../../shared/form/describe';
import { describeField } from '../../shared/form/endpoint/fieldKinds';
import type { Form } from '../../shared/form/form';
import { DEFINING, DEFINING_FOR_SITES, OUTPUT } from '../../shared/report/form/reportFields';
import { options } from '../../shared/report/form/runOptions';
import { OUTPUT_FILE } from '../../shared/run/outputFile';
import { askForm, findNamesForm, openAlertsForm } from './askForm';

const JOB_FIELDS: INodeProperties[] = [
	{ ...describePicker(shared.siteField), default: { mode: 'id', value: '={{ $json.site }}' } },
	...describeField(shared.jobId),
];

/** The forms of Run, Submit, Collect, Get Status and Check Request. */
export const reportForms: Record<ReportRun, Form> = {
	runReport: {
		fields: [...DEFINING_FOR_SITES, ...OUTPUT, OUTPUT_FILE],
		options: options.run,
	},
	submitReport: { fields: [...DEFINING_FOR_SITES], options: options.submit },
	collectReport: { fields: [...JOB_FIELDS, ...OUTPUT, OUTPUT_FILE], options: options.collect },
	getReportStatus: { fields: JOB_FIELDS, options: options.status },
	checkReport: { fields: [...DEFINING], options: options.check },
	askForFigures: askForm,
	findNames: findNamesForm,
	getOpenAlerts: openAlertsForm,
};
