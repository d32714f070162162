import type { AccountEndpoint, Call } from '../http/endpoint';
import { objectWith, parseJson, stringAt } from '../http/json';
import { type Refusal, badRequest } from '../http/refusal';
import { type Answer, type Meta, type Reply, jsonAnswer, members } from '../http/reply';
import { readQuery } from './query';
import { formatWanted } from './results';
import type { WarehouseJob } from './warehouseJobs';

const JOBS = '/edw/jobs';
// Observed practice: clients send the last three, which change nothing here.
const MEMBERS = ['kind', 'query', 'creationTime', 'location', 'expiration'];

/**
 * Starts, reads and cancels analyses (docs/platform.md, Data warehouse jobs). Observed practice:
 * they live on a host without the service root, so that both are served.
 */
export function warehouseEndpoints(root: string): readonly AccountEndpoint[] {
	const urlOf = (call: Call, name: string) =>
		`http://${call.headers.host ?? 'localhost'}${root}${JOBS}/${name}`;
	const stateOf = (call: Call, job: WarehouseJob): Reply => {
		const { status, finished, detail } = call.platform.warehouse.state(job);
		const url = urlOf(call, finished ? job.fileName : job.uuid);
		return members({
			status,
			data: [job.uuid, url],
			...(detail === undefined ? {} : { error_msg: detail }),
		});
	};
	return [
		{
			scope: 'account',
			methods: ['POST'],
			path: JOBS,
			handle: (call) => members({ status: 'Running', data: startedJob(call, urlOf) }),
		},
		{
			scope: 'account',
			methods: ['GET'],
			path: `${JOBS}/{jobid}`,
			handle: (call) => {
				const { platform, account, params } = call;
				const name = params.jobid ?? '';
				if (!name.includes('.')) return stateOf(call, platform.warehouse.named(name, account.user));
				return platform.warehouse.result(platform.warehouse.withFile(name, account.user));
			},
		},
		{
			scope: 'account',
			methods: ['GET'],
			path: `${JOBS}/{jobid}/cancel`,
			handle: ({ platform, account, params }) => {
				const job = platform.warehouse.named(params.jobid ?? '', account.user);
				platform.warehouse.cancel(job);
				return members({ status: 'Cancelled', data: [job.uuid] });
			},
		},
	];
}

function startedJob(call: Call, urlOf: (call: Call, name: string) => string): string[] {
	const { platform, account, headers } = call;
	const body = objectWith(parseJson(call.body.toString()), 'The body', MEMBERS);
	if (body.kind !== 'edw#request') throw badRequest('BODY_INVALID', 'kind must be "edw#request".');
	const query = readQuery(stringAt(body.query, 'query'), account);
	const format = formatWanted(headers.accept);
	const { uuid } = platform.warehouse.start(account.user, query, format);
	return [uuid, urlOf(call, uuid)];
}

export function isWarehousePath(path: string): boolean {
	return path.startsWith(JOBS);
}

/** Observed practice: `data` holds domain, layer, message and code. */
export function warehouseRefusal(refusal: Refusal, meta: Meta): Answer {
	const { status, message, code } = refusal;
	return jsonAnswer(status, {
		error: true,
		error_msg: message,
		error_code: code,
		status: 'Error',
		data: ['edw', 'jobs', message, code],
		meta: meta(),
	});
}
