import { readSite } from '../../shared/form/parameters';
import { read } from '../../shared/form/readSetting';
import type { TriggerEvent } from '../event';
import { STARTS_ANEW } from '../event';
import { jobPicker, outcome, listedRunsEvent } from '../listedRuns';

const partnerSync = jobPicker('partnerSync', 'Partner Sync');

/** Starts the workflow when a partner sync has finished, as imports are partner syncs. */
export const importFinished: TriggerEvent = {
	value: 'importFinished',
	name: 'Import Finished',
	description: 'When a partner sync, which imports data, has ended',
	notice: STARTS_ANEW,
	fields: [partnerSync.property, outcome.property],

	read: (form) => {
		const site = readSite(form, 0);
		const job = read(form, partnerSync, 0);
		const runs = { site, kind: 'partnerSync', job, outcome: read(form, outcome, 0) } as const;
		return { watched: { site, job }, ...listedRunsEvent(runs) };
	},
};
