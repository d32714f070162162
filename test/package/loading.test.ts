import type { Metafile } from 'esbuild';

import { bundled } from '../../tools/bundled';
import { builtFiles } from '../../tools/packageClasses';

const MAIN = 'dist/nodes/MarketingAnalytics/MarketingAnalytics.node.js';

/** The rooms below `platform` whose code is loaded with files, without what a function loads when it is called. */
function loadedWith(outputs: Outputs, starts: readonly string[]): Set<string> {
	const files = new Set<string>();
	const visit = (file: string) => {
		const output = outputs[file];
		if (!output || files.has(file)) return;
		files.add(file);
		for (const { path, kind } of output.imports) if (kind !== 'dynamic-import') visit(path);
	};
	starts.forEach(visit);
	const inputs = [...files].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
	return new Set(inputs.map((input) => input.split('/').slice(0, -1).join('/')));
}

type Outputs = Metafile['outputs'];

/** The files of the pack that are loaded with one of them, without what a function loads when it is called. */
function sourcesLoadedWith(inputs: Metafile['inputs'], start: string): Set<string> {
	const files = new Set<string>();
	const visit = (file: string) => {
		if (files.has(file) || !OURS.test(file)) return;
		files.add(file);
		for (const { path, kind } of inputs[file]?.imports ?? [])
			if (kind !== 'dynamic-import') visit(path);
	};
	visit(start);
	return files;
}

const OURS = /^(nodes|platform)\//;

describe('what n8n loads', () => {
	const { inputs, outputs } = bundled();

	const isIn = (rooms: Set<string>, room: string) =>
		[...rooms].some((one) => one === room || one.startsWith(`${room}/`));

	it('at its start contains no HTTP client, as it loads each credential then', () => {
		const rooms = loadedWith(outputs, builtFiles().credentials);
		expect([...rooms].sort()).toEqual([
			'credentials',
			'platform/base',
			'platform/base/async',
			'platform/base/text',
			'platform/http/connection',
		]);
	});

	it.each([
		...['alerts', 'campaigns', 'chart', 'datamining', 'imports', 'message'],
		...['provider', 'questions', 'summary', 'targets', 'timeseries', 'warehouse', 'base/workbook'],
	])('to run a report contains nothing of %s', (room) => {
		const run = Object.keys(outputs).filter(
			(file) => outputs[file]?.entryPoint === 'nodes/MarketingAnalytics/report/run.ts',
		);
		expect(run).toHaveLength(1);
		const rooms = loadedWith(outputs, [MAIN, ...run]);
		expect(rooms.size).toBeGreaterThan(20);
		expect(isIn(rooms, `platform/${room}`)).toBe(false);
	});

	it.each([
		['nodes/MarketingAnalytics/report/run.ts', 180],
		['nodes/MarketingAnalytics/report/ask.ts', 200],
		['nodes/MarketingAnalytics/report/askAnswer.ts', 180],
		['nodes/MarketingAnalyticsTrigger/alert/readMetricAlert.ts', 122],
	])('for %s is at most %i files, so that each does one thing', (entry, most) => {
		const { size } = sourcesLoadedWith(inputs, entry);
		expect(size).toBeGreaterThan(most / 2);
		expect(size).toBeLessThanOrEqual(most);
	});
});
