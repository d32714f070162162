import { collected } from '../../../harness/fileContent';
import { collect, IdleStream, LargeBody, readBody, toText } from '../../../platform/http/readBody';
import { inMemory } from '../../../platform/http/bodyContent';
import type { BodyPart, Multipart } from '../../../platform/http/multipart';
import { multipartOf } from '../../../platform/http/multipart';
import { streamOf } from '../streams';

const file = (text: string, fileName = 'a.csv') => ({
	name: 'file',
	fileName,
	mimeType: 'text/csv',
	...inMemory(text),
});

const written = async (...parts: BodyPart[]) => await writtenForm(multipartOf(parts));

async function writtenForm(form: Multipart) {
	return { contentType: form.contentType, bytes: await collected(form) };
}

/** The parts of a form as the server reads them; Node's parser is strict. */
async function sent({ contentType, bytes }: { contentType: string; bytes: Buffer }) {
	const headers = { 'content-type': contentType };
	const form = await new Response(new Uint8Array(bytes), { headers }).formData();
	const files: Array<[string, string, string, string]> = [];
	for (const [name, value] of form) {
		if (typeof value === 'string') throw new Error(`${name} is no file`);
		files.push([name, value.name, value.type, await value.text()]);
	}
	return files;
}

test('a form contains its files in order, with their chunks joined', async () => {
	const chunks = [Buffer.from('x\r\n'), Buffer.from('é')];
	const two = { ...file('', 'b.csv'), bytes: 5, open: () => chunks };
	expect(await sent(await written(file('a;b\n'), two))).toEqual([
		['file', 'a.csv', 'text/csv', 'a;b\n'],
		['file', 'b.csv', 'text/csv', 'x\r\né'],
	]);
});

test('a form has the format of RFC 7578', async () => {
	const { contentType, bytes } = await written(file('1'), file('2'));
	const [, boundary = ''] =
		/^multipart\/form-data; boundary=(----form-[0-9a-f-]{36})$/.exec(contentType) ?? [];
	const head = [
		'Content-Disposition: form-data; name="file"; filename="a.csv"',
		'Content-Type: text/csv',
	].join('\r\n');
	expect(bytes.toString()).toBe(
		`--${boundary}\r\n${head}\r\n\r\n1\r\n--${boundary}\r\n${head}\r\n\r\n2\r\n--${boundary}--\r\n`,
	);
});

test('texts of a form precede its files and have no file name', async () => {
	const form = await writtenForm(multipartOf([file('1')], [['mode', 'é']]));
	const headers = { 'content-type': form.contentType };
	const read = await new Response(new Uint8Array(form.bytes), { headers }).formData();
	expect([...read.keys()]).toEqual(['mode', 'file']);
	expect(read.get('mode')).toBe('é');
});

test('every form has its own boundary', async () => {
	const [one, two] = [await written(), await written()];
	expect(one.contentType).not.toBe(two.contentType);
});

test('names in a form cannot end their quotes or lines', async () => {
	const { bytes } = await written({ ...file(''), name: '"\r\n"', fileName: 'a"b\rc\nd"\r\n.csv' });
	expect(bytes.toString()).toContain(
		'name="%22%0D%0A%22"; filename="a%22b%0Dc%0Ad%22%0D%0A.csv"\r\n',
	);
});

test('a form is written anew each time it is opened', async () => {
	const form = multipartOf([file('1')]);
	expect(await collected(form)).toEqual(await collected(form));
});

test.each([
	['shorter', ['ab']],
	['longer', ['abc', 'd']],
	['longer at once', ['abcd']],
])('a form with a file that became %s fails', async (_, chunks) => {
	const sentSoFar: string[] = [];
	const open = () => chunks.map((chunk) => Buffer.from(chunk));
	const form = multipartOf([{ ...file(''), bytes: 3, open }]);
	const sending = async () => {
		for await (const chunk of form.open()) sentSoFar.push(Buffer.from(chunk).toString());
	};
	await expect(sending()).rejects.toMatchObject({
		parameter: 'File',
		message: 'The file changed while it was being read, so it was not imported',
		advice: 'Run the node again when no other program is writing to the file',
	});
	const content = sentSoFar.join('').split('\r\n\r\n')[1] ?? '';
	expect(['', 'ab', 'abc']).toContain(content);
	expect(sentSoFar.join('')).not.toMatch(/--\r\n$/);
});

const limits = { idleMs: 5_000, mostBytes: 10 };
const bytes = (text: string) => new TextEncoder().encode(text);

const read = async (body: unknown) => toText(await readBody(body, limits, collect));

describe('the body of a reply', () => {
	test.each([
		['a text', () => 'été', 'été'],
		['bytes', () => bytes('été'), 'été'],
		['a stream', () => streamOf(bytes('a'), bytes('b')), 'ab'],
		['a stream with what are no bytes', () => streamOf<unknown>('x', bytes('b'), 7), 'b'],
		['nothing', () => undefined, ''],
		['null', () => null, ''],
		['an object', () => ({ a: 1 }), ''],
	])('may be %s', async (_, body, text) => {
		expect(await read(body())).toBe(text);
	});

	test('keeps its chunks', async () => {
		const pieces = [bytes('a'), bytes('b')];
		expect(await readBody(streamOf(...pieces), limits, collect)).toEqual(pieces);
	});

	test('may have as many bytes as the limit, but not more', async () => {
		expect(await read(streamOf(bytes('12345'), bytes('67890')))).toBe('1234567890');
		const large = readBody(streamOf(bytes('12345'), bytes('678901')), limits, collect);
		await expect(large).rejects.toBeInstanceOf(LargeBody);
	});

	test('fails with the error of its stream', async () => {
		async function* broken() {
			yield bytes('a');
			await Promise.reject(new Error('cut'));
		}
		await expect(readBody(broken(), limits, collect)).rejects.toThrow('cut');
	});
});

describe('a stream with an idle limit', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());

	async function* every(ms: number, times: number) {
		for (let left = times; left > 0; left--) {
			await new Promise((resolve) => setTimeout(resolve, ms));
			yield bytes('a');
		}
	}

	test('is given up after too long without a byte', async () => {
		const ending = expect(readBody(every(6_000, 1), limits, collect)).rejects.toBeInstanceOf(
			IdleStream,
		);
		await jest.advanceTimersByTimeAsync(5_000);
		await ending;
	});

	test('may take any time while bytes arrive', async () => {
		const reading = read(every(4_000, 5));
		await jest.advanceTimersByTimeAsync(20_000);
		expect(await reading).toBe('aaaaa');
	});

	test('is given up when it stalls', async () => {
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

	test('is no longer watched after its end', async () => {
		await readBody(streamOf(bytes('a')), limits, collect);
		await jest.advanceTimersByTimeAsync(1_000);
		expect(jest.getTimerCount()).toBe(0);
	});
});

describe('decoded chunks of text', () => {
	test('may split a character', () => {
		const text = bytes('a€b');
		expect(toText([text.subarray(0, 2), text.subarray(2, 3), text.subarray(3)])).toBe('a€b');
		expect(toText([])).toBe('');
	});

	test('have no byte order mark', () => {
		expect(toText([bytes('\uFEFF{}')])).toBe('{}');
	});
});
