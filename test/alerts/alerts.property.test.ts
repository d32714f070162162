import { histories } from '../polling/histories';
import { runs } from '../support/random';
import { live, someHistory } from './quality/history';

const RUNS = runs(1, 12);

const inAllHistories = histories(someHistory, live, RUNS);

it('each beginning and each end of an alert is reported exactly once, as the raw figures have them', async () => {
	await inAllHistories(({ reported, expected }) => {
		expect(reported).toEqual(expected);
	});
});

it('a poll that begins while another is under way sends and reports nothing', async () => {
	await inAllHistories(({ polls }) => {
		for (const { second } of polls) {
			if (second) expect(second).toMatchObject({ sent: [], errors: [], isExecution: false });
		}
	});
});
