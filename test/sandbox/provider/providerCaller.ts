import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { Sandbox } from '../../../sandbox';
import type { Caller } from '../caller';

export type ProviderRow = Record<string, number | string>;

export interface ProviderReply {
	ErrorCode: string;
	ErrorMessage: string;
	DataFeed: {
		Columns: { Category: string; Name: string; Type: string; Label: string }[];
		Rows: ProviderRow[];
		Context: { SpaceIds: number[]; Period: object[] };
	};
}

/** Calls the provider of a sandbox like any client: over HTTP, with axios. */
export class ProviderCaller {
	constructor(private readonly caller: Caller) {}

	get sandbox(): Sandbox {
		return this.caller.sandbox;
	}

	get key(): string {
		const { accessApiKey, secretKey } = this.sandbox.provider;
		return `${accessApiKey}_${secretKey}`;
	}

	/** Sends a body unchanged. */
	send(body: unknown, config: AxiosRequestConfig = {}): Promise<AxiosResponse<ProviderReply>> {
		return axios.post<ProviderReply>(`${this.sandbox.provider.url}/v3/data/getData`, body, {
			validateStatus: () => true,
			...config,
			headers: { 'x-api-key': this.key, 'content-type': 'application/json', ...config.headers },
		});
	}

	/** Requests columns, without the economy mode by default. */
	async rows(columns: string[], more: object = {}): Promise<ProviderRow[]> {
		const { status, data } = await this.send(asking(columns, more));
		expect([status, data.ErrorMessage]).toEqual([200, undefined]);
		return data.DataFeed.Rows;
	}

	close(): Promise<void> {
		return this.caller.close();
	}
}

/** A request for one week of the shop, sorted by the first column. */
export function asking(columns: string[], more: object = {}): object {
	return {
		columns,
		space: { s: [614_694] },
		period: between('2022-05-02', '2022-05-08'),
		'max-results': 10_000,
		'page-num': 1,
		sort: columns.slice(0, 1),
		options: { eco_mode: false, ignore_null_properties: true },
		...more,
	};
}

export function between(start: string, end = start): object {
	return { p1: [{ type: 'D', start, end }] };
}

export function where(column: string, operator: string, value: unknown): object {
	return { filter: { property: { [column]: { [operator]: value } } } };
}

export function total(rows: readonly ProviderRow[], column: string): number {
	return rows.reduce((sum, row) => sum + Number(row[column]), 0);
}
