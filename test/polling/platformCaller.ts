import axios from 'axios';
import type { Sandbox } from '../../sandbox';

type Cell = string | number | null;
type Query = Record<string, string | number>;

interface Reply {
	error: boolean;
	jobrun_id?: string;
	data?: { fields: { name: string }[]; rows: Cell[][] };
}

/** Queries the platform directly, to compare its records with what the trigger emitted. */
export class PlatformCaller {
	constructor(
		private readonly sandbox: Sandbox,
		private readonly site: string,
	) {}

	/** The rows of a reply as records. */
	async rows(path: string, query: Query = {}): Promise<Record<string, string>[]> {
		const { data } = await this.call('GET', path, query);
		const { fields = [], rows = [] } = data ?? {};
		return rows.map((row) =>
			Object.fromEntries(fields.map(({ name }, index) => [name, String(row[index])])),
		);
	}

	/** The sales of a range of days (YYYY-MM-DD, inclusive) in the site's time zone. */
	async sales(from: string, to: string): Promise<Record<string, string>[]> {
		const days = { 'date-from': monthFirst(from), 'date-to': monthFirst(to) };
		const { jobrun_id: id = '' } = await this.call('GET', 'report/order/search', days);
		return await this.rows('report/order/download', { 'jobrun-id': id });
	}

	/** Starts another run, as a user would on the platform. */
	async runAgain(group: string, run: string): Promise<void> {
		await this.call('POST', `db/${group}/relaunch`, { 'jobrun-id': run });
	}

	private async call(method: 'GET' | 'POST', path: string, values: Query): Promise<Reply> {
		const { data } = await axios.request<Reply>({
			method,
			url: `${this.sandbox.url}/ea/v2/ea/${this.site}/${path}.json`,
			...(method === 'GET' ? { params: values } : { data: values }),
			headers: {
				Authorization: `Bearer ${this.sandbox.token}`,
				'Content-Type': 'application/json',
			},
		});
		if (data.error) throw new Error(JSON.stringify(data));
		return data;
	}
}

function monthFirst(iso: string): string {
	const [year, month, day] = iso.split('-');
	return `${month}/${day}/${year}`;
}
