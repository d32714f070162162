import type { IExecuteFunctions } from 'n8n-workflow';

import { checkOrder, readDay } from '../../../platform/client/values/dates';
import { InvalidInput } from '../../../platform/client/faults';
import { isRecord, textOf } from '../../../platform/client/values/json';
import { takeTurns } from '../../../platform/client/values/turns';
import type { Mapping } from '../../../platform/imports/columns';
import type { KnownStyle } from '../../../platform/imports/csv';
import { ENCODINGS } from '../../../platform/imports/decode';
import type { ImportPlan } from '../../../platform/imports/import';
import { findKind, importKinds } from '../../../platform/imports/kinds';
import { NUMBER_FORMATS } from '../../../platform/imports/numbers';
import type { Source } from '../../../platform/imports/source';
import { fileSource, itemSource } from '../../../platform/imports/source';
import { openInputFile } from '../../shared/run/inputFile';
import { readChoice, readText } from '../../shared/form/parameters';

/** Reads what an item asks to be imported. @throws InvalidInput */
export function readPlan(context: IExecuteFunctions, item: number): ImportPlan {
	const name = readText(context, 'importKind', item);
	const kind = findKind(name);
	if (!kind) {
		const known = importKinds.map((one) => one.name).join(', ');
		throw new InvalidInput('Kind', `There is no kind ${name}`, `Use one of ${known}`);
	}
	const from = readDay('First Day', readText(context, 'from', item));
	const to = readDay('Last Day', readText(context, 'to', item));
	checkOrder(from, to);
	const { numberFormat } = context.getNodeParameter('options', item, {});
	return {
		kind,
		days: { from, to },
		mapping: readMapping(context.getNodeParameter('columns', item)),
		numberFormat: readKnown('Number Format', NUMBER_FORMATS, numberFormat),
	};
}

function readMapping(entered: unknown): Mapping | undefined {
	const { mappingMode, value } = isRecord(entered) ? entered : {};
	if (mappingMode !== 'defineBelow') return undefined;
	const columns = Object.entries(isRecord(value) ? value : {});
	return Object.fromEntries(columns.map(([target, column]) => [target, textOf(column) ?? '']));
}

/** The lines of an item's file. @throws InvalidInput when it is no CSV */
export async function readFileSource(context: IExecuteFunctions, item: number): Promise<Source> {
	const options = context.getNodeParameter('options', item, {});
	const file = await openInputFile(context, item, readLargest(options.largestFile));
	return await fileSource(file, readStyle(options), options.header !== false, takeTurns());
}

function readLargest(entered: unknown = 100): number {
	const megabytes = Number(entered);
	if (megabytes > 0) return megabytes * 1_000_000;
	throw new InvalidInput(
		'Largest File (MB)',
		`Largest File cannot be "${textOf(entered) ?? 'something else'}"`,
		'Enter a number of megabytes, such as 100',
	);
}

/** The lines that all items together are. */
export async function readItemSource(context: IExecuteFunctions): Promise<Source> {
	const records = context.getInputData().map(({ json }) => json);
	return await itemSource(records, takeTurns());
}

function readStyle({ encoding, quote, separator }: Readonly<Record<string, unknown>>): KnownStyle {
	const chosen = readKnown('Encoding', ENCODINGS, encoding);
	return {
		...(chosen ? { encoding: chosen } : {}),
		...oneCharacter('Quote', quote),
		...oneCharacter('Separator', separator),
	};
}

/** A choice that is not left to be recognised. */
function readKnown<T extends string>(
	name: string,
	choices: readonly T[],
	entered: unknown,
): T | undefined {
	return entered === 'auto' ? undefined : readChoice(name, choices, entered);
}

function oneCharacter(label: 'Quote' | 'Separator', entered: unknown): KnownStyle {
	const text = (textOf(entered) ?? '').replace('\\t', '\t');
	if (text === '') return {};
	const isOne = /^[\t\x20-\x7e]$/.test(text);
	if (isOne) return label === 'Quote' ? { quote: text } : { separator: text };
	throw new InvalidInput(
		label,
		`${label} must be one character of the plain keyboard`,
		'Leave it empty for the usual one',
	);
}
