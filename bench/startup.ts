import { readdir, readFile } from 'node:fs/promises';
import { N8N_2, preparePack, type RunningN8n, startN8n } from '../harness/n8n';
import type { Figure } from './figure';

const ROUNDS = 5;
const GOAL = 1.03;

/**
 * What the pack adds to the start of a real n8n server, in processor time until the server answers:
 * the clock of a shared machine is too coarse for a few hundredths.
 */
export async function startupTime(): Promise<Figure> {
	const bare = await prepare([]);
	const packed = await prepare([await preparePack()]);
	const seconds = { bare: [] as number[], packed: [] as number[] };
	try {
		for (let round = 0; round < ROUNDS; round++) {
			seconds.bare.push(await secondsToStart(bare));
			seconds.packed.push(await secondsToStart(packed));
		}
	} finally {
		await Promise.all([bare.discard(), packed.discard()]);
	}
	// What else goes on makes work slower, never faster.
	const [without, withPack] = [Math.min(...seconds.bare), Math.min(...seconds.packed)];
	return {
		name: 'start of n8n with pack',
		ratio: withPack / without,
		goal: GOAL,
		detail: `${withPack.toFixed(2)} s against ${without.toFixed(2)} s of processor time`,
	};
}

/** A server that has been up once: the first start prepares its database. */
async function prepare(packs: string[]): Promise<RunningN8n> {
	const server = await startN8n({ version: N8N_2, packs });
	await server.stop();
	return server;
}

async function secondsToStart(server: RunningN8n): Promise<number> {
	await server.start();
	const seconds = await processorSeconds(`N8N_PORT=${new URL(server.url).port}`);
	await server.stop();
	return seconds;
}

const TICKS_PER_SECOND = 100;

/** Processor time of the processes that were started with a variable, as Linux counts it. */
async function processorSeconds(variable: string): Promise<number> {
	const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
	const ticks = await Promise.all(
		processes.map(async (id) => {
			const variables = await readFile(`/proc/${id}/environ`, 'utf8').catch(() => '');
			if (!variables.split('\0').includes(variable)) return 0;
			const stat = await readFile(`/proc/${id}/stat`, 'utf8');
			const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
			return Number(fields[11]) + Number(fields[12]);
		}),
	);
	return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}
