import axios from 'axios';

import type { Sandbox } from '../../../sandbox';
import { SITE } from './known';

type Cell = string | number | null;
type Row = Readonly<Record<string, Cell>>;

/** Some endpoints return a table, others members of the reply or of its data. */
interface Reply {
	readonly jobrun_id?: string;
	readonly data?: Row | Table;
}

interface Table {
	readonly fields: ReadonlyArray<{ readonly name: string }>;
	readonly rows: readonly Cell[][];
}

/** Calls the sandbox below a site, independently of the node. */
export class SiteCalls {
	constructor(private readonly sandbox: Sandbox) {}

	/** A value of the first row of a reply. */
	async value(
		method: 'GET' | 'POST',
		name: string,
		given: object,
		column: string,
	): Promise<string> {
		const [row] = await this.rows(method, name, given);
		return textIn(row, column);
	}

	/** The rows of a reply; a reply without rows is a row itself. */
	async rows(method: 'GET' | 'POST', name: string, given: object): Promise<Row[]> {
		const { url, token } = this.sandbox;
		const { data: reply } = await axios.request<Reply>({
			method,
			url: `${url}/ea/v2/ea/${SITE}/${name}.json`,
			headers: { authorization: `Bearer ${token}` },
			...(method === 'GET' ? { params: given } : { data: given }),
		});
		const { jobrun_id: run = null, data = {} } = reply;
		if (!isTable(data)) return [{ jobrun_id: run, ...data }];
		return data.rows.map((cells) =>
			Object.fromEntries(data.fields.map((field, index) => [field.name, cells[index] ?? null])),
		);
	}
}

/** A required text of a row. */
export function textIn(row: Row | undefined, column: string): string {
	const cell = row?.[column];
	if (typeof cell === 'string') return cell;
	throw new Error(`There is no text in ${column} of ${JSON.stringify(row)}.`);
}

function isTable(data: Row | Table): data is Table {
	return Array.isArray(data.rows);
}
