import type { Slice } from '../../platform/client/values/dates';
import { checkOrder, readDay } from '../../platform/client/values/dates';
import { InvalidInput } from '../../platform/client/faults';
import type { JsonRecord } from '../../platform/client/values/json';
import { isRecord, listOf, textOf } from '../../platform/client/values/json';
import { LARGEST_PAGE } from '../../platform/provider/slices';
import type { Meaning, Sources } from '../../platform/provider/sources';
import { meaningNames, plain, sourcesWith } from '../../platform/provider/sources';
import type { Parameters } from '../shared/form/parameters';
import { readChoice, readText } from '../shared/form/parameters';

/** First and last day of the data. @throws InvalidInput */
export function readPeriod(context: Parameters, item: number): Slice {
	const from = readDay('First Day', readText(context, 'from', item));
	const to = readDay('Last Day', readText(context, 'to', item));
	checkOrder(from, to);
	return { from, to };
}

/** The known sources, and those that the user names. @throws InvalidInput */
export function readSources({ sourceNames }: JsonRecord): Sources {
	const rows = listOf(isRecord(sourceNames) ? sourceNames.sourceName : undefined).filter(isRecord);
	const named = rows.map(readSource);
	const added = new Map(named.map(([word, meaning]) => [plain(word), meaning]));
	const twice = named.find(([word, meaning]) => added.get(plain(word)) !== meaning);
	if (!twice) return sourcesWith(added);
	throw new InvalidInput(
		'Source Names',
		`The source name "${twice[0]}" has two meanings`,
		'Remove one of them',
	);
}

function readSource({ word, meaning }: JsonRecord): [string, Meaning] {
	const entered = textOf(word)?.trim() ?? '';
	const chosen = readChoice('Meaning', meaningNames, meaning ?? 'MAILING');
	if (entered !== '' && chosen) return [entered, chosen];
	throw new InvalidInput(
		'Source Names',
		'A source name is empty',
		'Enter the provider’s word, and choose what it is',
	);
}

/** How many rows to ask for at a time. @throws InvalidInput */
export function readPageSize({ pageSize = LARGEST_PAGE }: JsonRecord): number {
	const size = Number(pageSize);
	if (Number.isInteger(size) && size >= 1 && size <= LARGEST_PAGE) return size;
	throw new InvalidInput(
		'Rows per Request',
		`Rows per Request must be a whole number from 1 to ${LARGEST_PAGE}`,
		'Leave it out to ask for as many as possible',
	);
}

/** The parts of a text that has commas between them. */
export function readList(entered: unknown): string[] {
	const texts = Array.isArray(entered) ? entered : (textOf(entered) ?? '').split(',');
	return texts.map((text) => String(text).trim()).filter((text) => text !== '');
}
