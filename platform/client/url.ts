import { InvalidInput } from './faults';

/** Values of a query string; undefined ones are left out, lists are repeated. */
export type Query = Readonly<
	Record<string, string | number | boolean | readonly string[] | undefined>
>;

/**
 * Builds the address of a call. The only place where path values are encoded.
 *
 * @param path relative to the service root, with `{name}` for each path value
 * @throws InvalidInput when a path value is missing or could lead to another path
 */
export function callUrl(
	root: string,
	path: string,
	values: Readonly<Record<string, string>>,
	query: Query,
): string {
	const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(checkPathValue(name, values[name] ?? '')),
	);
	const search = new URLSearchParams(pairsOf(query)).toString();
	return root + filled + (search === '' ? '' : `?${search}`);
}

function pairsOf(query: Query): Array<[string, string]> {
	return Object.entries(query).flatMap(([name, value]) => {
		if (value === undefined) return [];
		const values = Array.isArray(value) ? value : [value];
		return values.map((single): [string, string] => [name, String(single)]);
	});
}

const UNSAFE_IN_PATH = /[/\\?#%\p{Cc}]|^\.{1,2}$/u;

/** @throws InvalidInput when the value is empty or could lead to another path */
export function checkPathValue(name: string, value: string): string {
	const label = name.charAt(0).toUpperCase() + name.slice(1);
	if (value.trim() === '') {
		throw new InvalidInput(label, `${label} is empty`, `Choose or type a value for ${label}`);
	}
	if (UNSAFE_IN_PATH.test(value)) {
		throw new InvalidInput(
			label,
			`${label} holds characters that cannot be part of it: ${value}`,
			`Enter it as the platform shows it, without / \\ ? # % or dots alone`,
		);
	}
	return value;
}
