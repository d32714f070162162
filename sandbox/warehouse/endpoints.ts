import type { AccountEndpoint, Call } from '../request/endpoint';
import { objectWith, parseJson, stringAt } from '../http/json';
import { type Refusal, badRequest } from '../http/refusal';
import type { Method } from '../http/served';
import { type Answer, type Meta, type Reply, jsonAnswer, members } from '../http/reply';
import { readQuery } from './query';
import { formatWanted } from './results';
import type { WarehouseStore } from './store';
import type { WarehouseJob } from './warehouseJobs';

type WarehouseCall = Call<WarehouseStore>;
type WarehouseEndpoint = AccountEndpoint<WarehouseStore>;

const JOBS = '/edw/jobs';
// Observed practice: clients send the last three, which change nothing here.
const MEMBERS = ['kind', 'query', 'creationTime', 'location', 'expiration'];

/**
 * Starts, reads and cancels analyses (docs/platform.md, Data warehouse jobs). Observed practice:
 * they live on a host without the service root, so that both are served.
 */
export function warehouseEndpoints(root: string): readonly WarehouseEndpoint[] {
	const urlOf = (call: WarehouseCall, name: string) =>
		`http://${call.headers.host ?? 'localhost'}${root}${JOBS}/${name}`;
	const stateOf = (call: WarehouseCall, job: WarehouseJob): Reply => {
		const { status, finished, detail } = call.store.warehouse.state(job);
		const url = urlOf(call, finished ? job.fileName : job.uuid);
		return members({
			status,
			data: [job.uuid, url],
			...(detail === undefined ? {} : { error_msg: detail }),
		});
	};
	return [
		{
			...route('POST', JOBS),
			handle: (call) => members({ status: 'Running', data: startedJob(call, urlOf) }),
		},
		{
			...route('GET', `${JOBS}/{jobid}`),
			handle: (call) => {
				const { store, account, params } = call;
				const name = params.jobid ?? '';
				if (!name.includes('.')) return stateOf(call, store.warehouse.named(name, account.user));
				return store.warehouse.result(store.warehouse.withFile(name, account.user));
			},
		},
		{
			...route('GET', `${JOBS}/{jobid}/cancel`),
			handle: ({ store, account, params }) => {
				const job = store.warehouse.named(params.jobid ?? '', account.user);
				store.warehouse.cancel(job);
				return members({ status: 'Cancelled', data: [job.uuid] });
			},
		},
	];
}

function route(method: Method, path: string) {
	const own = { access: 'warehouseToken', refused: warehouseRefusal } as const;
	return { scope: 'account', methods: [method], path, ...own } as const;
}

function startedJob(
	call: WarehouseCall,
	urlOf: (call: WarehouseCall, name: string) => string,
): string[] {
	const { store, account, headers } = call;
	const body = objectWith(parseJson(call.body.toString()), 'The body', MEMBERS);
	if (body.kind !== 'edw#request') throw badRequest('BODY_INVALID', 'kind must be "edw#request".');
	const query = readQuery(stringAt(body.query, 'query'), account);
	const format = formatWanted(headers.accept);
	const { uuid } = store.warehouse.start(account.user, query, format);
	return [uuid, urlOf(call, uuid)];
}

/** Observed practice: `data` holds domain, layer, message and code. */
function warehouseRefusal(refusal: Refusal, meta: Meta): Answer {
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
