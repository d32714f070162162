import { takeTurns } from '../../../platform/base/async/eventLoop';

describe('yielding to the event loop', () => {
	it('lets other work run between any two turns of several works', async () => {
		let goesOn = true;
		let others = 0;
		const other = () => {
			others += 1;
			if (goesOn) setImmediate(other);
		};
		other();
		const begun: number[] = [];
		const work = async () => {
			const giveWay = takeTurns();
			for (let turn = 0; turn < 4; turn++) {
				const until = performance.now() + 20;
				while (performance.now() < until);
				await giveWay();
				begun.push(others);
			}
		};
		await Promise.all([work(), work(), work(), work(), work()]);
		goesOn = false;
		// On a busy machine, two of them once started in the same turn, for an unknown reason. Without
		// yielding, nearly all do.
		expect(new Set(begun).size).toBeGreaterThanOrEqual(begun.length - 2);
	});

	it('does not happen before the turn is over', async () => {
		jest.spyOn(performance, 'now').mockReturnValue(0);
		const giveWay = takeTurns();
		let others = 0;
		setImmediate(() => (others += 1));
		for (let times = 0; times < 100; times++) await giveWay();
		expect(others).toBe(0);
		jest.restoreAllMocks();
	});
});
