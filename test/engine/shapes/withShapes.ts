import { isSoak } from '../../../harness/soak';
import { SHAPES } from '../../../sandbox/http/shapes';

const ALL = SHAPES.map((_, index) => index + 1);

/** Combines entries with shapes: all of them in a soak, otherwise a different one for each. */
export function withShapes<T>(things: readonly T[]): Array<T & { number: number; shape: string }> {
	return things.flatMap((thing, index) => {
		const tried = isSoak ? ALL : ALL.slice(index % ALL.length).slice(0, 1);
		return tried.map((number) => ({ ...thing, number, shape: SHAPES[number - 1]?.name ?? '' }));
	});
}
