import { reading, startedRun, writing } from '../request/siteEndpoints';
import { daysAt, isOrAnything, oneOfAt, pageOf, textAt } from '../request/values';
import { DateTime } from 'luxon';
import { type DayNumber, isoDate } from '../clock';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { list } from '../http/reply';
import { type DataFiles, FILE_TYPES } from './dataFiles';
import type { JobStore } from './store';

const COLUMNS = ['jobrun_id', 'ftype', 'date', 'jobrun_status', 'file_id'];
const PARAMETERS = { optional: ['ftype', 'date-from', 'date-to', 'limit', 'start'] };

/** The daily files of the platform's database (docs/platform.md, EMPDB). */
export const empdbEndpoints: readonly SiteEndpoint<JobStore>[] = [
	reading('empdb/status', PARAMETERS, (call, values) => {
		const files = filesOf(call);
		const ftype = oneOfAt(values, 'ftype', FILE_TYPES);
		const { first = -Infinity, last = Infinity } = daysAt(values);
		const rows = files.runs
			.newestFirst()
			.map((run) => ({ run, written: files.of(run) }))
			.filter(
				({ written }) =>
					isOrAnything(ftype, written.ftype) && written.day >= first && written.day <= last,
			);
		return list(
			COLUMNS,
			pageOf(rows, values).map(({ run, written }) => [
				run.id,
				written.ftype,
				askedDate(written.day),
				files.runs.wordOf(run),
				files.fileId(run),
			]),
		);
	}),
	reading('empdb/download', { required: ['file-id'] }, (call, values) => {
		const files = filesOf(call);
		return files.runs.result(files.runOfFile(textAt(values, 'file-id')));
	}),
	writing('empdb/relaunch', { required: ['jobrun-id'] }, (call, values) => {
		const files = filesOf(call);
		return startedRun(files.relaunch(files.runs.find(textAt(values, 'jobrun-id'))));
	}),
];

// The way date-from and date-to are written, so that what is read can be asked for.
function askedDate(day: DayNumber): string {
	return DateTime.fromISO(isoDate(day), { zone: 'utc' }).toFormat('MM/dd/yyyy');
}

function filesOf(call: SiteCall<JobStore>): DataFiles {
	return call.store.work.of(call.site).dataFiles;
}
