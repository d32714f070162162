import type { AxiosRequestConfig } from 'axios';
import type { JobSettings, Sandbox } from '../../../sandbox';
import { channelItem, days, named, SITE, splitBy } from '../caller';
import { asking } from '../provider/providerCaller';
import { type Given, patched } from './given';
import { at, type Reply, withBody } from './reply';

/** What verbs need of a sandbox. */
export interface Platform {
	readonly sandbox: Sandbox;
	restart(): Promise<void>;
	pass(seconds: number): void;
	send(method: string, address: string, token?: string, more?: AxiosRequestConfig): Promise<Reply>;
}

type Verb = (platform: Platform, given: Given) => Promise<Reply | void> | void;

const GROUPS = ['order', 'estimate', 'actionlog'] as const;
const STATES = ['PENDING', 'VALID', 'INVALID'] as const;
const JSON_BODY = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TEN_O_CLOCK = Date.parse('2026-11-12T10:00:00+01:00') / 1000;
const WAREHOUSE_QUERY =
	'GET { TIMERANGE { 1794438000 1794524400 } READERS { ea:pageview@shop-eu AS views; } ' +
	'OUTPUTS_ROW(views) { views.timestamp; views.media_key; views.url; } };';

const DIMENSIONS: Record<string, string[]> = {
	website: ['website_name'],
	pagetree: ['pageinfo_name'],
	searchengine: ['searchengine_name'],
	refererdomain: ['refererdomain_name'],
	geoloccountry: ['geoloccountry_isocode'],
	opedata: ['media_key', 'publisher_name', 'ope_name'],
};

/** The verbs of examples, as README.md describes them. */
export const VERBS: Readonly<Record<string, Verb>> = {
	GET: reads('GET'),
	DELETE: reads('DELETE'),
	PUT: reads('PUT'),
	POST: (platform, { words: [address = ''], pairs, json, token }) =>
		platform.send('POST', address, token, {
			headers: JSON_BODY,
			data: JSON.stringify(json ?? Object.fromEntries(pairs)),
		}),
	RAW: (platform, { words: [address = '', type = '', text = ''], token }) =>
		platform.send('POST', address, token, {
			headers: { 'content-type': type },
			data: Buffer.from(text),
		}),
	FORM: (platform, { words: [address = '', type = 'text/csv', ...texts], pairs, token }) =>
		platform.send('POST', address, token, { data: formOf(pairs, texts, type) }),
	QUERY: (platform, { json }) => query(platform, patched({ reports: [channelItem()] }, json)),
	REPORT: (platform, { pairs, json }) => report(platform, patched(item(pairs), json)),
	JOURNEY: (platform, { words: [kind], pairs, json }) =>
		report(platform, patched({ kind: `cj#${kind}`, ...Object.fromEntries(pairs) }, json)),
	SEARCH: search,
	IMPORT: importFile,
	PROVIDER: (platform, { words, pairs, json, token }) => {
		const { accessApiKey, secretKey } = platform.sandbox.provider;
		const { type = 'application/json', body } = Object.fromEntries(pairs);
		const columns = words.length > 0 ? words : ['date', 'm_visits'];
		return platform.send('POST', '/v3/data/getData', 'nobody', {
			headers: { 'content-type': type, 'x-api-key': token ?? `${accessApiKey}_${secretKey}` },
			data: Buffer.from(body ?? JSON.stringify(patched(asking(columns), json))),
		});
	},
	EDW: (platform, { words: [root = ''], pairs, json, token }) => {
		const { from = '', to = '', accept } = Object.fromEntries(pairs);
		const body = { kind: 'edw#request', query: WAREHOUSE_QUERY.replace(from, to) };
		return platform.send('POST', `${root}/edw/jobs`, token, {
			headers: { ...JSON_BODY, ...(accept === undefined ? {} : { accept }) },
			data: JSON.stringify(patched(body, json)),
		});
	},
	TOKEN: (platform, { words: [user], pairs }) =>
		platform.send('POST', '/oauth/token', 'nobody', {
			headers: { ...FORM, ...(user === undefined ? {} : { authorization: `Basic ${btoa(user)}` }) },
			data: new URLSearchParams(pairs).toString(),
		}),
	AUTHORIZE: authorize,
	JOBS: ({ sandbox }, { json }) => {
		if (isSettings(json)) sandbox.control.nextJobs(json);
	},
	ADD: ({ sandbox }, { words: [word, reference = '', state] }) => {
		const record = { site: SITE, group: oneOf(GROUPS, word), reference, amount: 120 };
		sandbox.control.addRecord({ ...record, at: TEN_O_CLOCK, status: oneOf(STATES, state) });
	},
	SET: ({ sandbox }, { words: [word, reference = '', state] }) => {
		const record = { site: SITE, group: oneOf(GROUPS, word), reference };
		sandbox.control.setStatus({ ...record, status: oneOf(STATES, state) });
	},
	RESTART: (platform) => platform.restart(),
	PASS: (platform, { words: [seconds] }) => platform.pass(Number(seconds)),
	EXPIRE: ({ sandbox }) => sandbox.control.expireTokens(),
	LIFETIME: ({ sandbox }, { words: [seconds] }) => sandbox.control.tokenSeconds(Number(seconds)),
};

function reads(method: string): Verb {
	return (platform, { words: [address = ''], pairs, token }) =>
		platform.send(method, address, token, { params: new URLSearchParams(pairs) });
}

/** A form with a file for each pair, and a plain field for each other text. */
function formOf(pairs: Given['pairs'], texts: readonly string[], type: string): FormData {
	const form = new FormData();
	for (const [name, content] of pairs) form.append(name, new Blob([content], { type }), 'a.csv');
	for (const name of texts) form.append(name, '{}');
	return form;
}

const query = (platform: Platform, data: unknown) =>
	platform.send('POST', 'RPT/batch/query', undefined, { headers: JSON_BODY, data });

/** Submits a report, and downloads it. */
async function report(platform: Platform, one: unknown): Promise<Reply> {
	const submitted = await query(platform, JSON.stringify({ reports: [one] }));
	const id = at(submitted.rows, '0.jobrun_id');
	if (id === undefined) return submitted;
	const reply = await platform.send('GET', `RPT/batch/download?jobrun-id=${id}`);
	return withBody(reply, at(reply.body, 'data.reports.0') ?? reply.body);
}

/** The report of the channels in the last seven days, with other members. */
function item(pairs: Given['pairs']): object {
	const changes = pairs.map(([name, value]) => {
		const list = value === '' ? [] : value.split(',');
		if (name === 'dimensions' || name === 'metrics') return { [name]: named(...list) };
		if (name === 'days') return { dateRanges: days(...periodOf(value)) };
		return name === 'scale' ? splitBy(value) : { [name]: value };
	});
	return channelItem(Object.assign({}, ...changes) as object);
}

/** `first..last`, or one day. */
function periodOf(text: string): [from: string, to: string] {
	const [from = '', to = from] = text.split('..');
	return [from, to];
}

/** Searches records of some days, and downloads them. */
async function search(platform: Platform, given: Given): Promise<Reply> {
	const [group = '', period = ''] = given.words;
	const [from, to] = periodOf(period);
	const dates = period === '' ? {} : { 'date-from': from, 'date-to': to };
	const params = { ...dates, ...Object.fromEntries(given.pairs) };
	const submitted = await platform.send('GET', `RPT/${group}/search`, given.token, { params });
	const id = at(submitted.body, 'jobrun_id');
	if (id === undefined) return submitted;
	return platform.send('GET', `RPT/${group}/download?jobrun-id=${String(id)}`, given.token);
}

/** Sends a descriptor and lines of a file: `kind/metric,metric line line`. */
function importFile(platform: Platform, { words, pairs, json }: Given): Promise<Reply> {
	const [, site = SITE, kind = '', metrics = 'visit'] =
		/^(?:(.+):)?(\w+)(?:\/(.*))?$/.exec(words[0] ?? '') ?? [];
	const lines = words.length > 1 ? words.slice(1) : ['shop-eu,1'];
	const { file, latin1, meta, token = platform.sandbox.connectorToken } = Object.fromEntries(pairs);
	const said = patched(descriptor(kind, metrics.split(',')), json);
	const header = ','.repeat(lines[0]?.replace(/"[^"]*"/g, '').match(/,/g)?.length ?? 0);
	const content = file ?? [`name${header}`, ...lines].join('\r\n');
	const data = new FormData();
	data.append('meta-data', new Blob([meta ?? JSON.stringify(said)]), 'meta.json');
	const bytes = latin1 === undefined ? content : Buffer.from(latin1, 'latin1');
	data.append('file-name', new Blob([bytes]), 'data.csv');
	const address = `/ea/v2/${encodeURIComponent(token)}/epc/${site}/analyticsimport/${kind}.json`;
	return platform.send('POST', address, 'nobody', { data });
}

/** Asks for consent as a client, and returns what is in the address of the redirect. */
async function authorize(platform: Platform, { pairs }: Given): Promise<Reply> {
	const own = {
		response_type: 'code',
		client_id: 'sandbox-client',
		redirect_uri: 'http://a.example/',
	};
	const params = { ...own, ...Object.fromEntries(pairs) };
	const reply = await platform.send('GET', '/oauth/authorize', 'nobody', { params });
	const { location } = reply.http;
	if (typeof location !== 'string') return reply;
	return withBody(reply, Object.fromEntries(new URL(location).searchParams));
}

function oneOf<Word extends string>(words: readonly Word[], text = ''): Word {
	const found = words.find((word) => word === text);
	if (found !== undefined) return found;
	throw new Error(`"${text}" is none of ${words.join(', ')}.`);
}

function isSettings(value: unknown): value is JobSettings {
	return typeof value === 'object' && value !== null;
}

/** The descriptor of a file with the names of a kind, these metrics, a header and the figures of a day. */
function descriptor(kind: string, metrics: readonly string[]): object {
	const dimensions = DIMENSIONS[kind] ?? [];
	return {
		skipHeader: true,
		kind,
		dimensions: dimensions.map((target, idx) => ({ idx, target })),
		metrics: metrics.map((target, index) => ({ idx: dimensions.length + index, target })),
		period: { from: '05/01/2026', to: '05/01/2026', scale: 'D' },
	};
}
