import type { Resource } from '../platform/catalogue/row';

type Resources = ReadonlyArray<Resource<string>>;
type Operation = Resource<string>['operations'][number];

function callsOf(operation: Operation): string {
	if (!('run' in operation)) return `${operation.method} ${operation.path}`;
	return operation.calls.length > 0 ? operation.calls.join(', ') : '-';
}

/** One line: resource, operation, and the endpoints that it calls. */
export function lineOf({ label }: Resource<string>, operation: Operation): string {
	return [label, operation.label, callsOf(operation)].join('\t');
}

/** The operations of each resource as a Markdown table. */
export function tableOf(resources: Resources): string {
	const sorted = [...resources].sort((a, b) => a.label.localeCompare(b.label));
	const rows = sorted.map(({ label, operations }) => {
		const names = operations.map((one) => one.label).sort((a, b) => a.localeCompare(b));
		return `| ${label} | ${names.join(', ')} |`;
	});
	return ['| Resource | Operations |', '|---|---|', ...rows].join('\n');
}
