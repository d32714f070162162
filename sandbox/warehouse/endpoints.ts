import { objectWith, parseJson, stringAt } from '../http/json';
import { type Refusal, badRequest } from '../http/refusal';
import { type Answer, type Meta, type Reply, errorAnswer, members } from '../http/reply';
import type { Method } from '../http/served';
import type { AccountEndpoint, Call } from '../request/endpoint';
import { readQuery } from './query';
import { requestedFormat } from './results';
import { warehouseOf } from './warehouseJobs';

const JOBS = '/edw/jobs';
// Observed practice: clients send the last three, which have no effect here.
const MEMBERS = ['kind', 'query', 'creationTime', 'location', 'expiration'];

/**
 * Starts, reads and cancels queries (docs/platform.md, Data warehouse jobs). Observed practice:
 * their host has no service root, so both paths are served.
 */
export function warehouseEndpoints(root: string): readonly AccountEndpoint[] {
	const urlOf = (call: Call, name: string) =>
		`http://${call.headers.host ?? 'localhost'}${root}${JOBS}/${name}`;
	return [
		endpoint('POST', JOBS, (call) => {
			const uuid = startedJob(call);
			return members({ status: 'Running', data: [uuid, urlOf(call, uuid)] });
		}),
		endpoint('GET', `${JOBS}/{jobid}`, (call) => {
			const { account, params } = call;
			const warehouse = warehouseOf(call);
			const name = params.jobid ?? '';
			const isFile = name.includes('.');
			const job = warehouse.named(name, account.user, isFile ? 'fileName' : 'uuid');
			if (isFile) return warehouse.result(job);
			const { status, finished, detail } = warehouse.state(job);
			const data = [job.uuid, urlOf(call, finished ? job.fileName : job.uuid)];
			return members({ status, data, ...(detail === undefined ? {} : { error_msg: detail }) });
		}),
		endpoint('GET', `${JOBS}/{jobid}/cancel`, (call) => {
			const job = warehouseOf(call).named(call.params.jobid ?? '', call.account.user);
			warehouseOf(call).cancel(job);
			return members({ status: 'Cancelled', data: [job.uuid] });
		}),
	];
}

function endpoint(method: Method, path: string, handle: (call: Call) => Reply): AccountEndpoint {
	const own = { access: 'warehouseToken', refused: warehouseRefusal } as const;
	return { scope: 'account', methods: [method], path, ...own, handle };
}

function startedJob(call: Call): string {
	const { account, headers } = call;
	const body = objectWith(parseJson(call.body.toString()), 'The body', MEMBERS);
	if (body.kind !== 'edw#request') throw badRequest('BODY_INVALID', 'kind must be "edw#request".');
	const query = readQuery(stringAt(body.query, 'query'), account);
	return warehouseOf(call).start(account.user, query, requestedFormat(headers.accept)).uuid;
}

/** Observed practice: `data` is a list of domain, layer, message and code. */
function warehouseRefusal(refusal: Refusal, meta: Meta): Answer {
	const { status, message, code } = refusal;
	const more = { status: 'Error', data: ['edw', 'jobs', message, code] };
	return errorAnswer(status, message, code, meta, more);
}
