import { setPace } from './host/pace';
import type { INodeType } from 'n8n-workflow';
import { rmSync } from 'node:fs';
import nodeModule, { createRequire } from 'node:module';
import { testCredential } from './host/credentialTest';
import { describeError } from './host/describeError';
import { Executions } from './host/execution';
import { loadN8n, type N8n } from './host/n8n';
import { listSearch, loadOptions } from './host/options';
import { Pack } from './host/pack';
import { forgetPeak, peakBytes } from '../peak';
import { poll } from './host/polling';
import type { FromHost, HostCalls, StartRequest, ToHost } from './protocol';

/** A separate process that runs an n8n engine and answers the calls of its parent. */
interface Started {
	n8n: N8n;
	pack: Pack;
	executions: Executions;
}

let started: Started | undefined;

function engine(): Started {
	if (started === undefined) throw new Error('The engine has not been started');
	return started;
}

async function start({ engine: folder, pack, standIns }: StartRequest): Promise<void> {
	const n8n = await loadN8n(folder);
	const more =
		standIns === undefined
			? {}
			: (createRequire(__filename)(standIns) as Record<string, INodeType>);
	const loaded = await Pack.load(n8n, pack, more);
	const report = (progress: FromHost) => send(progress);
	const executions = new Executions(n8n, loaded, (progress) => report({ progress }));
	started = { n8n, pack: loaded, executions };
	// Node would write what it has compiled at the end, but this process is killed; Node 20 has none.
	const store: unknown = 'flushCompileCache' in nodeModule && nodeModule.flushCompileCache;
	if (typeof store === 'function') Reflect.apply(store, nodeModule, []);
}

const calls: HostCalls = {
	start,
	pace: async (times) => setPace(times),
	run: async (request) => await engine().executions.run(request),
	cancel: async (request) => await engine().executions.cancel(request),
	poll: async (request) => await poll(engine().n8n, engine().pack, request),
	binary: async (data) => {
		const { n8n } = engine();
		return await n8n.container.get(n8n.core.BinaryDataService).getAsBuffer(data);
	},
	listSearch: async (request) => await listSearch(engine().n8n, engine().pack, request),
	loadOptions: async (request) => await loadOptions(engine().n8n, engine().pack, request),
	testCredential: async (request) => await testCredential(engine().n8n, engine().pack, request),
	descriptions: async () => engine().pack.descriptions(),
	forgetPeak: async () => forgetPeak(),
	peak: async () => peakBytes(),
	removeFiles: async (execution) => {
		const { n8n } = engine();
		const location = { type: 'execution' as const, ...execution };
		await n8n.container.get(n8n.core.BinaryDataService).deleteMany([location]);
	},
};

async function answer(message: ToHost): Promise<unknown> {
	switch (message.call) {
		case 'start':
			return await calls.start(message.request);
		case 'pace':
			return await calls.pace(message.request);
		case 'run':
			return await calls.run(message.request);
		case 'cancel':
			return await calls.cancel(message.request);
		case 'poll':
			return await calls.poll(message.request);
		case 'binary':
			return await calls.binary(message.request);
		case 'listSearch':
			return await calls.listSearch(message.request);
		case 'loadOptions':
			return await calls.loadOptions(message.request);
		case 'testCredential':
			return await calls.testCredential(message.request);
		case 'descriptions':
			return await calls.descriptions(message.request);
		case 'forgetPeak':
			return await calls.forgetPeak(message.request);
		case 'peak':
			return await calls.peak(message.request);
		case 'removeFiles':
			return await calls.removeFiles(message.request);
	}
}

function send(message: FromHost): void {
	if (process.connected) process.send?.(message);
}

process.on('message', (message: ToHost) => {
	answer(message).then(
		(reply) => send({ id: message.id, reply }),
		(error: unknown) => {
			const json = JSON.stringify(describeError(error));
			const text = error instanceof Error ? error.message : String(error);
			send({ id: message.id, error: { message: text, json } });
		},
	);
});

// Ctrl-C reaches the whole process group; the parent decides when its hosts end.
process.on('SIGINT', () => {});
process.on('disconnect', () => {
	// The parent may have ended without cleaning up.
	const home = process.env.N8N_USER_FOLDER;
	if (home !== undefined) rmSync(home, { recursive: true, force: true });
	// A normal exit crashes in the sandbox of n8n's expressions, whose threads are still running.
	process.kill(process.pid, 'SIGKILL');
});
