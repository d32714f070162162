import type { Sandbox } from '../sandbox';

const EVERY_MS = 200;

/**
 * Shows what the running workflow is waiting for: on a terminal one line that is overwritten,
 * otherwise a line per change.
 */
export async function showProgress<T>(sandbox: Sandbox, work: Promise<T>): Promise<T> {
	const startedAt = performance.now();
	let last = '';
	const timer = setInterval(() => {
		const state = describe(sandbox);
		const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
		if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K  ${seconds} s  ${state}`);
		else if (state !== last) process.stdout.write(`  ${seconds} s  ${state}\n`);
		last = state;
	}, EVERY_MS);
	try {
		return await work;
	} finally {
		clearInterval(timer);
		if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
	}
}

function describe(sandbox: Sandbox): string {
	const paths = sandbox.log().map((request) => request.path);
	const count = (ending: string) => paths.filter((path) => path.includes(ending)).length;
	const submitted = count('/query.json');
	if (submitted === 0) return 'Starting the workflow';
	const fetched = count('/download.json');
	const reports = submitted === 1 ? 'report' : 'reports';
	return `${submitted} ${reports} submitted, ${fetched} ready, status checks: ${count('/status.json')}`;
}
