/**
 * Starts something slow before the first test of a `describe` block.
 *
 * @returns a function that awaits its result
 */
export function begun<Ended>(play: () => Promise<Ended>): () => Promise<Ended> {
	let going: Promise<Ended> | undefined;
	beforeAll(() => {
		going = play();
	});
	return async () => {
		if (going === undefined) throw new Error('It has not begun');
		return await going;
	};
}

/**
 * Runs the scenes of a `describe` block concurrently, as they mostly wait.
 *
 * @returns a function that awaits the result of a scene
 */
export function sideBySide<Scene, Ended>(
	scenes: readonly Scene[],
	play: (scene: Scene) => Promise<Ended>,
): (scene: Scene) => Promise<Ended> {
	const played = new Map(scenes.map((scene) => [scene, begun(async () => await play(scene))]));
	return async (scene) => {
		const ended = played.get(scene);
		if (ended === undefined) throw new Error(`Nobody plays ${JSON.stringify(scene)}`);
		return await ended();
	};
}

/** Runs named scenes concurrently, and returns results by name. */
export function sideBySideByName<Name extends string, Scene, Ended>(
	scenes: Readonly<Record<Name, Scene>>,
	play: (scene: Scene) => Promise<Ended>,
): (name: Name) => Promise<Ended> {
	const ended = sideBySide(Object.values<Scene>(scenes), play);
	return async (name) => await ended(scenes[name]);
}
