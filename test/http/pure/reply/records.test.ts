import fc from '../../../support/fastCheck';
import { getEventListeners } from 'node:events';

import { readStatus } from '../../../../platform/http/jobs/jobRuns';
import { phaseOf } from '../../../../platform/http/jobPhase';
import { pause, withTimeout } from '../../../../platform/http/pause';
import { storeInMemory, PART_BYTES } from '../../../../platform/http/streaming/spool';
import { RecordBuffer } from '../../../../platform/http/streaming/recordBuffer';
import { anyText } from '../../../support/anyText';
import { runs } from '../../../support/random';
import { allOf } from '../../streams';

describe('a state', () => {
	test.each<readonly [string, string]>([
		['COMPLETED', 'done'],
		['Done', 'done'],
		[' completed ', 'done'],
		['FAILED', 'failed'],
		['error', 'failed'],
		['CANCELLED', 'failed'],
		['CANCELED', 'failed'],
		['EXPIRED', 'expired'],
		...['SUCCESS', 'succeeded', 'Finished', 'COMPLETE', '100%', ' 100.0 % '].map(
			(word) => [word, 'done'] as const,
		),
		...['KILLED', 'aborted', 'TIMEOUT', 'Timed out', 'TIMED_OUT', 'failure', 'PARTIAL'].map(
			(word) => [word, 'failed'] as const,
		),
		...['COMPLETED_WITH_ERRORS', 'CompletedWithErrors', 'completed (with errors)'].map(
			(word) => [word, 'failed'] as const,
		),
		...['3', '100', '99%', 'OK', '50 % completed', 'Completed: 40,5%'].map(
			(word) => [word, 'running'] as const,
		),
		['PENDING', 'running'],
		['RUNNING', 'running'],
		['SOMETHING_NEW', 'running'],
		['', 'running'],
		['constructor', 'running'],
		['__proto__', 'running'],
	])('%j means %s', (state, phase) => {
		expect(phaseOf(state)).toBe(phase);
	});
});

test.each([
	[{ jobrun_status: 'FINISHED' }, 'FINISHED'],
	[{ status: 'success', data: { state: 'RUNNING' } }, 'RUNNING'],
	[{ status: 'success', data: { status: 'PENDING' } }, 'PENDING'],
	[{ status: 'success', data: [{ status: 'PENDING' }] }, 'PENDING'],
	[{ status: 'success', data: { jobrun_status: 'COMPLETED' } }, 'COMPLETED'],
	[{ jobrun_status: 'RUNNING', data: { status: 'x' } }, 'RUNNING'],
	[{ status: 'success' }, 'success'],
	[{ data: { state: 3 } }, '3'],
	[{}, 'missing'],
	['text', 'missing in "text"'],
])('the state of the job in %j is %s', (reply, state) => {
	expect(readStatus(reply).state).toBe(state);
});

const value = fc.oneof(anyText(), fc.double({ noNaN: true }), fc.constant(null));
const record = fc.dictionary(fc.string(), value);

describe('buffered records', () => {
	it('are returned unchanged and in order, as often as they are read', async () => {
		const steps = fc.array(fc.oneof(record, fc.constantFrom('pack', 'rest')), { maxLength: 40 });
		await fc.assert(
			fc.asyncProperty(steps, async (all) => {
				const waiting = new RecordBuffer(storeInMemory);
				for (const step of all) {
					if (step === 'pack') await waiting.pack();
					else if (step === 'rest') await waiting.rest();
					else if (typeof step === 'object') waiting.add(step);
				}
				const records = all.filter((step) => typeof step === 'object');
				const expected: unknown = JSON.parse(JSON.stringify(records));
				for (let time = 0; time < 2; time++) {
					expect((await allOf(waiting.batches())).flat()).toEqual(expected);
				}
			}),
			{ numRuns: runs(30, 500) },
		);
	});

	it('may be compressed later', async () => {
		const waiting = new RecordBuffer(storeInMemory);
		expect(await waiting.pack()).toBe(false);
		for (let n = 0; n < 1_200; n++) waiting.add({ n, text: 'é\n'.repeat(20) });
		expect(await waiting.pack()).toBe(true);
		const batches = await allOf(waiting.batches());
		expect(batches.map(({ length }) => length)).toEqual([500, 500, 200]);
		expect(batches.flat().map(({ n }) => n)).toEqual(Array.from({ length: 1_200 }, (_, n) => n));
	});
});

it('many records are compressed in parts of limited size', async () => {
	let parts = 0;
	const waiting = new RecordBuffer(async (bytes) => {
		parts += 1;
		return await storeInMemory(bytes);
	});
	// With two of them, the first part is full.
	const text = 'a'.repeat(PART_BYTES / 2);
	for (let n = 0; n < 5; n++) {
		waiting.add({ n, text });
		await waiting.pack();
	}
	const records = (await allOf(waiting.batches())).flat();
	expect([parts, records.map(({ n }) => n)]).toEqual([3, [0, 1, 2, 3, 4]]);
});

/** Longer than a test may take. */
const FOR_EVER = 3_600_000;
const never = () => new Promise<never>(() => {});
const giveUp = (reason: string) => new Error(reason);

describe('a pause', () => {
	test('takes the given time', async () => {
		let isOver = false;
		setTimeout(() => (isOver = true), 20);
		await pause(200);
		expect(isOver).toBe(true);
	});

	test('ends at once when it is aborted, before or during it', async () => {
		await expect(pause(FOR_EVER, AbortSignal.abort())).resolves.toBeUndefined();
		const stop = new AbortController();
		setTimeout(() => stop.abort(), 20);
		await expect(pause(FOR_EVER, stop.signal)).resolves.toBeUndefined();
	});
});

test('a pause removes its listener from the signal', async () => {
	const { signal } = new AbortController();
	await pause(1, signal);
	expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('work with a time limit', () => {
	test('returns its result', async () => {
		await expect(
			withTimeout(async () => await Promise.resolve(1), 1_000, undefined, giveUp),
		).resolves.toBe(1);
	});

	test('is not given up after it has ended', async () => {
		const giving = jest.fn(giveUp);
		await withTimeout(async () => await Promise.resolve(1), 10, undefined, giving);
		await pause(20);
		expect(giving).not.toHaveBeenCalled();
	});

	test('fails with its own error', async () => {
		const work = async () => await Promise.reject(new Error('broken'));
		await expect(withTimeout(work, 1_000, undefined, giveUp)).rejects.toThrow('broken');
	});

	test('is given up when the time is up', async () => {
		await expect(withTimeout(never, 20, undefined, giveUp)).rejects.toThrow('time is up');
	});

	test('is given up when it is stopped, before or during it', async () => {
		const stop = new AbortController();
		setTimeout(() => stop.abort(), 20);
		await expect(withTimeout(never, 5_000, stop.signal, giveUp)).rejects.toThrow('stopped');
		await expect(withTimeout(never, 5_000, stop.signal, giveUp)).rejects.toThrow('stopped');
	});
});
