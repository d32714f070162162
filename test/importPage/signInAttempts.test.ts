import type { Visitor } from '../../nodes/MarketingAnalyticsImportTrigger/signInAttempts';
import { SignInAttempts } from '../../nodes/MarketingAnalyticsImportTrigger/signInAttempts';

const HOUR = 3_600_000;
const START = 5 * HOUR;
const ANNA = at('192.0.2.1');

function at(address: string, page = 'page'): Visitor {
	return { page, address };
}

/** Fails as soon as it may. @returns how long each wait was */
function failRepeatedly(attempts: SignInAttempts, visitor: Visitor, times: number) {
	let now = START;
	const waits = Array.from({ length: times }, () => {
		const wait = attempts.waitOf(visitor, now);
		now += wait;
		expect(attempts.waitOf(visitor, now)).toBe(0);
		attempts.failed(visitor, now);
		return wait;
	});
	return { waits, now };
}

/** One failed attempt of each of many addresses, at once. */
function crowd(attempts: SignInAttempts, size: number, now = START, page = 'page') {
	for (let one = 1; one <= size; one += 1) attempts.failed(at(`198.51.100.${one}`, page), now);
}

describe('an address', () => {
	it('does not wait at first', () => {
		expect(new SignInAttempts().waitOf(ANNA, START)).toBe(0);
	});

	it('waits longer after each failed attempt, up to a limit', () => {
		const { waits } = failRepeatedly(new SignInAttempts(), ANNA, 14);
		expect(waits).toEqual([
			...[0, 0, 0, 0, 0, 0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000],
		]);
	});

	it('waits to the millisecond, and no longer after a request that came too early', () => {
		const attempts = new SignInAttempts();
		const { now } = failRepeatedly(attempts, ANNA, 7);
		expect([0, 1, 1_999, 2_000, 2_001, 9_999].map((ms) => attempts.waitOf(ANNA, now + ms))).toEqual(
			[...[2_000, 1_999, 1, 0, 0, 0]],
		);
	});

	it('is reported with its number of attempts', () => {
		const attempts = new SignInAttempts();
		expect([1, 2, 3].map(() => attempts.failed(ANNA, START).wrong)).toEqual([1, 2, 3]);
		expect(attempts.failed(at('192.0.2.2'), START).wrong).toBe(1);
		expect(attempts.failed(at(ANNA.address, 'other'), START).wrong).toBe(1);
	});

	it('does not wait for the attempts of another address or on another page', () => {
		const attempts = new SignInAttempts();
		const { now } = failRepeatedly(attempts, ANNA, 10);
		expect(attempts.waitOf(at('192.0.2.2'), now)).toBe(0);
		expect(attempts.waitOf(at(ANNA.address, 'other'), now)).toBe(0);
	});

	it('starts anew after a successful attempt', () => {
		const attempts = new SignInAttempts();
		const { now } = failRepeatedly(attempts, ANNA, 10);
		attempts.succeeded(ANNA, now);
		expect(attempts.waitOf(ANNA, now)).toBe(0);
		expect(attempts.failed(ANNA, now).wrong).toBe(1);
	});

	it('is not trusted on one page because of a successful attempt on another', () => {
		const attempts = new SignInAttempts();
		const { now } = failRepeatedly(attempts, ANNA, 10);
		attempts.succeeded(at(ANNA.address, 'other'), now);
		expect(attempts.waitOf(ANNA, now)).toBe(16_000);
	});

	it('starts anew after an hour without attempts', () => {
		const attempts = new SignInAttempts();
		const { now } = failRepeatedly(attempts, ANNA, 10);
		expect(attempts.failed(ANNA, now + HOUR).wrong).toBe(11);
		expect(attempts.failed(ANNA, now + 2 * HOUR + 1).wrong).toBe(1);
	});
});

describe('attempts from many addresses', () => {
	it('delay first-time visitors slightly', () => {
		const waits = [19, 20, 21, 22, 23, 24, 25, 26, 200].map((size) => {
			const attempts = new SignInAttempts();
			crowd(attempts, size);
			return attempts.waitOf(ANNA, START);
		});
		expect(waits).toEqual([0, 0, 50, 100, 200, 400, 800, 1_000, 1_000]);
	});

	it('do not count for another page', () => {
		const attempts = new SignInAttempts();
		crowd(attempts, 200, START, 'other');
		expect(attempts.waitOf(ANNA, START)).toBe(0);
	});

	it('do not delay visitors who signed in within the last twelve hours, even after a failed attempt', () => {
		const attempts = new SignInAttempts();
		attempts.succeeded(ANNA, START);
		const last = START + 12 * HOUR - 1;
		attempts.failed(ANNA, last);
		crowd(attempts, 200, last);
		expect(attempts.waitOf(ANNA, last)).toBe(0);
		expect(attempts.waitOf(ANNA, last + 1)).toBe(999);
	});

	it('are forgotten after an hour', () => {
		const attempts = new SignInAttempts();
		crowd(attempts, 200);
		crowd(attempts, 1, START + HOUR + 1);
		expect(attempts.waitOf(ANNA, START + HOUR + 1)).toBe(0);
	});
});

describe('the memory', () => {
	it('keeps the latest attempts of a flood', () => {
		// The page itself takes one place.
		const attempts = new SignInAttempts(3);
		const { now } = failRepeatedly(attempts, ANNA, 10);
		attempts.failed(at('192.0.2.2'), now);
		expect(attempts.waitOf(ANNA, now)).toBe(16_000);
		attempts.failed(ANNA, now);
		attempts.failed(at('192.0.2.3'), now);
		expect(attempts.waitOf(ANNA, now)).toBe(30_000);
		expect(attempts.failed(at('192.0.2.2'), now).wrong).toBe(1);
		attempts.failed(at('192.0.2.3'), now);
		expect(attempts.failed(ANNA, now).wrong).toBe(1);
	});

	it('keeps ten thousand addresses', () => {
		const attempts = new SignInAttempts();
		for (let one = 0; one < 10_000; one += 1) attempts.failed(at(`address ${one}`), START);
		expect(attempts.failed(at('address 1'), START).wrong).toBe(2);
		expect(attempts.failed(at('address 0'), START).wrong).toBe(1);
	});
});
