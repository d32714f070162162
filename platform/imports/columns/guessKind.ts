import type { MappedColumn } from './importColumns';
import { suggestColumns } from './importColumns';
import type { ImportKind } from '../rules/importKinds';

/** What a file seems to hold. */
export interface KindGuess {
	/** Undefined where nothing speaks for any. */
	readonly kind: ImportKind | undefined;
	/** The columns whose header says what they hold. */
	readonly suggested: readonly MappedColumn[];
}

interface Fit extends KindGuess {
	/** How many of the columns that name a row are there, */
	readonly naming: number;
	/** whether all of them are, */
	readonly isWhole: boolean;
	/** and how many columns are known in all. */
	readonly known: number;
}

/**
 * The kind that most of a file's naming columns speak for: a kind with fewer of them would take
 * different rows for the same.
 *
 * @param header undefined for a file that has none, which is of the first kind
 */
export function guessKind(
	kinds: readonly ImportKind[],
	header: readonly string[] | undefined,
): KindGuess {
	const [first, ...others] = kinds;
	if (!first) throw new Error('no kind of figures may be imported');
	if (!header) return { kind: first, suggested: [] };
	// Of those that fit alike the first one stays ahead.
	const [best] = kinds.map((kind) => fitOf(kind, header)).sort((a, b) => aheadOf(b, a));
	if (best && best.known > 0) return { kind: best.kind, suggested: best.suggested };
	return { kind: others.length === 0 ? first : undefined, suggested: [] };
}

function fitOf(kind: ImportKind, header: readonly string[]): Fit {
	const suggested = suggestColumns(kind, header);
	const needed = kind.dimensions.filter(({ optional }) => !optional);
	const naming = suggested.filter(({ target }) => needed.includes(target)).length;
	return { kind, suggested, naming, isWhole: naming === needed.length, known: suggested.length };
}

function aheadOf(one: Fit, other: Fit): number {
	const whole = Number(one.isWhole) - Number(other.isWhole);
	return one.naming - other.naming || whole || one.known - other.known;
}
