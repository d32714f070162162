import type { TableContent } from '../../../demo/n8n/dataTables';
import { createDataTable } from '../../../demo/n8n/dataTables';
import type { N8nServer } from '../../../harness/n8n';
import { byKey, FIELDS, type Figures } from './tableStage';

type Row = Record<string, unknown>;

/** A Data Table of n8n, with the columns of a ready-made workflow. */
export class DataTable {
	private constructor(
		private readonly n8n: N8nServer,
		private readonly path: string,
		readonly id: string,
	) {}

	static async create(
		n8n: N8nServer,
		name: string,
		content: TableContent = 'figures',
	): Promise<DataTable> {
		const { id, path } = await createDataTable(n8n, content, name);
		return new DataTable(n8n, path, id);
	}

	/** Adds rows that no run has fetched. */
	async add(data: readonly Row[]): Promise<void> {
		await this.n8n.rest.post(`${this.path}/insert`, { data, returnType: 'count' });
	}

	/** Changes the rows with a value in a column. */
	async update(column: string, value: string, data: Row): Promise<void> {
		const filter = { type: 'and', filters: [{ columnName: column, condition: 'eq', value }] };
		await this.n8n.rest.patch(`${this.path}/rows`, { filter, data });
	}

	/** Its figures by report, site, day, and channel or campaign; duplicate keys are visible. */
	async figures(): Promise<Figures> {
		return byKey(
			(await this.rows()).map((row) => [
				[row.report, row.site, row.date, row.media_key ?? row.ope_name].join(' '),
				FIELDS.map((field) => row[field]).join(' '),
			]),
		);
	}

	/** All its rows; n8n returns them in pages. */
	async rows(): Promise<Row[]> {
		const all: Row[] = [];
		for (;;) {
			const path = `${this.path}/rows?skip=${all.length}`;
			const { data, count } = await this.n8n.rest.get<{ data: Row[]; count: number }>(path);
			all.push(...data);
			if (data.length === 0 || all.length >= count) return all;
		}
	}
}
