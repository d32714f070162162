import type { ListRow } from '../platform/catalogue/platformLists';
import { inParts } from '../platform/catalogue/parts';
import type { Resource } from '../platform/catalogue/endpointRow';

type Resources = ReadonlyArray<Resource<string>>;
type Operation = Resource<string>['operations'][number];

/** The mark of calls that are not in the specification. */
export const BEYOND = ' (beyond the specification)';

function callsOf(operation: Operation): string {
	if (!('run' in operation)) {
		return `${operation.method} ${operation.path}${operation.isBeyond ? BEYOND : ''}`;
	}
	return operation.calls.length > 0 ? operation.calls.join(', ') : '-';
}

/** One line: resource, operation, and the endpoints that it calls. */
export function lineOf({ label }: Resource<string>, operation: Operation): string {
	return [label, operation.label, callsOf(operation)].join('\t');
}

/** One line per list of a field: its entries, and the endpoints that may be called. */
export function listLines(lists: Readonly<Record<string, ListRow>>): string[] {
	return Object.values(lists).map(({ path, what, isBeyond, otherwise }) => {
		const calls = [`GET ${path}${isBeyond ? BEYOND : ''}`];
		if (otherwise !== undefined) calls.push(`GET ${otherwise}`);
		return ['Lists', what, calls.join(', ')].join('\t');
	});
}

/** Calls that belong to no operation or list of the catalogue. */
export const otherLines: readonly string[] = [
	['Data Warehouse', 'the result of a query', `GET the address that its status names${BEYOND}`],
	['OAuth2 credential', 'tokens', `POST the token address of the credential${BEYOND}`],
	['Analytics Provider', 'the data of a site', 'POST {provider}/v3/data/getData'],
].map((line) => line.join('\t'));

/**
 * The operations of each resource as a Markdown table, with semicolons before those of its parts.
 */
export function tableOf(resources: Resources): string {
	const sorted = [...resources].sort((a, b) => a.label.localeCompare(b.label));
	const rows = sorted.map(({ label, operations }) => {
		const inOrder = [...operations].sort(inParts);
		const names = inOrder.map((one, at) => {
			const before = at === 0 ? '' : one.part === inOrder[at - 1]?.part ? ', ' : '; ';
			return before + one.label;
		});
		return `| ${label} | ${names.join('')} |`;
	});
	return ['| Resource | Operations |', '|---|---|', ...rows].join('\n');
}
