import type { N8nServer } from '../../harness/n8n';

const COLUMNS = {
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
} as const;

/** A Data Table of n8n, with the path of its calls. */
export interface FiguresTable {
	readonly id: string;
	readonly path: string;
}

/** Creates a Data Table of n8n with the columns of the ready-made workflow for daily figures. */
export async function createFiguresTable(n8n: N8nServer, name: string): Promise<FiguresTable> {
	const project = await n8n.rest.get<{ id: string }>('/rest/projects/personal');
	const path = `/rest/projects/${project.id}/data-tables`;
	const columns = Object.entries(COLUMNS).map(([column, type]) => ({ name: column, type }));
	const { id } = await n8n.rest.post<{ id: string }>(path, { name, columns });
	return { id, path: `${path}/${id}` };
}
