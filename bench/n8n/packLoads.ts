import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

import { installPack } from '../../harness/engine/installPack';
import { installation, repository } from '../../harness/engine/lines';
import { installN8n, N8N_2, preparePack } from '../../harness/n8n';
import { bundled } from '../../tools/bundled';
import type { Figure } from '../figure';
import { median } from '../figure';

const run = promisify(execFile);
const ROUNDS = 5;
/** A community package that n8n loads as it loads most of them: class by class, at its start. */
const OTHER = '@mendable/n8n-nodes-firecrawl';
/** Bytes. */
const MOST_HEAP = 700_000;
const CLASSES = [
	'nodes/MarketingAnalytics/MarketingAnalytics.node.js',
	'credentials/MarketingAnalyticsApi.credentials.js',
];
const SALESFORCE = 'n8n-nodes-base/dist/nodes/Salesforce/Salesforce.node.js';

/**
 * What the pack costs n8n at its start, compared with another community package, and the code that
 * a plain report needs, compared with the class of n8n's node for Salesforce.
 */
export async function packLoads(): Promise<Figure[]> {
	await preparePack();
	const { folder, node } = await installation('n8n-2');
	const home = await mkdtemp(path.join(tmpdir(), 'bench-'));
	try {
		const ours = await installPack(repository, home, folder);
		const other = await installOther(path.join(home, 'other'), folder);
		const { program } = await installN8n(N8N_2);
		const salesforce = createRequire(program).resolve(SALESFORCE);
		const files = [...CLASSES, fileOfRun()].map((file) => path.join(ours, 'dist', file));
		const measured: Array<Readonly<Record<'ours' | 'other' | 'theirs', Load>>> = [];
		const load = async (pack: string, used: readonly string[]) =>
			await loadOnce(node, folder, pack, used);
		for (let round = 0; round < ROUNDS; round++) {
			measured.push({
				ours: await load(ours, files),
				other: await load(other, []),
				theirs: await load(ours, [salesforce]),
			});
		}
		const middle = (value: (one: (typeof measured)[number]) => number) =>
			median(measured.map(value));
		const start = [middle((one) => one.ours.start), middle((one) => one.other.start)] as const;
		const heap = [middle((one) => one.ours.heap), middle((one) => one.other.heap)] as const;
		const first = [middle((one) => one.ours.first), middle((one) => one.theirs.first)] as const;
		return [
			figure('loading the pack at the start of n8n', start, 1, 'the Firecrawl community node'),
			{
				name: 'memory of the pack in an idle worker',
				ratio: heap[0] / MOST_HEAP,
				goal: 1,
				detail: `${inKilobytes(heap[0])} against ${inKilobytes(MOST_HEAP)}; ${inKilobytes(heap[1])} for the Firecrawl community node`,
			},
			figure('loading the code for a report', first, 0.28, 'the class of the Salesforce node'),
		];
	} finally {
		await rm(home, { recursive: true, force: true });
	}
}

const inKilobytes = (bytes: number) => `${(bytes / 1e3).toFixed(0)} KB`;

function figure(
	name: string,
	[ours, theirs]: readonly [number, number],
	goal: number,
	reference: string,
): Figure {
	const detail = `${ours.toFixed(0)} ms against ${theirs.toFixed(0)} ms for ${reference}`;
	return { name, ratio: ours / theirs, goal, detail };
}

/** Processor time in milliseconds, and bytes. */
interface Load {
	readonly start: number;
	readonly heap: number;
	readonly first: number;
}

async function loadOnce(
	node: string,
	n8n: string,
	pack: string,
	files: readonly string[],
): Promise<Load> {
	const child = path.join(__dirname, 'packLoadsChild.mjs');
	const { stdout } = await run(node, ['--expose-gc', child, n8n, pack, ...files]);
	const [start = Number.NaN, heap = Number.NaN, first = Number.NaN] = stdout
		.trim()
		.split(' ')
		.map(Number);
	return { start, heap, first };
}

async function installOther(folder: string, engine: string): Promise<string> {
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
	const install = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
	await run('npm', [...install, OTHER], { cwd: folder });
	const modules = path.join(folder, 'node_modules');
	const workflow = path.join(modules, 'n8n-workflow');
	await rm(workflow, { recursive: true, force: true });
	await symlink(path.join(engine, 'node_modules/n8n-workflow'), workflow, 'junction');
	return path.join(modules, OTHER);
}

/** The built file with the code of Report > Run. */
function fileOfRun(): string {
	const { outputs } = bundled();
	const [found] = Object.entries(outputs).find(
		([, { entryPoint }]) => entryPoint === 'nodes/MarketingAnalytics/report/run.ts',
	) ?? [''];
	return path.relative('dist', found);
}
