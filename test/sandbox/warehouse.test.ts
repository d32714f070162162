import axios, { type AxiosRequestConfig } from 'axios';
import { type JobSettings, ONE_SITE_TOKEN } from '../../sandbox';
import { A_TEXT, Caller } from './caller';

interface Reply {
	error: boolean;
	error_code: string;
	error_msg: string;
	status: string;
	kind: string;
	data: string[];
	rows: string[][];
	headers: { schema: string[][] };
}

const caller = Caller.forEachTest();

const QUERY = `GET {
	# One day
	TIMERANGE { 1794438000 1794524400 }
	READERS { ea:pageview@shop-eu AS views; }
	OUTPUTS_ROW(views) { views.timestamp; views.media_key; views.url; }
};`;
const ROOTS = ['/edw/jobs', '/ea/v2/edw/jobs'];

const call = (method: string, url: string, more: AxiosRequestConfig = {}, token?: string) =>
	axios.request<Reply>({
		method,
		url: url.startsWith('/') ? caller.sandbox.url + url : url,
		validateStatus: () => true,
		...more,
		headers: { authorization: `bearer ${token ?? caller.sandbox.token}`, ...more.headers },
	});

async function start(root = '/edw/jobs', accept = 'application/json', token?: string) {
	const data = { kind: 'edw#request', query: QUERY, location: 'here', expiration: null };
	const reply = await call('POST', root, { data, headers: { accept } }, token);
	expect(reply.data).toMatchObject({ error: false, status: 'Running', data: [A_TEXT, A_TEXT] });
	return { uuid: reply.data.data[0] ?? '', url: reply.data.data[1] ?? '' };
}

async function fileUrl(statusUrl: string): Promise<string> {
	const { data } = await call('GET', statusUrl);
	expect(data).toMatchObject({ error: false, status: 'Done' });
	return data.data[1] ?? '';
}

describe.each(ROOTS)('at %s', (root) => {
	it('an analysis runs, and its result is fetched', async () => {
		const { uuid, url } = await start(root);
		expect(url).toBe(`${caller.sandbox.url}${root}/${uuid}`);
		const file = await fileUrl(url);
		expect(file).toMatch(new RegExp(`${root}/\\d+\\.json$`));
		const { data } = await call('GET', file);
		expect(data).toMatchObject({ kind: 'edw#response', status: 'Done', headers: { uuid } });
		expect(data.headers.schema.map(([, name]) => name)).toEqual(['timestamp', 'media_key', 'url']);
		expect(data.rows).toHaveLength(96);
		expect(data.rows[0]?.[2]).toContain('https://shop-eu.example/');
	});

	it('a cancelled one is gone, its result too', async () => {
		const { url } = await start(root);
		const file = await fileUrl(url);
		expect((await call('GET', `${url}/cancel`)).data.error).toBe(false);
		for (const gone of [url, file, `${url}/cancel`]) {
			const reply = await call('GET', gone);
			expect([reply.status, reply.data.data[3]]).toEqual([404, 'WAREHOUSE_JOB_UNKNOWN']);
		}
	});
});

describe('formats', () => {
	it.each([
		['csv', 'text/csv', 'text/csv; charset=utf-8', /^timestamp,media_key,url\n/],
		['parquet', 'application/parquet', 'text/plain', /^PAR1[\s\S]*PAR1$/],
	])('%s', async (ending, accept, contentType, content) => {
		const { url } = await start('/edw/jobs', accept);
		const file = await fileUrl(url);
		const reply = await call('GET', file);
		expect(file).toMatch(new RegExp(`\\.${ending}$`));
		expect(reply.headers['content-type']).toBe(contentType);
		expect(String(reply.data)).toMatch(content);
	});
});

describe('jobs behave as ordered', () => {
	const state = async (settings: JobSettings) => {
		caller.sandbox.control.nextJobs(settings);
		const { url } = await start();
		return call('GET', url);
	};

	it('running, failed, hanging, expired, of another size', async () => {
		expect((await state({ seconds: 60 })).data.status).toBe('Running');
		expect((await state({ outcome: 'hang' })).data.status).toBe('Running');
		expect((await state({ outcome: 'failed', detail: 'Boom.' })).data).toMatchObject({
			status: 'Error',
			error_msg: 'Boom.',
		});
		expect((await state({ outcome: 'expired' })).status).toBe(404);
		const done = await state({ rows: 5000 });
		const { data } = await call('GET', done.data.data[1] ?? '');
		expect(data.rows).toHaveLength(5000);
	});
});

describe('tokens', () => {
	it.each(['session', 'access'])('a %s token of the warehouse works here only', async (kind) => {
		const reply = await caller.call('GET', `/er/account/get_dw_${kind}_token.json?ip=192.0.2.1`);
		const token = reply.data.data.rows[0]?.[0] ?? '';
		const { url } = await start('/edw/jobs', 'application/json', token);
		expect((await call('GET', url, {}, token)).data.status).toBe('Done');
		expect((await call('GET', '/ea/v2/er/account/ping.json', {}, token)).status).toBe(401);
	});

	it('another user does not see the job', async () => {
		const { url } = await start();
		expect((await call('GET', url, {}, ONE_SITE_TOKEN)).status).toBe(404);
	});
});

describe('refuses', () => {
	const query = (text: string) => ({ kind: 'edw#request', query: text });
	it.each([
		['another kind', { kind: 'edw#other', query: QUERY }, 400],
		['no query', { kind: 'edw#request' }, 400],
		['an unknown member', { ...query(QUERY), colour: 1 }, 400],
		['another language', query('SELECT 1'), 400],
		['an open brace', query(QUERY.replace('};', ';')), 400],
		['no time range', query(QUERY.replace('TIMERANGE', 'TIME')), 400],
		['an unknown reader', query(QUERY.replace('pageview', 'order')), 400],
		['an unknown alias', query(QUERY.replace('views.url', 'other.url')), 400],
		['an unknown site', query(QUERY.replace('shop-eu', 'nowhere')), 404],
	])('%s', async (_what, data, status) => {
		const reply = await call('POST', '/edw/jobs', { data });
		expect(reply.status).toBe(status);
		expect(reply.data).toMatchObject({
			error: true,
			status: 'Error',
			data: ['edw', 'jobs', A_TEXT, A_TEXT],
		});
	});

	it('a site of somebody else, a wrong token, and a wrong method', async () => {
		const data = query(QUERY);
		expect((await call('POST', '/edw/jobs', { data }, ONE_SITE_TOKEN)).status).toBe(403);
		expect((await call('POST', '/edw/jobs', { data }, 'nope')).status).toBe(401);
		expect((await call('DELETE', '/edw/jobs')).status).toBe(405);
	});
});
