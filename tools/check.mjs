// What to run before each commit.
import { runSteps } from './runSteps.mjs';
import { built, installed, jest, lints } from './steps.mjs';

await runSteps([installed('project', 'lint'), built], lints(true), [jest(['unit'])]);
