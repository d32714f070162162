import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { N8N_2, preparePack, type RunningN8n, startN8n } from '../../harness/n8n';
import type { Figure } from '../figure';
import { median } from '../figure';

const ROUNDS = 5;
const GOAL = 1.002;
const HOOK = pathToFileURL(path.join(__dirname, 'packLoading.mjs')).href;

/**
 * The processor time that loading the pack adds to the start of a real n8n server, measured within
 * a single start, because starts differ by more than that.
 */
export async function startupTime(): Promise<Figure> {
	const environment = { NODE_OPTIONS: `--import=${HOOK}` };
	const server = await startN8n({ version: N8N_2, packs: [await preparePack()], environment });
	const rounds: Start[] = [];
	try {
		// The first start also creates the database.
		for (let round = 0; round < ROUNDS; round++) rounds.push(await startAgain(server));
	} finally {
		await server.discard();
	}
	const [all, pack] = [median(rounds.map((one) => one.all)), median(rounds.map((one) => one.pack))];
	return {
		name: 'start of n8n with the pack',
		ratio: median(rounds.map((one) => one.all / (one.all - one.pack))),
		goal: GOAL,
		detail: `${all.toFixed(2)} s of processor time, ${pack.toFixed(2)} s of it for the pack`,
	};
}

/** Seconds of processor time. */
interface Start {
	readonly all: number;
	readonly pack: number;
}

async function startAgain(server: RunningN8n): Promise<Start> {
	await server.stop();
	const before = server.output.length;
	await server.start();
	const all = await processorSeconds(`N8N_PORT=${new URL(server.url).port}`);
	// Each line holds all that was spent until then.
	const [, pack] = [...server.output.slice(before).matchAll(/Pack loaded in (\d+)/g)].at(-1) ?? [];
	if (pack === undefined) throw new Error('n8n did not load the pack');
	return { all, pack: Number(pack) / 1e6 };
}

const TICKS_PER_SECOND = 100;

/** The processor time of the processes that have an environment variable, according to Linux. */
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
