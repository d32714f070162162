// Checks that take too long for every change: all sizes, all lines of n8n, new random cases, the
// complete bench, and real servers of both lines.
import { runSteps } from './runSteps.mjs';
import { bench, built, endToEnd, holidays, installed, jest } from './steps.mjs';

const environment = { SOAK: 'true', SEED: 'random' };

await runSteps(
	[installed('project', 'engines', 'n8n-1', 'n8n-2', 'holidays'), built],
	[
		holidays,
		jest(['unit', 'engine', 'soak'], { environment }),
		bench('all'),
		endToEnd(environment),
	],
);
