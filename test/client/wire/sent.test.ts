import { InvalidInput } from '../../../platform/client/faults';
import type { Call } from '../../../platform/client/request';
import { requestJson, requestText } from '../../../platform/client/request';
import type { Answer } from '../../engine/client/origin';
import { Origin, sending } from '../../engine/client/origin';
import { requestBytes, requestWholeFile } from '../streams';
import { platformAt, throughAxios, TOKEN } from './throughAxios';

describe('sent', () => {
	const look = {
		method: 'GET',
		path: '/x/{site}',
		pathValues: { site: 'a b' },
		what: 'x',
	} as const;

	let origin: Origin;
	beforeEach(async () => (origin = await Origin.start(sending('{"a":1}'))));
	afterEach(async () => await origin.stop());

	it('fills the path and the query', async () => {
		const call = { ...look, query: { from: '1/2', all: true, no: undefined } };
		await expect(requestJson(platformAt(origin.url), call)).resolves.toEqual({ a: 1 });
		const [arrival] = origin.arrivals;
		expect(arrival?.path).toBe('/ea/v2/x/a%20b?from=1%2F2&all=true');
		expect(arrival?.headers.accept).toBe('application/json');
		expect(arrival?.headers['content-type']).toBeUndefined();
	});

	it.each([[{}], [[]], [{ a: 'é' }]])('sends %j as JSON', async (body) => {
		const texts: unknown[] = [];
		const platform = platformAt(origin.url, {
			transmit: async (options) => {
				texts.push(options.body);
				return await throughAxios()(options);
			},
		});
		await requestJson(platform, { ...look, method: 'POST', body });
		expect(texts).toEqual([JSON.stringify(body)]);
		expect(origin.arrivals[0]?.headers['content-type']).toBe('application/json');
	});

	it('sends a form as it is', async () => {
		const open = async function* () {
			yield Buffer.from('--x--');
		};
		const form = { bytes: 5, open, contentType: 'multipart/form-data; boundary=x' };
		await requestJson(platformAt(origin.url), { ...look, method: 'POST', form });
		const { headers } = origin.arrivals[0] ?? {};
		expect(headers?.['content-type']).toBe('multipart/form-data; boundary=x');
		expect(headers?.['content-length']).toBe('5');
	});

	it('asks for what the caller wants', async () => {
		await requestJson(platformAt(origin.url), { ...look, accept: 'text/csv' });
		await requestText(platformAt(origin.url), { ...look, accept: 'text/csv' });
		expect(origin.arrivals.map(({ headers }) => headers.accept)).toEqual(['text/csv', '*/*']);
	});

	it('sends nothing with a value that cannot be part of the path', async () => {
		const call = { ...look, pathValues: { site: '../x' } };
		await expect(requestJson(platformAt(origin.url), call)).rejects.toBeInstanceOf(InvalidInput);
		expect(origin.arrivals).toEqual([]);
	});

	it('sends nothing once the execution is stopped', async () => {
		const stopped = platformAt(origin.url, { signal: AbortSignal.abort() });
		await expect(requestJson(stopped, look)).rejects.toMatchObject({
			kind: 'stopped',
			message: 'Waiting for x was stopped',
		});
		expect(origin.arrivals).toEqual([]);
	});

	it('follows no redirect', async () => {
		const moved = await Origin.start((response) =>
			response.writeHead(302, { location: `${origin.url}/y` }).end(),
		);
		await expect(requestJson(platformAt(moved.url), look)).rejects.toMatchObject({
			kind: 'redirected',
			message: `${moved.host} redirects to another address, where the token was not sent`,
		});
		await moved.stop();
		expect(origin.arrivals).toEqual([]);
	});

	it('calls the provider by its name, and gives the advice of the call', async () => {
		await origin.stop();
		origin = await Origin.start(sending('{"error":true,"error_msg":"Bad."}', 400));
		const call = { ...look, refusal: 'Mend it' };
		const asking = requestJson(platformAt(origin.url, { called: 'provider' }), call);
		await expect(asking).rejects.toMatchObject({
			message: 'The provider refused x: Bad.',
			advice: 'Mend it',
		});
	});

	it('waits as Retry-After asks, and not beyond its time', async () => {
		await origin.stop();
		origin = await Origin.start((response) =>
			response.writeHead(429, { 'retry-after': '3600' }).end(),
		);
		await expect(requestJson(platformAt(origin.url), look)).rejects.toMatchObject({
			kind: 'tooManyRequests',
			facts: { retryAfterMs: 3_600_000, status: 429, host: origin.host },
		});
		expect(origin.arrivals).toHaveLength(1);
	});
});

describe('echo', () => {
	const look: Call = { method: 'GET', path: '/x', what: 'the list' };
	const encoded = encodeURIComponent(TOKEN);

	let origin: Origin;
	afterEach(async () => await origin.stop());

	async function serve(parts: readonly string[], headers: Record<string, string> = {}) {
		const answer: Answer = (response) => {
			response.writeHead(200, { 'content-type': 'application/json', ...headers });
			const [first = '', ...others] = parts;
			// So that the pieces arrive as pieces.
			response.write(first, () => setTimeout(() => response.end(others.join('')), 30));
		};
		origin = await Origin.start(answer);
		return platformAt(origin.url);
	}

	const textOf = (chunks: readonly Uint8Array[]) => Buffer.concat(chunks).toString();

	describe('a token that a good reply repeats is masked', () => {
		it('in names and values of JSON', async () => {
			const platform = await serve([
				JSON.stringify({ [TOKEN]: `Bearer ${TOKEN}`, url: `?t=${encoded}` }),
			]);
			await expect(requestJson(platform, look)).resolves.toEqual({
				'•••': 'Bearer •••',
				url: '?t=•••',
			});
		});

		it('in JSON whose slashes are escaped', async () => {
			const text = JSON.stringify({ a: TOKEN }).replaceAll('/', '\\/');
			await expect(requestJson(await serve([text]), look)).resolves.toEqual({ a: '•••' });
		});

		it('in pieces, split between two of them', async () => {
			const platform = await serve([`{"a":"${TOKEN.slice(0, 7)}`, `${TOKEN.slice(7)}","b":"é"}`]);
			expect((await requestBytes(platform, look)).toString()).toBe('{"a":"•••","b":"é"}');
		});

		it('in words', async () => {
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

	it('is given where a token is what is asked for', async () => {
		const platform = await serve([JSON.stringify({ token: TOKEN })]);
		const asked = { ...look, givesToken: true } as const;
		await expect(requestJson(platform, asked)).resolves.toEqual({ token: TOKEN });
	});

	it('leaves bytes alone that are no text', async () => {
		const bytes = Buffer.from([0xff, 0xfe, 0, 0x80, 0xc3]);
		origin = await Origin.start((response) => {
			response.writeHead(200, { 'content-type': 'application/parquet' });
			response.end(Buffer.concat([bytes, Buffer.from(TOKEN), bytes]));
		});
		const { chunks } = await requestWholeFile(platformAt(origin.url), look);
		expect(Buffer.concat(chunks)).toEqual(Buffer.concat([bytes, Buffer.from('•••'), bytes]));
	});
});
