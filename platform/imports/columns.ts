import { InvalidInput } from '../client/faults';
import { withoutAccents } from '../client/values/accents';
import type { ImportKind, Target } from './kinds';

/** A target and the column of the user's file that it is read from, from 0. */
export interface MappedColumn {
	readonly target: Target;
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
	if (missing) throw noColumn(missing.label, header);
	const isMetric = ({ target }: MappedColumn) => kind.metrics.includes(target);
	if (!columns.some(isMetric)) throw noColumn('any metric', header);
	const twice = columns.find(
		({ index }, at) => columns.findIndex((one) => one.index === index) < at,
	);
	if (twice) {
		throw new InvalidInput(
			'Columns',
			`Column ${twice.index + 1} is given to two targets, one of them ${twice.target.label}`,
			'Give each target a column of its own',
		);
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

function placed(kind: ImportKind, indexOf: (target: Target) => number | undefined): MappedColumn[] {
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
	return placed(kind, ({ name, label }) => {
		const said = mapping[name]?.trim() ?? '';
		if (said === '') return undefined;
		const named = find(said);
		if (named >= 0) return named;
		if (/^[1-9]\d{0,5}$/.test(said)) return Number(said) - 1;
		throw new InvalidInput(
			'Columns',
			`The file has no column "${said.slice(0, LONGEST_SHOWN)}" for ${label}`,
			header ? `Its columns are: ${shown(header)}` : 'Give the number of the column, from 1',
		);
	});
}

/** Finds the column of a name: as it is written, or else with the same words; -1 if there is none. */
function finderIn(header: readonly string[]): (said: string) => number {
	const byWords = new Map<string, number>();
	for (const [index, name] of header.entries()) {
		const words = wordsOf(name);
		if (!byWords.has(words)) byWords.set(words, index);
	}
	return (said) => {
		const same = header.indexOf(said);
		const words = wordsOf(said);
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

function noColumn(label: string, header: readonly string[] | undefined): InvalidInput {
	return new InvalidInput(
		'Columns',
		`No column was found for ${label}`,
		header
			? `Choose it under Columns. The first line reads: ${shown(header)}`
			: 'Give the number of the column under Columns',
	);
}

const MOST_SHOWN = 30;
const LONGEST_SHOWN = 100;

function shown(header: readonly string[]): string {
	const names = header.slice(0, MOST_SHOWN).map((name) => name.slice(0, LONGEST_SHOWN));
	return names.join(', ');
}
