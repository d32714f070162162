import type { Part } from '../../../platform/client/multipart';
import { FormWriter, writeMultipart } from '../../../platform/client/multipart';

const file = (text: string, fileName = 'a.csv') => ({
	...{ name: 'file', fileName, mimeType: 'text/csv', chunks: [Buffer.from(text)] },
});

const written = async (...parts: Part[]) => await Promise.resolve(writeMultipart(parts));

/** What a server makes of a form; Node's own reader is strict. */
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

test('a form holds its files, in their order and pieces joined', async () => {
	const two = { ...file('', 'b.csv'), chunks: [Buffer.from('x\r\n'), Buffer.from('é')] };
	expect(await sent(await written(file('a;b\n'), two))).toEqual([
		['file', 'a.csv', 'text/csv', 'a;b\n'],
		['file', 'b.csv', 'text/csv', 'x\r\né'],
	]);
});

test('a form is written as RFC 7578 has it', async () => {
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

test('texts come before files, without a name of a file', async () => {
	const form = await writeMultipart([file('1')], [['mode', 'é']]);
	const headers = { 'content-type': form.contentType };
	const read = await new Response(new Uint8Array(form.bytes), { headers }).formData();
	expect([...read.keys()]).toEqual(['mode', 'file']);
	expect(read.get('mode')).toBe('é');
});

test('every form has a boundary of its own', async () => {
	const [one, two] = [await written(), await written()];
	expect(one.contentType).not.toBe(two.contentType);
});

test('names cannot end their own quotes or lines', async () => {
	const { bytes } = await written({ ...file(''), name: '"\r\n"', fileName: 'a"b\rc\nd"\r\n.csv' });
	expect(bytes.toString()).toContain(
		'name="%22%0D%0A%22"; filename="a%22b%0Dc%0Ad%22%0D%0A.csv"\r\n',
	);
});

test('a form grows with what is written to it', async () => {
	const parts = ['é'.repeat(50_000), Buffer.alloc(90_000, 'b'), 'c'.repeat(10), Buffer.from('d')];
	const form = new FormWriter(0);
	form.begin({ name: 'a', fileName: 'a', mimeType: 'text/plain' });
	for (const part of parts) form.write(part);
	const [[, , , text] = []] = await sent(await Promise.resolve(form.finish()));
	expect(text).toBe(parts.map(String).join(''));
});

test('a form that is as large as was expected is written where it is', async () => {
	const expected = 1_000_000;
	const form = new FormWriter(expected);
	form.begin({ name: 'a', fileName: 'a', mimeType: 'text/plain' });
	form.write(Buffer.alloc(expected));
	const { bytes } = await Promise.resolve(form.finish());
	expect(bytes.buffer.byteLength).toBe(expected + 65_536);
	const chunks = [Buffer.alloc(600_000), Buffer.alloc(400_000)];
	const { bytes: ofFiles } = await written({ ...file(''), chunks });
	expect(ofFiles.buffer.byteLength).toBe(expected + 65_536);
});
