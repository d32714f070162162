import axios from 'axios';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Sandbox, startSandbox } from '../../sandbox';
import { A_TEXT, type Body } from '../sandbox/caller';

const ROOT = path.resolve(__dirname, '../..');

function run(...options: string[]): ChildProcess {
	const main = path.join(ROOT, 'sandbox/main.ts');
	return spawn(process.execPath, ['--import', 'tsx', main, ...options], { cwd: ROOT });
}

async function firstOutput(stream: NodeJS.ReadableStream | null): Promise<string> {
	if (!stream) throw new Error('The program has no such stream.');
	const chunks: unknown[] = await once(stream, 'data');
	return String(chunks[0]);
}

function startLine(line: string): Partial<Sandbox> {
	const started: unknown = JSON.parse(line);
	return typeof started === 'object' && started !== null ? started : {};
}

describe('the command line', () => {
	it('prints one line of JSON, serves, and ends cleanly', async () => {
		const program = run('--port', '0', '--json');
		const exit = once(program, 'exit');
		const line = await firstOutput(program.stdout);
		const { url, token, connectorToken, sites } = startLine(line);
		expect(line.endsWith('\n') && line.indexOf('\n') === line.length - 1).toBe(true);
		expect([connectorToken, sites]).toEqual([A_TEXT, ['shop-eu', 'shop-ca']]);
		const headers = { authorization: `Bearer ${token ?? ''}` };
		const reply = await axios.get<Body>(`${url ?? ''}/ea/v2/er/account/ping.json`, { headers });
		expect(reply.data.error).toBe(false);
		program.kill('SIGTERM');
		expect((await exit)[0]).toBe(0);
	}, 20_000);

	it('reports in a sentence that the port is in use', async () => {
		const other = await startSandbox();
		const program = run('--port', new URL(other.url).port);
		const exit = once(program, 'exit');
		expect(await firstOutput(program.stderr)).toContain('The port is in use');
		expect((await exit)[0]).toBe(1);
		await other.close();
	}, 20_000);
});
