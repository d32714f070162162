// What must hold before a change is done.
import { runSteps } from './runSteps.mjs';
import { bench, built, installed, jest, lints, scans, types } from './steps.mjs';

await runSteps(
	[installed('project', 'lint', 'engines'), built],
	[...types, ...lints(), ...scans],
	[jest(['unit', 'engine']), bench('quick')],
);
