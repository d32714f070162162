import { type Caller, type Report, SITE, channelItem, days, named } from '../caller';

// Derived from endpoints.tsv: the dimensions of each kind, with possible names.
const NAMES: Record<string, Record<string, string>> = {
	website: { website_name: 'shop-eu' },
	pagetree: { pageinfo_name: 'Accueil' },
	searchengine: { searchengine_name: 'Google' },
	refererdomain: { refererdomain_name: 'blog.example' },
	opedata: { media_key: 'MAILING', publisher_name: 'Newsletter', ope_name: 'Weekly' },
	geoloccountry: { geoloccountry_isocode: 'FR' },
};
export const KINDS = Object.keys(NAMES);

export const DAY = { from: '05/01/2026', to: '05/01/2026', scale: 'D' };
export const WEEK = { from: '05/01/2026', to: '11/01/2026', scale: 'D' };

export interface Verdict {
	error: boolean;
	error_msg: string;
	error_code: string;
	data: {
		accepted: number;
		rejected: number;
		rejected_lines: { line: number; column: number | null; value: string; reason: string }[];
	};
}

interface Sending {
	kind?: string;
	site?: string;
	token?: string;
	descriptor: unknown;
	table?: string | Buffer;
}

type Row = readonly (string | number)[];

export function dimensionsOf(kind: string): string[] {
	return Object.keys(NAMES[kind] ?? {});
}

/** The dimensions of a kind. */
export function namesOf(kind: string): string[] {
	return Object.values(NAMES[kind] ?? {});
}

export function descriptor(kind: string, metrics = ['visit'], more: object = {}): object {
	const dimensions = dimensionsOf(kind);
	return {
		skipHeader: true,
		kind,
		dimensions: dimensions.map((target, idx) => ({ idx, target })),
		metrics: metrics.map((target, index) => ({ idx: dimensions.length + index, target })),
		period: DAY,
		...more,
	};
}

/** A CSV file with a header. */
export function table(...rows: Row[]): string {
	const header = (rows[0] ?? []).map((_, index) => `column ${index}`);
	return [header, ...rows].map((row) => row.join(',')).join('\r\n');
}

/** A body with the parts of an import, each as a file. */
export function filesNamed(parts: readonly [name: string, content: string | Buffer][]): FormData {
	const form = new FormData();
	for (const [name, content] of parts) form.append(name, new Blob([content]), 'a');
	return form;
}

/** Imports files, and reads reports of their days. */
export class Importer {
	constructor(readonly caller: Caller) {}

	send(sending: Sending): Promise<{ status: number; data: Verdict }> {
		const { descriptor: said, table: csv = table(['shop-eu', 1]), ...where } = sending;
		const meta = typeof said === 'string' ? said : JSON.stringify(said);
		const form = filesNamed([
			['meta-data', meta],
			['file-name', csv],
		]);
		return this.post(this.pathOf(where), form);
	}

	pathOf({ kind = 'website', site = SITE, token }: Partial<Omit<Sending, 'table'>>): string {
		const connectorToken = token ?? this.caller.sandbox.connectorToken;
		return `/${connectorToken}/epc/${site}/analyticsimport/${kind}.json`;
	}

	async post(path: string, body: unknown, headers: Record<string, string> = {}) {
		const reply = await this.caller.call('POST', path, body, { headers });
		const data: unknown = reply.data;
		if (!isVerdict(data)) throw new Error('The reply is no object.');
		return { status: reply.status, data };
	}

	/** Imports valid rows. */
	async take(kind: string, metrics: string[], rows: Row[], more: object = {}): Promise<void> {
		const said = descriptor(kind, metrics, more);
		const { data } = await this.send({ kind, descriptor: said, table: table(...rows) });
		expect(data).toMatchObject({
			error: false,
			data: { accepted: rows.length, rejected: 0, rejected_lines: [] },
		});
	}

	report(more: object): Promise<Report> {
		return this.caller.report(channelItem({ dateRanges: days('2026-01-05'), ...more }));
	}

	/** The imported figures of a kind by its dimensions. */
	figures(kind: string, metrics: string[], more: object = {}): Promise<Report> {
		const dimensions = named(...dimensionsOf(kind));
		return this.report({ kind: `rt#${kind}`, dimensions, metrics: named(...metrics), ...more });
	}
}

function isVerdict(value: unknown): value is Verdict {
	return typeof value === 'object' && value !== null && 'error' in value;
}

/** The rows of a report without the total: dimensions, then the only value of each metric. */
export function plainRows(report: Report): (string | number | undefined)[][] {
	return report.data
		.filter(({ dimensions }) => dimensions[0] !== 'GLOBAL')
		.map(({ dimensions, metrics }) => [
			...dimensions,
			...metrics.map((entries) => entries[0]?.values[0]),
		]);
}
