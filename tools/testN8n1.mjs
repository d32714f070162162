// The tests of what differs between the lines of n8n, in n8n 1; `npm test` runs them in n8n 2.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { runSteps } from './runSteps.mjs';
import { built, installed, jest } from './steps.mjs';

const folder = 'test/engine';
const differsByLine = (file) =>
	/\.each\(lines\(\)\)/.test(readFileSync(path.join(root, file), 'utf8'));
const files = readdirSync(path.join(root, folder), { recursive: true })
	.map((name) => path.join(folder, name))
	.filter((name) => /(?<!\.soak)\.test\.ts$/.test(name) && differsByLine(name));

await runSteps(
	[installed('project'), built],
	[jest(['engine'], { environment: { N8N_LINES: 'n8n-1' }, files })],
);
