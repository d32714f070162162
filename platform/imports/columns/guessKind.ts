import type { ImportKind } from '../rules/importKinds';
import type { Suggestion } from './suggestColumns';
import { suggestColumns } from './suggestColumns';

/** What a file seems to hold. */
export interface KindGuess extends Omit<Suggestion, 'specific'> {
	/** Undefined where nothing speaks for any, or the same for several. */
	readonly kind: ImportKind | undefined;
}

interface Fit extends Suggestion {
	readonly kind: ImportKind;
	/** How many of the columns that name a row are there, */
	readonly naming: number;
	/** whether all of them are, */
	readonly isWhole: boolean;
	/** and how many columns are known in all. */
	readonly known: number;
}

const NOTHING = { columns: [], dayColumn: undefined, competing: [], near: [] };

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
	if (!header) return { ...NOTHING, kind: first };
	// Of those that fit alike the first one stays ahead.
	const [best, next] = kinds.map((kind) => fitOf(kind, header)).sort((a, b) => aheadOf(b, a));
	if (!best || (best.known === 0 && best.dayColumn === undefined)) {
		return { ...NOTHING, kind: others.length === 0 ? first : undefined };
	}
	// A column "Label" names rows of any kind.
	const isOpen =
		best.naming > 0 && best.specific === 0 && next !== undefined && aheadOf(best, next) === 0;
	return isOpen ? { ...NOTHING, kind: undefined } : best;
}

function fitOf(kind: ImportKind, header: readonly string[]): Fit {
	const suggestion = suggestColumns(kind, header);
	const needed = kind.dimensions.filter(({ optional }) => !optional);
	const targetNames = new Set([
		...suggestion.columns.map(({ target }) => target.name),
		...suggestion.competing.map(({ means }) => means),
	]);
	const naming = needed.filter(({ name }) => targetNames.has(name)).length;
	return {
		...suggestion,
		kind,
		naming,
		isWhole: naming === needed.length,
		known: targetNames.size,
	};
}

function aheadOf(one: Fit, other: Fit): number {
	const whole = Number(one.isWhole) - Number(other.isWhole);
	return (
		one.naming - other.naming || one.specific - other.specific || whole || one.known - other.known
	);
}
