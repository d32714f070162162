import { effectOf } from '../platform/catalogue/endpointEffect';
import type { KnownEndpoint } from '../platform/catalogue/known/endpoint';
import { BEYOND } from './operationTable';

type Endpoints = readonly KnownEndpoint[];

/** One line per endpoint that can be called by its name: the name, and the call. */
export function endpointLines(endpoints: Endpoints): string[] {
	return endpoints.map(({ name, id, isBeyond }) =>
		['API > Call a Known Endpoint', name, `${id}${isBeyond ? BEYOND : ''}`].join('\t'),
	);
}

/** The marks of an endpoint in its row. */
function marksOf(endpoint: KnownEndpoint): string {
	return [
		...(effectOf(endpoint).changes ? ['changes data'] : []),
		...(endpoint.startsJob === true ? ['starts a job'] : []),
		...(endpoint.paged ? ['comes in pages'] : []),
		...(endpoint.ownOperation === undefined ? [] : [`use ${endpoint.ownOperation}`]),
	].join(', ');
}

/** The page of all endpoints. */
export function endpointPage(endpoints: Endpoints): string {
	const beyond = endpoints.filter(({ isBeyond }) => isBeyond);
	const rows = endpoints.map(
		(one) =>
			`| ${one.name} | \`${one.id}\` | ${marksOf(one)} | ${one.isBeyond ? 'practice' : 'specification'} |`,
	);
	return [
		'# Endpoints',
		'',
		`This table lists the ${endpoints.length} endpoints of *API > Call a Known Endpoint*, sorted by name. ${
			endpoints.length - beyond.length
		} of them are in the platform's specification.`,
		`The other ${beyond.length} are known only from *practice*: public clients of the platform show their method and path, but not their parameters and replies.`,
		'If you know their parameters, enter them under *Additional Parameters*. A GET counts as a read, unless it is known to change something. Every other method counts as a change,',
		'unless it is known to only read data. `npm run --silent operations -- --endpoints > docs/endpoints.md` writes this page.',
		'',
		'| Name | Call | Notes | Known from |',
		'|---|---|---|---|',
		...rows,
	].join('\n');
}
