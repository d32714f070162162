// What to run before each commit.
import { runSteps } from './runSteps.mjs';
import { built, installed, jest, lints, types } from './steps.mjs';

await runSteps([installed('project', 'lint'), built], [...types, ...lints(true)], [jest(['unit'])]);
