import { histories } from '../polling/histories';
import { runs } from '../support/random';
import { live, someHistory } from './history';

const RUNS = runs(2, 12);

const inAllHistories = histories(someHistory, live, RUNS);

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
