import * as site from '../request/siteEndpoints';
import type { BodyRules } from '../request/body';
import type { Values } from '../request/values';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import type { Reply } from '../http/reply';
import type { ObjectShape } from './objects/shape';
import type { EntryTable } from './tables';
import type { ConfigNeeds } from './store';

/** A call under `/db/` with what the caller gave, in the address or in the body. */
export interface ConfigCall extends SiteCall<ConfigNeeds> {
	given: Values;
	table(shape: ObjectShape): EntryTable;
}

type Handle = (call: ConfigCall) => Reply;

export function reading(
	path: string,
	query: site.Parameters,
	handle: Handle,
): SiteEndpoint<ConfigNeeds> {
	return site.reading(path, query, configured(handle));
}

export function removing(
	path: string,
	query: site.Parameters,
	handle: Handle,
): SiteEndpoint<ConfigNeeds> {
	return site.removing(path, query, configured(handle));
}

export function writing(path: string, body: BodyRules, handle: Handle): SiteEndpoint<ConfigNeeds> {
	return site.writing(path, body, configured(handle));
}

function configured(handle: Handle) {
	return (call: SiteCall<ConfigNeeds>, given: Values): Reply =>
		handle({ ...call, given, table: (shape) => call.store.config.of(call.site).tableOf(shape) });
}
