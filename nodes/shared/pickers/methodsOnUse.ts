import type {
	ILoadOptionsFunctions,
	INodePropertyOptions,
	ResourceMapperFields,
} from 'n8n-workflow';

import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { SearchList } from './listMethods';

/** The methods of a node that the editor calls while the form is filled in, by kind and name. */
export interface EditorMethods {
	readonly listSearch: Record<string, SearchList>;
	readonly loadOptions: Record<
		string,
		(this: ILoadOptionsFunctions) => Promise<INodePropertyOptions[]>
	>;
	readonly resourceMapping: Record<
		string,
		(this: ILoadOptionsFunctions) => Promise<ResourceMapperFields>
	>;
}

/** Their names alone. */
export type MethodNames = Readonly<Record<keyof EditorMethods, readonly string[]>>;

/** The names of all methods. */
export function methodNamesOf(methods: EditorMethods): MethodNames {
	return {
		listSearch: Object.keys(methods.listSearch),
		loadOptions: Object.keys(methods.loadOptions),
		resourceMapping: Object.keys(methods.resourceMapping),
	};
}

/** The methods of these names, whose code is loaded when the editor calls the first one. */
export function methodsOnUse(
	names: MethodNames,
	load: () => Promise<EditorMethods>,
): EditorMethods {
	return {
		listSearch: onUse(names.listSearch, async () => (await load()).listSearch),
		loadOptions: onUse(names.loadOptions, async () => (await load()).loadOptions),
		resourceMapping: onUse(names.resourceMapping, async () => (await load()).resourceMapping),
	};
}

function onUse<Args extends unknown[], Result>(
	names: readonly string[],
	load: () => Promise<Record<string, EditorMethod<Args, Result>>>,
): Record<string, EditorMethod<Args, Result>> {
	const methodOf = (name: string) =>
		onFirstUse(async () => {
			const method = (await load())[name];
			if (!method) throw new TypeError(`There is no method ${name}`);
			return method;
		});
	return Object.fromEntries(names.map((name) => [name, methodOf(name)]));
}

type EditorMethod<Args extends unknown[], Result> = (
	this: ILoadOptionsFunctions,
	...args: Args
) => Promise<Result>;
