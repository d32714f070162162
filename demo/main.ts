import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sandbox } from '../sandbox';
import { startSandbox } from '../sandbox';
import type { Engine, Run } from '../harness/engine';
import { startEngine } from '../harness/engine';
import { showProgress } from './progress';
import { formatTable } from './table';
import { readWorkflow } from './workflows';

const ROWS_NODE = 'Last Week by Channel';
const FILE_NODE = 'Last Week by Channel and Day';
const JOB_SECONDS = 3;

/** Runs the weekly report in n8n's engine with the sandbox, and prints the user's result. */
async function main(): Promise<void> {
	const say = (text: string) => process.stdout.write(`${text}\n`);
	say('\nMarketing Analytics for n8n: last week’s channel report\n');
	const sandbox = await startSandbox({ jobSeconds: JOB_SECONDS });
	say(`  The sandbox is running at ${sandbox.url} and stands in for your platform`);
	const engine = await startEngine({ line: 'n8n-1' });
	say('  n8n’s engine has loaded the pack and is running workflows/weekly-channel-report.json\n');
	try {
		const run = await showProgress(sandbox, runWeeklyReport(engine, sandbox));
		if (run.error) throw new Error(`${run.error.message}. ${run.error.description ?? ''}`);
		say(`${formatTable(run.items(ROWS_NODE).map(({ json }) => json))}\n`);
		say(`  By day, as a file: ${await saveFile(engine, run)}\n`);
		say(NEXT);
	} finally {
		await engine.stop();
		await sandbox.close();
	}
}

async function runWeeklyReport(engine: Engine, sandbox: Sandbox): Promise<Run> {
	return await engine.run({
		workflow: await readWorkflow('weekly-channel-report'),
		credentials: {
			marketingAnalyticsApi: {
				baseUrl: sandbox.url,
				apiToken: sandbox.token,
				allowPlainHttp: false,
			},
		},
	});
}

async function saveFile(engine: Engine, run: Run): Promise<string> {
	const [item] = run.items(FILE_NODE);
	const file = path.resolve(String(item?.json.fileName));
	await writeFile(file, await engine.binary(item, 'data'));
	return path.relative(process.cwd(), file);
}

const NEXT = `  What to try next
    npm run n8n        the n8n editor with this workflow, in your browser
    npm run sandbox    the sandbox alone, for your own experiments
    README.md          how to install the pack in your n8n
`;

main().catch((error: unknown) => {
	process.stderr.write(
		`\nThe demo stopped: ${error instanceof Error ? error.message : String(error)}\n`,
	);
	process.exitCode = 1;
});
