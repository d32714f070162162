import type { Line } from '../../harness/engine';
import { Stage, type StageOptions } from './stage';

interface Options extends StageOptions {
	/** Whether a test depends on the orders and requests of earlier ones. */
	readonly remembers?: boolean;
}

/**
 * A stage for the tests of a `describe` block: it starts before the first of them, is cleared for
 * each, and ends after the last, with all its sandboxes.
 *
 * @param options its options; a function is called right before the start
 */
export function withStage(
	line: Line,
	options: Options | (() => Options | Promise<Options>) = {},
): Stage {
	const stage = new Stage();
	let clears = true;
	beforeAll(async () => {
		const special = typeof options === 'function' ? await options() : options;
		const { remembers = false, ...ofStage } = special;
		clears = !remembers;
		await stage.start(line, ofStage);
	});
	beforeEach(() => {
		if (clears) stage.clear();
	});
	afterAll(async () => await stage.stop());
	return stage;
}
