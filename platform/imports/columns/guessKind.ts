import type { ImportKind } from '../rules/importKinds';
import { importKinds } from '../rules/importKinds';
import type { Suggestion } from './suggestColumns';
import { suggestColumns } from './suggestColumns';

/** The kind of figures that a file probably holds, judged by its header. */
interface KindGuess extends Omit<Suggestion, 'specific'> {
	/** Undefined if the header fits no kind, or several kinds equally well. */
	readonly kind: ImportKind | undefined;
}

interface Fit extends Suggestion {
	readonly kind: ImportKind;
	/** How many of the kind's naming columns the file has. */
	readonly naming: number;
	/** Whether the file has every naming column of the kind. */
	readonly isWhole: boolean;
	/** How many columns of the file the kind recognizes. */
	readonly known: number;
}

const NOTHING = { columns: [], dayColumn: undefined, competing: [], near: [] };

/**
 * Guesses the kind of figures by the naming columns of a file. The kind with the most of them wins:
 * a kind with fewer would treat different rows as duplicates.
 *
 * @param header undefined for a file without a header, which is taken for the first kind
 * @param singleDays a column that certainly holds days
 */
export function guessKind(
	kinds: readonly ImportKind[],
	header: readonly string[] | undefined,
	singleDays?: number,
): KindGuess {
	const [first, ...others] = kinds;
	if (!first) throw new Error('no kind of figures may be imported');
	if (!header) return { ...NOTHING, kind: first };
	// `sort` is stable: the first of several equally good kinds stays first.
	const [best, next] = kinds
		.map((kind) => fitOf(kind, header, singleDays))
		.sort((a, b) => aheadOf(b, a));
	if (!best || (best.known === 0 && best.dayColumn === undefined)) {
		return { ...NOTHING, kind: others.length === 0 ? first : undefined };
	}
	// A column "Label" can name the rows of every kind.
	const isOpen =
		best.naming > 0 && best.specific === 0 && next !== undefined && aheadOf(best, next) === 0;
	return isOpen ? { ...NOTHING, kind: undefined } : best;
}

/** The kind whose required names are all columns of a file; undefined if there is none, or several. */
export function fittingKind(header: readonly string[]): ImportKind | undefined {
	const { kind } = guessKind(importKinds, header);
	return kind && fitOf(kind, header).isWhole ? kind : undefined;
}

function fitOf(kind: ImportKind, header: readonly string[], singleDays?: number): Fit {
	const suggestion = suggestColumns(kind, header, singleDays);
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
