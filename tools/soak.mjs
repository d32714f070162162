// What takes too long for every change: all sizes, all lines of n8n, other random cases than the last time, and the
// whole bench.
import { runSteps } from './runSteps.mjs';
import { bench, built, installed, jest } from './steps.mjs';

const environment = { SOAK: 'true', SEED: 'random' };

await runSteps(
	[installed('project', 'engines', 'n8n-2'), built],
	[jest(['unit', 'engine', 'soak'], environment), bench('all')],
);
