import type { Reply } from '../http/reply';
import { stateReply } from '../jobs/jobRuns';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { reading, startedRun, writing } from '../request/siteEndpoints';
import { type Values, invalid, oneOfAt, textAt, wholeNumberAt } from '../request/values';
import { UNIQS } from './counts';
import { engineOf } from './engine';
import { COLD_COLUMNS, type ColdColumn, SEPARATORS } from './exports';

const ORDER = ['ergmacro', 'cold-columns?', 'maxlimit?', 'csv-separator?'];
const RUN = ['jobrun-id'];
const MOST_USERS = 1_000;

/** Export of users as a job (docs/platform.md, Audience engine). */
export const exportEndpoints: readonly SiteEndpoint[] = [
	writing('ebmdb/export_users', ORDER, submit),
	reading('ebmdb/status', RUN, (call, values) =>
		stateReply(engineOf(call).exports.state(textAt(values, 'jobrun-id'))),
	),
	reading('ebmdb/download', RUN, (call, values) =>
		engineOf(call).exports.rows(textAt(values, 'jobrun-id')),
	),
	reading('ebmdb/download_file', RUN, (call, values) =>
		engineOf(call).exports.file(textAt(values, 'jobrun-id')),
	),
];

function submit(call: SiteCall, values: Values): Reply {
	const engine = engineOf(call);
	const request = textAt(values, 'ergmacro');
	const most = wholeNumberAt(values, 'maxlimit', 1) ?? MOST_USERS;
	const separator = oneOfAt(values, 'csv-separator', Object.keys(SEPARATORS));
	const id = engine.exports.order({
		request,
		users: Math.min(most, engine.count(request, UNIQS[0])),
		columns: coldColumns(values.get('cold-columns')),
		separator: SEPARATORS[separator ?? 'semi-colon'] ?? ';',
		today: call.clock.today(call.site.timeZone),
	});
	return startedRun(id);
}

function coldColumns(text = ''): ColdColumn[] {
	const words = text.split(',').map((word) => word.trim());
	return words
		.filter((word) => word !== '')
		.map((word) => {
			const found = COLD_COLUMNS.find(({ key }) => key === word);
			if (found) return found.key;
			throw invalid('cold-columns', `some of ${COLD_COLUMNS.map(({ key }) => key).join(', ')}`);
		});
}
