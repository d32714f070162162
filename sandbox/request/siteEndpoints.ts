import type { Method } from '../http/served';
import type { SiteCall, SiteEndpoint } from './endpoint';
import { type Reply, list, members } from '../http/reply';
import { type BodyRules, readBody } from './body';
import type { Values } from './values';

export interface Parameters {
	required?: readonly string[];
	optional?: readonly string[];
}

type Handle<Store> = (call: SiteCall<Store>, values: Values) => Reply;

/** An endpoint below `/ea/{site}`, which gets its values in the address. */
export function asked<Store>(
	methods: readonly Method[],
	name: string,
	parameters: Parameters,
	handle: Handle<Store>,
): SiteEndpoint<Store> {
	const path = `/ea/{site}/${name}.json`;
	return {
		scope: 'site',
		methods,
		path,
		...parameters,
		handle: (call) => handle(call, call.query),
	};
}

/** A GET endpoint below `/ea/{site}/db`, e.g. `adhoc/search`. */
export function reading<Store>(
	name: string,
	parameters: Parameters,
	handle: Handle<Store>,
): SiteEndpoint<Store> {
	return asked(['GET'], `db/${name}`, parameters, handle);
}

/** A DELETE endpoint below `/ea/{site}/db`. */
export function removing<Store>(
	name: string,
	parameters: Parameters,
	handle: Handle<Store>,
): SiteEndpoint<Store> {
	return asked(['DELETE'], `db/${name}`, parameters, handle);
}

/** A POST endpoint below `/ea/{site}`, which reads its body itself. */
export function sent<Store>(
	name: string,
	handle: SiteEndpoint<Store>['handle'],
): SiteEndpoint<Store> {
	return { scope: 'site', methods: ['POST'], path: `/ea/{site}/${name}.json`, handle };
}

/** A POST endpoint below `/ea/{site}/db`, with a JSON object as body. */
export function writing<Store>(
	name: string,
	rules: BodyRules,
	handle: Handle<Store>,
): SiteEndpoint<Store> {
	return sent(`db/${name}`, (call) => handle(call, readBody(call.body, rules)));
}

/** Observed practice: the number of a job run that was started. */
export function startedRun(id: string): Reply {
	return list(['jobrun_id'], [[id]]);
}

/** Observed practice: what `exists` says, with the id of what was found. */
export function existence(idColumn: string, id: string | undefined): Reply {
	return members({ data: id === undefined ? { exists: false } : { exists: true, [idColumn]: id } });
}
