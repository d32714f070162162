/**
 * Begins something before the first test of a `describe` block, as it takes its time.
 *
 * @returns what has come of it, when it has ended
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
 * Plays the scenes of a `describe` block side by side, as most of the time they wait.
 *
 * @returns what has come of a scene, when it has ended
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

/** The same of scenes that have names, by which they are asked for. */
export function sideBySideByName<Name extends string, Scene, Ended>(
	scenes: Readonly<Record<Name, Scene>>,
	play: (scene: Scene) => Promise<Ended>,
): (name: Name) => Promise<Ended> {
	const ended = sideBySide(Object.values<Scene>(scenes), play);
	return async (name) => await ended(scenes[name]);
}
