import { startSandbox } from '../../sandbox';
import type { Figure } from '../figure';
import { inEngine } from './inEngine';

const GOAL = 1.05;

/** The heap of n8n's engine after 500 executions, compared with that after the first 50. */
export async function executionsMemory(): Promise<Figure> {
	const sandbox = await startSandbox({ jobSeconds: 0 });
	try {
		const measured = await inEngine('executionsChild.ts', [sandbox.url, sandbox.token]);
		const [first = Number.NaN, all = Number.NaN] = measured;
		const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
		return {
			name: '500 executions, memory',
			ratio: all / first,
			goal: GOAL,
			detail: `${megabytes(all)} against ${megabytes(first)} after 50 executions`,
		};
	} finally {
		await sandbox.close();
	}
}
