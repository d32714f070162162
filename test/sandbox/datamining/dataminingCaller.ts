import type { AxiosResponse } from 'axios';
import { type Caller, SITE } from '../caller';

export type Cell = string | number;
export type Row = Record<string, Cell>;

export interface Reply {
	error: boolean;
	error_msg: string;
	error_code: string;
	jobrun_id: string;
	jobrun_status: string;
	data: { fields: { name: string; header: string }[]; rows: Cell[][] };
}

/** Calls the datamining endpoints of a site. */
export class Datamining {
	private constructor(
		readonly caller: Caller,
		private readonly site: string,
	) {}

	static of(caller: Caller, site = SITE): Datamining {
		return new Datamining(caller, site);
	}

	get(group: string, name: string, params: Row): Promise<AxiosResponse<Reply>> {
		return this.caller.call('GET', this.path(group, name), undefined, { params });
	}

	post(group: string, name: string, body: object): Promise<AxiosResponse<Reply>> {
		return this.caller.call('POST', this.path(group, name), body);
	}

	/** Submits a search; `day` is one day, or the first and the last. */
	async submit(group: string, day: string | [string, string], more: Row = {}): Promise<string> {
		const [from, to] = typeof day === 'string' ? [day, day] : day;
		const dates = { 'date-from': from, 'date-to': to };
		const { data } = await this.get(group, 'search', { ...dates, ...more });
		expect(data).toMatchObject({ error: false });
		return data.jobrun_id;
	}

	async table(group: string, day: string | [string, string], more: Row = {}) {
		const id = await this.submit(group, day, more);
		const { data } = await this.get(group, 'download', { 'jobrun-id': id });
		expect(data).toMatchObject({ error: false });
		return data.data;
	}

	async search(group: string, day: string | [string, string], more: Row = {}): Promise<Row[]> {
		const { fields, rows } = await this.table(group, day, more);
		return rows.map((row) => named(fields, row));
	}

	async one(group: string, parameter: string, value: Cell): Promise<Row> {
		const { data } = await this.get(group, 'get', { [parameter]: value });
		expect(data).toMatchObject({ error: false });
		return named(data.data.fields, data.data.rows[0] ?? []);
	}

	private path(group: string, name: string): string {
		return `/ea/${this.site}/report/${group}/${name}.json`;
	}
}

function named(fields: { name: string }[], row: Cell[]): Row {
	return Object.fromEntries(fields.map(({ name }, index) => [name, row[index] ?? '']));
}
