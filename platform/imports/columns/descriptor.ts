import type { Day, Slice } from '../../base/dates/readDay';
import type { ImportKind, ImportTarget } from '../rules/importKinds';

/** A column as the descriptor lists it. */
interface DescribedColumn {
	readonly idx: number;
	readonly target: string;
}

/** The JSON descriptor of an import (docs/platform.md, Generic file import). */
export interface Descriptor {
	readonly skipHeader: boolean;
	readonly kind: string;
	readonly dimensions: readonly DescribedColumn[];
	readonly metrics: readonly DescribedColumn[];
	/** DD/MM/YYYY, first and last day inclusive. */
	readonly period: { readonly from: string; readonly to: string; readonly scale: 'D' };
}

/** Describes a file with a header line and one column per target, in the order of the targets. */
export function describeFile(
	kind: ImportKind,
	targets: readonly ImportTarget[],
	days: Slice,
): Descriptor {
	const described = targets.map((target, idx) => ({ target, idx }));
	const columnsOf = (some: readonly ImportTarget[]) =>
		described
			.filter(({ target }) => some.includes(target))
			.map(({ idx, target }) => ({ idx, target: target.name }));
	return {
		skipHeader: true,
		kind: kind.name,
		dimensions: columnsOf(kind.dimensions),
		metrics: columnsOf(kind.metrics),
		period: { from: dayFirst(days.from), to: dayFirst(days.to), scale: 'D' },
	};
}

function dayFirst({ iso }: Day): string {
	return iso.split('-').reverse().join('/');
}

/** A day of a descriptor as YYYY-MM-DD, as items have it. */
export function isoDay(day: string): string {
	return day.split('/').reverse().join('-');
}
