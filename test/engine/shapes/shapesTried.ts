import { SHAPES } from '../../../sandbox/http/shapes';

/** Lists by their IDs, and columns in another order: what differs most from the usual shape. */
const IN_EVERY_RUN = [3, 5];

/** The shapes that a run tries: all of them where SHAPES is `all`. */
export function shapesTried(): number[] {
	return process.env.SHAPES === 'all' ? SHAPES.map((_, index) => index + 1) : IN_EVERY_RUN;
}
