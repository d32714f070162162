import { isSoak } from '../../../harness/soak';
import { SHAPES } from '../../../sandbox/http/shapes';

/** Lists by their IDs, and columns in another order: what differs most from the usual shape. */
const IN_EVERY_RUN = [3, 5];

/** The shapes that a run tries: all of them in a soak. */
export function shapesTried(): number[] {
	return isSoak ? SHAPES.map((_, index) => index + 1) : IN_EVERY_RUN;
}
