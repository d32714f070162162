import type { INodeProperties } from 'n8n-workflow';

import { callerIp } from '../../../platform/catalogue/commonFields';
import { describeField } from '../../shared/form/endpoint/fieldKinds';
import { readFields } from '../../shared/form/endpoint/endpointRequest';
import { readSite } from '../../shared/form/parameters';
import { read } from '../../shared/form/readSetting';
import { choiceSetting, filled } from '../../shared/form/settings';
import type { TriggerEvent } from '../event';
import { jobPicker, outcome, listedRunsEvent } from '../listedRuns';
import { jobRunIds, runsByIdEvent } from '../runsById';

type JobKind = keyof typeof jobs | 'audienceExport' | 'dataWarehouse' | 'empDatabase';

const jobKind = filled(
	choiceSetting<JobKind>(
		{
			displayName: 'Job',
			name: 'jobKind',
			noDataExpression: true,
			description: 'The kind of job to watch',
		},
		[
			{ name: 'Ad Hoc Job', value: 'adHocJob' },
			{ name: 'Audience Export', value: 'audienceExport' },
			{ name: 'Auto Report', value: 'autoReport' },
			{ name: 'Data Warehouse Query', value: 'dataWarehouse' },
			{ name: 'EMPDB File', value: 'empDatabase' },
			{ name: 'Partner Sync', value: 'partnerSync' },
		],
		'autoReport',
	),
);

const jobs = {
	adHocJob: jobPicker('adHocJob', 'Ad Hoc Job'),
	autoReport: jobPicker('autoReport', 'Auto Report'),
	partnerSync: jobPicker('partnerSync', 'Partner Sync'),
};

const shownFor = (property: INodeProperties, ...kinds: string[]): INodeProperties => ({
	...property,
	displayOptions: { show: { jobKind: kinds } },
});

/** Starts the workflow once for each finished run of a job. */
export const jobFinished: TriggerEvent = {
	value: 'jobFinished',
	name: 'Job Finished',
	description: 'When a job of the platform has ended, once for each run',
	notice:
		'When you change what is watched, the trigger starts over: jobs that ended before do not start the workflow, except audience exports and data-warehouse queries.',
	fields: [
		jobKind.property,
		...Object.entries(jobs).map(([kind, { property }]) => shownFor(property, kind)),
		shownFor(jobRunIds.property, 'audienceExport', 'dataWarehouse'),
		...describeField(callerIp).map((property) => shownFor(property, 'dataWarehouse')),
		outcome.property,
	],

	read: (form) => {
		const site = readSite(form, 0);
		const kind = read(form, jobKind, 0);
		const common = { site, outcome: read(form, outcome, 0) };
		if (kind === 'audienceExport' || kind === 'dataWarehouse') {
			const ids = read(form, jobRunIds, 0);
			const { values } =
				kind === 'dataWarehouse' ? readFields(form, { fields: [callerIp] }, 0) : {};
			const ip = values && String(values.ip ?? '');
			// The IDs are left out: if one is added, the known states of the others stay valid.
			return { watched: { site, kind }, ...runsByIdEvent({ ...common, ids, ip }) };
		}
		const job = kind === 'empDatabase' ? '' : read(form, jobs[kind], 0);
		return { watched: { site, kind, job }, ...listedRunsEvent({ ...common, kind, job }) };
	},
};
