import { examplesByArea } from './examples/readExamples';
import { Player } from './examples/player';

const player = new Player();
afterAll(() => player.close());

describe.each(examplesByArea())('%s', (_area, examples) => {
	it.each(
		examples.map((example) => ({ ...example, name: `${example.section}: ${example.title}` })),
	)('$name', (example) => player.play(example));
});
