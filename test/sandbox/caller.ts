import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox';

export const TODAY = '2026-11-20';
export const SITE = 'shop-eu';

export interface MetricEntry {
	values: (number | string)[];
	segments?: Record<string, { id: string; name: string; values: string[] }[]>;
}

export interface Report {
	path: string;
	kind: string;
	rowCount: number;
	totalRowCount: number;
	data: { dimensions: string[]; metrics: MetricEntry[][] }[];
	columnHeader: {
		dimensions: { field: string; name: string }[];
		metrics: { affinity: string; field: string; name: string }[];
		dateRanges: {
			range: string;
			from: number;
			to: number;
			tzone: string;
			values: { epoch: number }[];
		}[];
		segments: { name: string; type: string }[];
	};
}

/** The possible members of a reply; a test reads those it expects. */
export interface Body {
	error: boolean | number;
	error_msg: string;
	error_code: string;
	jobrun_status: string;
	rows: string[][];
	meta: { tm: number };
	data: {
		fields: { name: string }[];
		rows: string[][];
		reports: Report[];
		request: { reports: { metrics: object[] }[] };
	};
}

export const A_NUMBER: unknown = expect.any(Number);
export const A_TEXT: unknown = expect.any(String);
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

/** Calls a sandbox like any client: over HTTP, with axios. */
export class Caller {
	private running: Sandbox | undefined;

	/** Uses a fresh sandbox for every test of the file. */
	static forEachTest(): Caller {
		const caller = new Caller();
		beforeEach(() => caller.restart());
		afterEach(() => caller.close());
		return caller;
	}

	/** Uses one sandbox for all tests of the file. */
	static forFile(): Caller {
		const caller = new Caller();
		beforeAll(() => caller.restart());
		afterAll(() => caller.close());
		return caller;
	}

	static async start(options: SandboxOptions = {}): Promise<Caller> {
		const caller = new Caller();
		await caller.restart(options);
		return caller;
	}

	get sandbox(): Sandbox {
		if (this.running) return this.running;
		throw new Error('The sandbox is not running.');
	}

	async restart(options: SandboxOptions = {}): Promise<void> {
		await this.close();
		this.running = await startSandbox({ today: TODAY, jobSeconds: 0, ...options });
	}

	/** Continues with a sandbox whose day follows the real clock, or `now`. */
	async restartUnfixed(options: Omit<SandboxOptions, 'today'> = {}): Promise<void> {
		await this.close();
		this.running = await startSandbox({ jobSeconds: 0, ...options });
	}

	async call<Reply = Body>(
		method: string,
		path: string,
		body?: unknown,
		config: AxiosRequestConfig = {},
	): Promise<AxiosResponse<Reply>> {
		return axios.request<Reply>({
			method,
			url: `${this.sandbox.url}/ea/v2${path}`,
			data: body,
			headers: {
				authorization: `Bearer ${this.sandbox.token}`,
				'content-type': 'application/json',
			},
			validateStatus: () => true,
			maxRedirects: 0,
			...config,
		});
	}

	batch(
		method: string,
		name: string,
		body?: unknown,
		config?: AxiosRequestConfig,
	): Promise<AxiosResponse<Body>> {
		return this.call(method, `/ea/${SITE}/report/batch/${name}`, body, config);
	}

	async submit(item: object = channelItem()): Promise<string> {
		const reply = await this.batch('POST', 'query.json', { reports: [item] });
		expect(reply.data).toMatchObject({ error: false });
		return reply.data.rows[0]?.[0] ?? '';
	}

	/** Submits a report, and downloads it. */
	async report(item: object): Promise<Report> {
		const id = await this.submit(item);
		const reply = await this.batch('GET', `download.json?jobrun-id=${id}`);
		expect(reply.data).toMatchObject({ error: false });
		const [report] = reply.data.data.reports;
		if (!report) throw new Error('The download has no report.');
		return report;
	}

	async close(): Promise<void> {
		await this.running?.close();
	}
}

export function named(...fields: string[]): { name: string; field: string }[] {
	return fields.map((field) => ({ name: field, field }));
}

export function channelItem(more: object = {}): object {
	return {
		kind: 'rt#insummary',
		dateRanges: [{ range: 'LAST_7_DAYS' }],
		dimensions: named('media_key'),
		metrics: named('hit', 'visit', 'scartvalid', 'scartvalidamount'),
		...more,
	};
}

export function days(dateFrom: string, dateTo = dateFrom): object[] {
	return [{ dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' }];
}

/** A value for each day, week, month or hour. */
export const splitBy = (dateScale: string) => ({ dateScale, dateRangeSplitPerScale: true });

/** Converts amounts to cents, so that sums can be compared exactly. */
export function exact(value: number | string | undefined): number {
	const text = String(value);
	return text.includes('.') ? Number(text.replace('.', '')) : Number(text);
}

export function sumOf(values: readonly (number | string | undefined)[]): number {
	return values.reduce<number>((sum, value) => sum + exact(value), 0);
}

/** All metrics of a report row, each as the sum of its periods. */
export function totalsOf(report: Report, ...dimensions: string[]): number[] {
	const row = report.data.find((one) => one.dimensions.join() === dimensions.join());
	return (row?.metrics ?? []).map((entries) => sumOf(entries[0]?.values ?? []));
}
