import { histories } from '../polling/histories';
import { PATIENCE_MS, runs } from '../support/random';
import { World } from '../polling/world';
import { live, someHistory } from './history';

const RUNS = runs(2, 12);

jest.setTimeout(PATIENCE_MS);

let world: World;
beforeAll(async () => {
	world = await World.start();
});
afterAll(() => world.sandbox.close());

const inAllHistories = histories(someHistory, async (history) => await live(world, history), RUNS);

it('tells each beginning and each end exactly once, as the raw figures have them', async () => {
	await inAllHistories(({ told, wanted }) => {
		expect(told).toEqual(wanted);
	});
});

it('sends nothing and tells nothing in a poll that begins while another is under way', async () => {
	await inAllHistories(({ polls }) => {
		for (const { second } of polls) {
			if (second) expect(second).toMatchObject({ sent: [], errors: [], isExecution: false });
		}
	});
});
