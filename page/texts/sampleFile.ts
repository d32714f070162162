import { withoutAccents } from '../../platform/base/text/accents';
import type { CellType, ImportKind } from '../../platform/imports/rules/importKinds';
import type { Texts } from './texts';

// The figures differ by row and column, so that a chart of the sample is not flat.
const FIRST = 1_240;
const FALLS = 0.62;

/** A sample file of a kind with all its columns, in the format of a language. */
export function sampleOf(
	{ name, dimensions, metrics }: ImportKind,
	{ samples, target }: Pick<Texts, 'samples' | 'target'>,
): string {
	const header = [...dimensions, ...metrics].map((one) => target(one.name));
	const lines = samples.rows[name].map((names, at) => [
		...names,
		...metrics.map(({ type }, column) => figureOf(type, at, column, samples.decimals)),
	]);
	return [header, ...lines].map((cells) => `${cells.join(samples.separator)}\r\n`).join('');
}

function figureOf(type: CellType, row: number, column: number, decimals: string): string {
	const figure = Math.round(FIRST * FALLS ** (row + column));
	return type === 'amount' ? `${figure}${decimals}90` : String(figure);
}

/** The file name of a sample. */
export function sampleName({ name }: ImportKind, { samples, kind }: Texts): string {
	const words = withoutAccents(kind(name)).toLowerCase().replace(/\W+/g, '-');
	return `${samples.name}-${words}.csv`;
}
