import { getEventListeners } from 'node:events';
import { pause, withTimeout } from '../../../platform/client/pause';

/** Longer than a test may take. */
const FOR_EVER = 3_600_000;
const never = () => new Promise<never>(() => {});
const giveUp = (reason: string) => new Error(reason);

describe('a pause', () => {
	test('takes its time', async () => {
		let isOver = false;
		setTimeout(() => (isOver = true), 20);
		await pause(200);
		expect(isOver).toBe(true);
	});

	test('ends at once when it is aborted, before or during', async () => {
		await expect(pause(FOR_EVER, AbortSignal.abort())).resolves.toBeUndefined();
		const stop = new AbortController();
		setTimeout(() => stop.abort(), 20);
		await expect(pause(FOR_EVER, stop.signal)).resolves.toBeUndefined();
	});
});

test('a pause leaves nothing behind on the signal', async () => {
	const { signal } = new AbortController();
	await pause(1, signal);
	expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('work within a time', () => {
	test('gives its result', async () => {
		await expect(
			withTimeout(async () => await Promise.resolve(1), 1_000, undefined, giveUp),
		).resolves.toBe(1);
	});

	test('is not given up once it has ended', async () => {
		const giving = jest.fn(giveUp);
		await withTimeout(async () => await Promise.resolve(1), 10, undefined, giving);
		await pause(20);
		expect(giving).not.toHaveBeenCalled();
	});

	test('fails as it fails', async () => {
		const work = async () => await Promise.reject(new Error('broken'));
		await expect(withTimeout(work, 1_000, undefined, giveUp)).rejects.toThrow('broken');
	});

	test('is given up when time is up', async () => {
		await expect(withTimeout(never, 20, undefined, giveUp)).rejects.toThrow('time is up');
	});

	test('is given up when it is stopped, before or during', async () => {
		const stop = new AbortController();
		setTimeout(() => stop.abort(), 20);
		await expect(withTimeout(never, 5_000, stop.signal, giveUp)).rejects.toThrow('stopped');
		await expect(withTimeout(never, 5_000, stop.signal, giveUp)).rejects.toThrow('stopped');
	});

	test('that fails after it was given up troubles nobody', async () => {
		const late = async () =>
			await new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 40));
		await expect(withTimeout(late, 10, undefined, giveUp)).rejects.toThrow('time is up');
		await pause(60);
	});
});
