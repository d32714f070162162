import { truncate } from '../../base/text/truncate';
import { withoutAccents } from '../../base/text/accents';
import type { ImportKind, ImportTarget, ImportTargetName } from '../rules/importKinds';
import { ImportProblem, LONGEST_SHOWN } from '../rules/problems';

/** A target and the column of the user's file that it is read from, from 0. */
export interface MappedColumn {
	readonly target: ImportTarget;
	readonly index: number;
}

/** Which column each target is in, by the header's words or as a number from 1. */
export type Mapping = Readonly<Record<string, string>>;

/**
 * Finds the columns of the targets: those that the user named, or else those whose header says so.
 *
 * @param header the first line, or undefined when the file has none
 * @throws InvalidInput that names the target without a column
 */
export function mapColumns(
	kind: ImportKind,
	header: readonly string[] | undefined,
	mapping: Mapping | undefined,
): MappedColumn[] {
	const columns = mapping
		? chosenColumns(kind, header, mapping)
		: suggestColumns(kind, header ?? []);
	const missing = kind.dimensions.find(
		(target) => !target.optional && !columns.some((column) => column.target === target),
	);
	if (missing) throw noColumn(missing.name, header);
	const isMetric = ({ target }: MappedColumn) => kind.metrics.includes(target);
	if (!columns.some(isMetric)) throw noColumn(null, header);
	const twice = columns.find(
		({ index }, at) => columns.findIndex((one) => one.index === index) < at,
	);
	if (twice) {
		const of = { column: twice.index + 1, target: twice.target.name };
		throw ImportProblem.of({ code: 'sameColumn', of });
	}
	return columns;
}

/** The columns whose header says what they hold. */
export function suggestColumns(kind: ImportKind, header: readonly string[]): MappedColumn[] {
	const find = finderIn(header);
	return placed(kind, ({ name, label, also }) =>
		[name, label, ...also].map(find).find((index) => index >= 0),
	);
}

function placed(
	kind: ImportKind,
	indexOf: (target: ImportTarget) => number | undefined,
): MappedColumn[] {
	return [...kind.dimensions, ...kind.metrics].flatMap((target) => {
		const index = indexOf(target);
		return index === undefined ? [] : [{ target, index }];
	});
}

function chosenColumns(
	kind: ImportKind,
	header: readonly string[] | undefined,
	mapping: Mapping,
): MappedColumn[] {
	const find = finderIn(header ?? []);
	return placed(kind, ({ name }) => {
		const typed = mapping[name]?.trim() ?? '';
		if (typed === '') return undefined;
		const named = find(typed);
		if (named >= 0) return named;
		if (/^[1-9]\d{0,5}$/.test(typed)) return Number(typed) - 1;
		const of = { typed: truncate(typed, LONGEST_SHOWN), target: name, header };
		throw ImportProblem.of({ code: 'unknownColumn', of });
	});
}

/** Finds the column of a name: as it is written, or else with the same words; -1 if there is none. */
function finderIn(header: readonly string[]): (typed: string) => number {
	const byWords = new Map<string, number>();
	for (const [index, name] of header.entries()) {
		const words = wordsOf(name);
		if (!byWords.has(words)) byWords.set(words, index);
	}
	return (typed) => {
		const same = header.indexOf(typed);
		const words = wordsOf(typed);
		return same >= 0 || words === '' ? same : (byWords.get(words) ?? -1);
	};
}

/** Header words, whatever their case, accents and marks. */
function wordsOf(text: string): string {
	return withoutAccents(text)
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

function noColumn(
	target: ImportTargetName | null,
	header: readonly string[] | undefined,
): ImportProblem {
	return ImportProblem.of({ code: 'noColumn', of: { target, header } });
}
