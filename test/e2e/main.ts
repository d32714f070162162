import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../../harness/engine/lines';
import {
	HOMES_VARIABLE,
	installN8n,
	PACK_VARIABLE,
	preparePack,
	SharedServers,
	TRACES_VARIABLE,
	versions,
	YOUNG_SPACE,
} from '../../harness/n8n';
import { provideSystemPrograms } from '../../harness/n8n/services/systemProgram';
import { checkSecrets } from '../../harness/n8n/secrets/secretCheck';

const kept = join(repository, '.cache/e2e');
const report = join(kept, 'jest.json');
const logs = join(kept, 'logs');
const traces = join(kept, 'traces');
const homes = join(kept, 'homes');
const compiled = join(kept, 'compiled');

interface JestReport {
	success: boolean;
	numPassedTests: number;
	numFailedTests: number;
	numRuntimeErrorTestSuites: number;
}

/** Runs the end-to-end tests, or those whose file names contain one of the given words. */
async function main(parts: string[]): Promise<void> {
	await rm(kept, { recursive: true, force: true });
	await mkdir(kept, { recursive: true });
	await Promise.all(versions().map(async (version) => await installN8n(version)));
	const pack = await preparePack();
	const places = { [TRACES_VARIABLE]: traces, [HOMES_VARIABLE]: homes };
	// All servers compile the same code when they start.
	Object.assign(process.env, { ...places, NODE_COMPILE_CACHE: compiled });
	const [shared] = await Promise.all([
		SharedServers.start(versions(), pack),
		provideSystemPrograms(),
	]);
	await runJest(parts, { [PACK_VARIABLE]: pack, ...shared.environment });
	await shared.discard();
	const tests = await readReport();
	const isSecret = await areSecretsKept(parts);
	const passed = tests.passed + (isSecret ? 1 : 0);
	const failed = tests.failed + (isSecret ? 0 : 1);
	if (failed > 0) say(`Logs and traces of this run, and pictures if PICTURES is set: ${kept}`);
	else
		for (const one of [logs, traces, homes, compiled])
			await rm(one, { recursive: true, force: true });
	say(`${passed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}

/** The last test, which searches what all others have left. */
async function areSecretsKept(parts: string[]): Promise<boolean> {
	const problems = await checkSecrets({ traces, logs, isWhole: parts.length === 0 });
	for (const problem of problems) process.stderr.write(`${problem}\n`);
	return problems.length === 0;
}

/** More than processors, as these tests mostly wait: for n8n, which wakes runs once a minute. */
const WORKERS = 4;

async function runJest(parts: string[], environment: Record<string, string>): Promise<void> {
	const jest = join(repository, 'node_modules/jest/bin/jest.js');
	const options = ['--selectProjects', 'e2e', '--json', `--outputFile=${report}`];
	const files = parts.map((part) => `test/e2e/.*${part}`);
	const args = [YOUNG_SPACE, jest, ...options, `--maxWorkers=${WORKERS}`, ...files];
	await new Promise<void>((resolve, reject) => {
		const child = spawn(process.execPath, args, {
			cwd: repository,
			env: { ...process.env, ...environment },
			// The JSON that jest prints is also in the file.
			stdio: ['ignore', 'ignore', 'inherit'],
		});
		child.once('error', reject);
		child.once('exit', () => resolve());
	});
}

/**
 * A file that fails to load has no tests that could fail; a run without a report failed as well.
 */
async function readReport(): Promise<{ passed: number; failed: number }> {
	const text = await readFile(report, 'utf8').catch(() => undefined);
	if (text === undefined) return { passed: 0, failed: 1 };
	const { success, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
		text,
	) as JestReport;
	const failed = numFailedTests + numRuntimeErrorTestSuites;
	return { passed: numPassedTests, failed: success || failed > 0 ? failed : 1 };
}

function say(text: string): void {
	process.stdout.write(`${text}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	say('0 passed, 1 failed');
	process.exitCode = 1;
});
