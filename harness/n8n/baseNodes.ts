import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { installN8n, type N8nVersion } from './versions';

/** A run of one of n8n's own nodes with one item. */
export interface NodeCall {
	/** Its file in n8n's package, without its ending. */
	readonly file: string;
	readonly typeVersion: number;
	/** Values, as n8n has resolved them. */
	readonly parameters: INodeParameters;
	readonly credentials?: Readonly<Record<string, string>>;
	readonly json?: IDataObject;
	/** A PNG, in base64. */
	readonly picture?: string;
}

/** A request that a node would send. */
export interface NodeRequest {
	readonly method: string;
	readonly url: string;
	readonly qs: IDataObject;
	readonly body?: IDataObject;
	/** The fields of a form; those with files name them. */
	readonly form?: Readonly<
		Record<string, string | { fileName: string; type: string; bytes: number }>
	>;
}

/** What became of a run. */
export interface NodeOutcome {
	readonly requests?: readonly NodeRequest[];
	readonly error?: string;
}

/** Runs n8n's own nodes in a process of their own, and returns what each would send: no service is called. */
export async function runBaseNodes(
	version: N8nVersion,
	calls: readonly NodeCall[],
): Promise<readonly NodeOutcome[]> {
	const { node, program } = await installN8n(version);
	const folder = join(program, '../../../..');
	const child = spawn(node, [join(__dirname, 'nodeRequests.mjs'), folder], {
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	child.stdin.end(JSON.stringify(calls));
	return JSON.parse(await text(child.stdout)) as NodeOutcome[];
}
