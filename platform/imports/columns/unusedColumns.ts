import { truncate } from '../../base/text/truncate';
import type { TableKind } from '../rules/importKinds';
import { signOf } from '../../base/text/numbers';
import type { ColumnMeaning, NearReason } from './headerWords';
import type { FoundColumns } from './foundColumns';
import { suggestColumns } from './suggestColumns';

/** A column of the file that the import does not read. */
export interface UnusedColumn {
	/** The position, from 1. */
	readonly column: number;
	readonly name: string;
	/** The first value that is not empty. */
	readonly firstValue: string;
	/** Whether the column holds figures, which the import drops. */
	readonly hasFigures: boolean;
	/** The target that the column resembles, and why it is not the same figure. */
	readonly near: { readonly means: ColumnMeaning; readonly reason: NearReason } | undefined;
	/** Whether the column distinguishes lines that have the same names. */
	readonly tellsApart: boolean;
}

interface Lines {
	readonly header: readonly string[] | undefined;
	readonly sample: ReadonlyArray<readonly string[]>;
}

const LONGEST = 100;

/** Lists the columns that the import does not read, judged by the first lines of the file. */
export function unusedColumns(
	{ header, sample }: Lines,
	kind: TableKind,
	{ columns, dayColumn }: FoundColumns,
): UnusedColumn[] {
	const used = new Set([dayColumn, ...columns.map(({ index }) => index)]);
	const near = suggestColumns(kind, header ?? []).near;
	const naming = columns.filter(({ target }) => kind.dimensions.includes(target));
	const width = header?.length ?? sample[0]?.length ?? 0;
	const isEmpty = (index: number) =>
		[header ?? [], ...sample].every((cells) => (cells[index]?.trim() ?? '') === '');
	const unused = Array.from({ length: width }, (_, index) => index).filter(
		(index) => !used.has(index) && !isEmpty(index),
	);
	const indexes = [...naming.map(({ index }) => index), dayColumn ?? -1].filter((at) => at >= 0);
	const apart = tellingApart(sample, indexes, unused);
	return unused.map((index) => {
		const cells = sample.map((line) => line[index]?.trim() ?? '').filter((cell) => cell !== '');
		const { means, reason } = near.find((one) => one.index === index) ?? {};
		const hasFigures = cells.length > 0 && cells.every(isFigure);
		return {
			column: index + 1,
			name: truncate(header?.[index] ?? '', LONGEST),
			firstValue: truncate(cells[0] ?? '', LONGEST),
			hasFigures,
			near: means && reason ? { means, reason } : undefined,
			tellsApart: !hasFigures && apart.has(index),
		};
	});
}

/** The indexes of the columns whose values differ between lines with the same names. */
function tellingApart(
	sample: ReadonlyArray<readonly string[]>,
	naming: readonly number[],
	unused: readonly number[],
): ReadonlySet<number> {
	const first = new Map<string, readonly string[]>();
	const apart = new Set<number>();
	for (const line of sample) {
		const key = naming.map((index) => line[index]?.trim() ?? '').join('\n');
		const before = first.get(key);
		if (!before) first.set(key, line);
		else for (const index of unused) if (line[index] !== before[index]) apart.add(index);
	}
	return apart;
}

const FIGURE =
	/^[^\p{L}]{0,4}\d[\d\s.,'’:]*[%€$£¥]?$|^(?:--?|\p{Lu}{3} ?\d[\d.,]*|\d[\d\s.,]* ?\p{Lu}{3})$/u;

function isFigure(cell: string): boolean {
	return cell.length <= LONGEST && FIGURE.test(signOf(cell).digits);
}
