import type { IDisplayOptions } from 'n8n-workflow';

import { InvalidInput } from '../../../../platform/base/invalidInput';
import { listOf, textOf } from '../../../../platform/base/json/json';
import type { Setting } from '../../form/settings';

interface IdsProperty {
	/** The label of a single ID. */
	readonly label: string;
	readonly name: string;
	/** The method of the node that lists them for the chosen site. */
	readonly loadOptionsMethod: string;
	readonly description: string;
	readonly displayOptions?: IDisplayOptions;
}

/** Numbers of the platform: chosen from its list, or given as a list or a text with commas. */
export function idsSetting({
	label,
	name,
	loadOptionsMethod,
	description,
	...look
}: IdsProperty): Setting<number[]> {
	return {
		property: {
			displayName: `${label} Names or IDs`,
			name,
			type: 'multiOptions',
			typeOptions: { loadOptionsMethod, loadOptionsDependsOn: ['site.value'] },
			default: [],
			description: `${description}. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.`,
			...look,
		},
		parse: (entered) => partsOf(entered).map((part) => readId(`${label}s`, part)),
	};
}

function partsOf(entered: unknown): readonly unknown[] {
	if (entered === undefined || entered === null) return [];
	if (Array.isArray(entered)) return listOf(entered);
	return textOf(entered)?.split(',') ?? [entered];
}

function readId(label: string, entered: unknown): number {
	const text = textOf(entered)?.trim();
	const id = Number(text);
	if (text && Number.isInteger(id)) return id;
	throw new InvalidInput(
		label,
		`${label} holds "${text ?? 'something else'}", which is not an ID`,
		'Choose from the list, or enter whole numbers such as 1, 2',
	);
}
