import { DateTime } from 'luxon';
import { type DayNumber, isoDate } from '../clock';
import { list } from '../http/reply';
import type { SiteEndpoint } from '../request/endpoint';
import { reading, startedRun, writing } from '../request/siteEndpoints';
import { daysAt, isOrAnything, oneOfAt, pageOf, textAt } from '../request/values';
import { FILE_TYPES } from './dataFiles';
import { workOf } from './siteWork';

const COLUMNS = ['jobrun_id', 'ftype', 'date', 'jobrun_status', 'file_id'];
const FILTERS = ['ftype?', 'date-from?', 'date-to?', 'limit?', 'start?'];

/** The daily files of the platform's database (docs/platform.md, EMPDB). */
export const empdbEndpoints: readonly SiteEndpoint[] = [
	reading('empdb/status', FILTERS, (call, values) => {
		const files = workOf(call).dataFiles;
		const wanted = oneOfAt(values, 'ftype', FILE_TYPES);
		const { first = -Infinity, last = Infinity } = daysAt(values);
		const rows = files.runs
			.newestFirst()
			.map((run) => ({ run, ...files.of(run) }))
			.filter(({ ftype, day }) => isOrAnything(wanted, ftype) && day >= first && day <= last);
		return list(
			COLUMNS,
			pageOf(rows, values).map(({ run, ftype, day }) => {
				return [run.id, ftype, askedDate(day), files.runs.wordOf(run), files.fileId(run)];
			}),
		);
	}),
	reading('empdb/download', ['file-id'], (call, values) => {
		const files = workOf(call).dataFiles;
		return files.runs.result(files.runOfFile(textAt(values, 'file-id')));
	}),
	writing('empdb/relaunch', ['jobrun-id'], (call, values) => {
		const files = workOf(call).dataFiles;
		return startedRun(files.relaunch(files.runs.find(textAt(values, 'jobrun-id'))));
	}),
];

// The way date-from and date-to are written, so that what is read can be asked for.
function askedDate(day: DayNumber): string {
	return DateTime.fromISO(isoDate(day), { zone: 'utc' }).toFormat('MM/dd/yyyy');
}
