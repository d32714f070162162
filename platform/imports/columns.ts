import { InvalidInput } from '../client/faults';
import { withoutAccents } from '../client/plainText';
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
		? placed(kind, (target) => chosen(target, mapping, header))
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
	return placed(kind, (target) => recognised(target, header));
}

function placed(kind: ImportKind, indexOf: (target: Target) => number | undefined): MappedColumn[] {
	return [...kind.dimensions, ...kind.metrics].flatMap((target) => {
		const index = indexOf(target);
		return index === undefined ? [] : [{ target, index }];
	});
}

function chosen(
	target: Target,
	mapping: Mapping,
	header: readonly string[] | undefined,
): number | undefined {
	const said = mapping[target.name]?.trim() ?? '';
	if (said === '') return undefined;
	const named = columnNamed(said, header ?? []);
	if (named >= 0) return named;
	if (/^[1-9]\d{0,5}$/.test(said)) return Number(said) - 1;
	throw new InvalidInput(
		'Columns',
		`The file has no column "${said}" for ${target.label}`,
		header ? `Its columns are: ${header.join(', ')}` : 'Give the number of the column, from 1',
	);
}

function recognised(target: Target, header: readonly string[]): number | undefined {
	return [target.name, target.label, ...target.also]
		.map((words) => columnNamed(words, header))
		.find((index) => index >= 0);
}

/** The column of a name: as it is written, or else with the same words. */
function columnNamed(said: string, header: readonly string[]): number {
	const same = header.indexOf(said);
	const words = wordsOf(said);
	return same >= 0 || words === '' ? same : header.findIndex((name) => wordsOf(name) === words);
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
			? `Choose it under Columns. The first line reads: ${header.slice(0, 30).join(', ')}`
			: 'Give the number of the column under Columns',
	);
}
