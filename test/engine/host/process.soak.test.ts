import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newestLine, startEngine } from '../../../harness/engine';
import { workflow } from './workflow';

const pack = join(__dirname, 'fixture-pack');

describe.each(newestLine())('a host process of %s', (line) => {
	it('keeps files inside items on request, and accepts replacement nodes', async () => {
		const standIns = join(__dirname, 'standIns.js');
		const engine = await startEngine({ line, pack, standIns, binaryMode: 'memory' });
		const asked = workflow('file', { next: ['Sink'] });
		const nodes = asked.nodes.map((node) =>
			node.name === 'Sink' ? { ...node, type: 'n8n-nodes-base.code' } : node,
		);
		const run = await engine.run({ workflow: { ...asked, nodes } });
		const [item] = run.items('Work');
		expect(item?.binary?.data?.id).toBeUndefined();
		expect((await engine.binary(item)).toString()).toBe('a,b\n1,2\n');
		expect(run.items('Sink')[0]?.json).toEqual({ standIn: true });
		await engine.stop();
	});

	it('rejects pending calls when it ends, with its last output', async () => {
		const engine = await startEngine({ line, pack });
		const waiting = engine.run({ workflow: workflow('hang') });
		const crashing = engine.run({ workflow: workflow('crash') });
		await expect(crashing).rejects.toThrow(/SIGKILL[^]*about to end/);
		await expect(waiting).rejects.toThrow('SIGKILL');
		await expect(engine.descriptions()).rejects.toThrow('not running');
		await engine.stop();
	});

	it('leaves no files behind', async () => {
		const engine = await startEngine({ line, pack });
		const run = await engine.run({ workflow: workflow('where') });
		const { home, pid } = run.items('Work')[0]?.json ?? {};
		expect(existsSync(String(home))).toBe(true);
		const hanging = engine.run({ workflow: workflow('hang') });
		const ended = expect(hanging).rejects.toThrow('was stopped');
		await engine.stop();
		await ended;
		expect(existsSync(String(home))).toBe(false);
		expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
	});

	it('explains why a pack does not load', async () => {
		await expect(startEngine({ line, pack: join(__dirname, 'broken-pack') })).rejects.toThrow(
			'broken on purpose',
		);
	});
});
