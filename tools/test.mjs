// The tests that must pass before a change is done.
import { runSteps } from './runSteps.mjs';
import { bench, built, installed, jest, lints, scans } from './steps.mjs';

await runSteps(
	[installed('project', 'lint', 'engines'), built],
	[...lints(), ...scans, bench('quick')],
	[jest(['unit', 'engine'], { environment: { N8N_LINES: 'n8n-2' } })],
);
