import type { Visitor } from '../../nodes/MarketingAnalyticsImportTrigger/guesses';
import { Guesses } from '../../nodes/MarketingAnalyticsImportTrigger/guesses';

const HOUR = 3_600_000;
const START = 5 * HOUR;
const ANNA = at('192.0.2.1');

function at(address: string, page = 'page'): Visitor {
	return { page, address };
}

/** Guesses wrongly as soon as it may. @returns how long each wait was */
function guessOnAndOn(guesses: Guesses, visitor: Visitor, times: number) {
	let now = START;
	const waits = Array.from({ length: times }, () => {
		const wait = guesses.waitOf(visitor, now);
		now += wait;
		expect(guesses.waitOf(visitor, now)).toBe(0);
		guesses.wrong(visitor, now);
		return wait;
	});
	return { waits, now };
}

/** One wrong guess of each of many addresses, at once. */
function crowd(guesses: Guesses, size: number, now = START, page = 'page') {
	for (let one = 1; one <= size; one += 1) guesses.wrong(at(`198.51.100.${one}`, page), now);
}

describe('an address', () => {
	it('does not wait at first', () => {
		expect(new Guesses().waitOf(ANNA, START)).toBe(0);
	});

	it('waits longer after each wrong guess, up to a limit', () => {
		const { waits } = guessOnAndOn(new Guesses(), ANNA, 14);
		expect(waits).toEqual([
			...[0, 0, 0, 0, 0, 0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000],
		]);
	});

	it('waits to the millisecond, and no longer after a request that came too early', () => {
		const guesses = new Guesses();
		const { now } = guessOnAndOn(guesses, ANNA, 7);
		expect([0, 1, 1_999, 2_000, 2_001, 9_999].map((ms) => guesses.waitOf(ANNA, now + ms))).toEqual([
			...[2_000, 1_999, 1, 0, 0, 0],
		]);
	});

	it('is reported with its number of guesses', () => {
		const guesses = new Guesses();
		expect([1, 2, 3].map(() => guesses.wrong(ANNA, START).wrong)).toEqual([1, 2, 3]);
		expect(guesses.wrong(at('192.0.2.2'), START).wrong).toBe(1);
		expect(guesses.wrong(at(ANNA.address, 'other'), START).wrong).toBe(1);
	});

	it('does not wait for the guesses of another address or on another page', () => {
		const guesses = new Guesses();
		const { now } = guessOnAndOn(guesses, ANNA, 10);
		expect(guesses.waitOf(at('192.0.2.2'), now)).toBe(0);
		expect(guesses.waitOf(at(ANNA.address, 'other'), now)).toBe(0);
	});

	it('starts anew after a right guess', () => {
		const guesses = new Guesses();
		const { now } = guessOnAndOn(guesses, ANNA, 10);
		guesses.right(ANNA, now);
		expect(guesses.waitOf(ANNA, now)).toBe(0);
		expect(guesses.wrong(ANNA, now).wrong).toBe(1);
	});

	it('is not trusted on one page because of a right guess on another', () => {
		const guesses = new Guesses();
		const { now } = guessOnAndOn(guesses, ANNA, 10);
		guesses.right(at(ANNA.address, 'other'), now);
		expect(guesses.waitOf(ANNA, now)).toBe(16_000);
	});

	it('starts anew after an hour without guesses', () => {
		const guesses = new Guesses();
		const { now } = guessOnAndOn(guesses, ANNA, 10);
		expect(guesses.wrong(ANNA, now + HOUR).wrong).toBe(11);
		expect(guesses.wrong(ANNA, now + 2 * HOUR + 1).wrong).toBe(1);
	});
});

describe('guesses from many addresses', () => {
	it('delay first-time visitors slightly', () => {
		const waits = [19, 20, 21, 22, 23, 24, 25, 26, 200].map((size) => {
			const guesses = new Guesses();
			crowd(guesses, size);
			return guesses.waitOf(ANNA, START);
		});
		expect(waits).toEqual([0, 0, 50, 100, 200, 400, 800, 1_000, 1_000]);
	});

	it('do not count for another page', () => {
		const guesses = new Guesses();
		crowd(guesses, 200, START, 'other');
		expect(guesses.waitOf(ANNA, START)).toBe(0);
	});

	it('do not delay visitors who signed in within the last twelve hours, even after a wrong guess', () => {
		const guesses = new Guesses();
		guesses.right(ANNA, START);
		const last = START + 12 * HOUR - 1;
		guesses.wrong(ANNA, last);
		crowd(guesses, 200, last);
		expect(guesses.waitOf(ANNA, last)).toBe(0);
		expect(guesses.waitOf(ANNA, last + 1)).toBe(999);
	});

	it('are forgotten after an hour', () => {
		const guesses = new Guesses();
		crowd(guesses, 200);
		crowd(guesses, 1, START + HOUR + 1);
		expect(guesses.waitOf(ANNA, START + HOUR + 1)).toBe(0);
	});
});

describe('the memory', () => {
	it('keeps the latest guesses of a flood', () => {
		// The page itself takes one place.
		const guesses = new Guesses(3);
		const { now } = guessOnAndOn(guesses, ANNA, 10);
		guesses.wrong(at('192.0.2.2'), now);
		expect(guesses.waitOf(ANNA, now)).toBe(16_000);
		guesses.wrong(ANNA, now);
		guesses.wrong(at('192.0.2.3'), now);
		expect(guesses.waitOf(ANNA, now)).toBe(30_000);
		expect(guesses.wrong(at('192.0.2.2'), now).wrong).toBe(1);
		guesses.wrong(at('192.0.2.3'), now);
		expect(guesses.wrong(ANNA, now).wrong).toBe(1);
	});

	it('keeps ten thousand addresses', () => {
		const guesses = new Guesses();
		for (let one = 0; one < 10_000; one += 1) guesses.wrong(at(`address ${one}`), START);
		expect(guesses.wrong(at('address 1'), START).wrong).toBe(2);
		expect(guesses.wrong(at('address 0'), START).wrong).toBe(1);
	});
});
