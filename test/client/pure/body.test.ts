import { collect, IdleStream, LargeBody, readBody, toText } from '../../../platform/client/body';

const limits = { idleMs: 5_000, mostBytes: 10 };
const bytes = (text: string) => new TextEncoder().encode(text);

async function* streamOf(...pieces: unknown[]) {
	yield* pieces;
	await Promise.resolve();
}

const read = async (body: unknown) => toText(await readBody(body, limits, collect));

describe('the body of a reply', () => {
	test.each([
		['a text', () => 'été', 'été'],
		['bytes', () => bytes('été'), 'été'],
		['a stream', () => streamOf(bytes('a'), bytes('b')), 'ab'],
		['a stream with what are no bytes', () => streamOf('x', bytes('b'), 7), 'b'],
		['nothing', () => undefined, ''],
		['null', () => null, ''],
		['an object', () => ({ a: 1 }), ''],
	])('may be %s', async (_, body, text) => {
		expect(await read(body())).toBe(text);
	});

	test('stays in its pieces', async () => {
		const pieces = [bytes('a'), bytes('b')];
		expect(await readBody(streamOf(...pieces), limits, collect)).toEqual(pieces);
	});

	test('may have as many bytes as are taken, and no more', async () => {
		expect(await read(streamOf(bytes('12345'), bytes('67890')))).toBe('1234567890');
		const large = readBody(streamOf(bytes('12345'), bytes('678901')), limits, collect);
		await expect(large).rejects.toBeInstanceOf(LargeBody);
	});

	test('fails as its stream fails', async () => {
		async function* broken() {
			yield bytes('a');
			await Promise.reject(new Error('cut'));
		}
		await expect(readBody(broken(), limits, collect)).rejects.toThrow('cut');
	});
});

describe('a stream', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());

	async function* every(ms: number, times: number) {
		for (let left = times; left > 0; left--) {
			await new Promise((resolve) => setTimeout(resolve, ms));
			yield bytes('a');
		}
	}

	test('is given up when nothing has come for too long', async () => {
		const ending = expect(readBody(every(6_000, 1), limits, collect)).rejects.toBeInstanceOf(
			IdleStream,
		);
		await jest.advanceTimersByTimeAsync(5_000);
		await ending;
	});

	test('may take its time as long as something comes', async () => {
		const reading = read(every(4_000, 5));
		await jest.advanceTimersByTimeAsync(20_000);
		expect(await reading).toBe('aaaaa');
	});

	test('is given up when it stops coming', async () => {
		async function* stalls() {
			yield* every(4_000, 2);
			await new Promise(() => {});
		}
		const failed = jest.fn();
		readBody(stalls(), limits, collect).catch(failed);
		await jest.advanceTimersByTimeAsync(12_000);
		expect(failed).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync(1_500);
		expect(failed).toHaveBeenCalledWith(expect.any(IdleStream));
	});

	test('is watched no longer once it has ended', async () => {
		await readBody(streamOf(bytes('a')), limits, collect);
		await jest.advanceTimersByTimeAsync(1_000);
		expect(jest.getTimerCount()).toBe(0);
	});
});

describe('pieces of text', () => {
	test('may split a character', () => {
		const text = bytes('a€b');
		expect(toText([text.subarray(0, 2), text.subarray(2, 3), text.subarray(3)])).toBe('a€b');
		expect(toText([])).toBe('');
	});

	test('begin without a byte order mark', () => {
		expect(toText([bytes('\uFEFF{}')])).toBe('{}');
	});
});
