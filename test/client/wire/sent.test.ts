import { requestJson, requestText } from '../../../platform/client/request';
import { InvalidInput } from '../../../platform/client/faults';
import { Origin, sending } from '../../engine/client/origin';
import { platformAt, throughAxios } from './throughAxios';

const look = { method: 'GET', path: '/x/{site}', pathValues: { site: 'a b' }, what: 'x' } as const;

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
