import type { Call } from '../../../platform/http/call';
import { requestJson, requestText } from '../../../platform/http/request';
import type { Answer } from '../../engine/client/origin';
import { platformAt } from '../door/platformAt';
import { requestBytes, requestWholeFile } from '../streams';
import { TOKEN } from './throughAxios';

describe('a reply that repeats secrets', () => {
	const look: Call = { method: 'GET', path: '/x', what: 'the list' };
	const encoded = encodeURIComponent(TOKEN);

	const answeredBy = async (answer: Answer) =>
		(await platformAt(answer, { secrets: [TOKEN] })).platform;

	async function serve(parts: readonly string[], headers: Record<string, string> = {}) {
		return await answeredBy((response) => {
			response.writeHead(200, { 'content-type': 'application/json', ...headers });
			const [first = '', ...others] = parts;
			// The delay makes the pieces arrive separately.
			response.write(first, () => setTimeout(() => response.end(others.join('')), 30));
		});
	}

	const textOf = (chunks: readonly Uint8Array[]) => Buffer.concat(chunks).toString();

	describe('a token in a successful reply is masked', () => {
		it('in names and values of JSON', async () => {
			const platform = await serve([
				JSON.stringify({ [TOKEN]: `Bearer ${TOKEN}`, url: `?t=${encoded}` }),
			]);
			await expect(requestJson(platform, look)).resolves.toEqual({
				'•••': 'Bearer •••',
				url: '?t=•••',
			});
		});

		it('in JSON with escaped slashes', async () => {
			const text = JSON.stringify({ a: TOKEN }).replaceAll('/', '\\/');
			await expect(requestJson(await serve([text]), look)).resolves.toEqual({ a: '•••' });
		});

		it('in pieces, split between two of them', async () => {
			const platform = await serve([`{"a":"${TOKEN.slice(0, 7)}`, `${TOKEN.slice(7)}","b":"é"}`]);
			expect((await requestBytes(platform, look)).toString()).toBe('{"a":"•••","b":"é"}');
		});

		it('in a text', async () => {
			const platform = await serve([`It is ${TOKEN}.`], { 'content-type': 'text/plain' });
			await expect(requestText(platform, look)).resolves.toBe('It is •••.');
		});

		it('in a file and its name', async () => {
			const platform = await serve([`a;b\n1;${TOKEN}\n`], {
				'content-type': 'text/csv',
				'content-disposition': `attachment; filename*=UTF-8''${encoded}.csv`,
			});
			const file = await requestWholeFile(platform, look);
			expect([textOf(file.chunks), file.fileName]).toEqual(['a;b\n1;•••\n', '•••.csv']);
		});
	});

	it('is not masked where a token is requested', async () => {
		const platform = await serve([JSON.stringify({ token: TOKEN })]);
		const asked = { ...look, givesToken: true } as const;
		await expect(requestJson(platform, asked)).resolves.toEqual({ token: TOKEN });
	});

	it('leaves binary content unchanged', async () => {
		const bytes = Buffer.from([0xff, 0xfe, 0, 0x80, 0xc3]);
		const platform = await answeredBy((response) => {
			response.writeHead(200, { 'content-type': 'application/parquet' });
			response.end(Buffer.concat([bytes, Buffer.from(TOKEN), bytes]));
		});
		const { chunks } = await requestWholeFile(platform, look);
		expect(Buffer.concat(chunks)).toEqual(Buffer.concat([bytes, Buffer.from('•••'), bytes]));
	});
});
