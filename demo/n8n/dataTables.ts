import type { N8nServer } from '../../harness/n8n';

type Columns = Readonly<Record<string, 'boolean' | 'date' | 'number' | 'string'>>;

/** The columns of the Data Tables of n8n that ready-made workflows use, by what they hold. */
const TABLES = {
	figures: {
		row_key: 'string',
		site: 'string',
		report: 'string',
		date: 'string',
		media_key: 'string',
		channel: 'string',
		ope_name: 'string',
		is_final: 'boolean',
		fetched_at: 'date',
		visit: 'number',
		scartvalid: 'number',
		realscartvalid: 'number',
		realscartvalidamount: 'number',
	},
	snoozedAlerts: {
		alert_id: 'string',
		snoozed_until: 'date',
		is_until_over: 'boolean',
		snoozed_by: 'string',
	},
} as const satisfies Record<string, Columns>;

/** What a Data Table holds. */
export type TableContent = keyof typeof TABLES;

/** A Data Table of n8n, with the path of its calls. */
export interface StoredTable {
	readonly id: string;
	readonly path: string;
}

/** Creates a Data Table of n8n with the columns that a ready-made workflow needs. */
export async function createDataTable(
	n8n: N8nServer,
	content: TableContent,
	name: string,
): Promise<StoredTable> {
	const project = await n8n.rest.get<{ id: string }>('/rest/projects/personal');
	const path = `/rest/projects/${project.id}/data-tables`;
	const columns = Object.entries(TABLES[content]).map(([column, type]) => ({ name: column, type }));
	const { id } = await n8n.rest.post<{ id: string }>(path, { name, columns });
	return { id, path: `${path}/${id}` };
}
