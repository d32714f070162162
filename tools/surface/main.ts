// `npm run surface` prints what changed for saved workflows; `-- --accept` stores additions.
import { createRequire } from 'node:module';
import path from 'node:path';

import { root } from '../packageClasses';
import { changesOf, store, surfaceOf } from './surface';

const load = createRequire(__filename);
const now = surfaceOf((built): unknown => load(path.join(root, built)));
const { missing, added } = changesOf(now);
const accepts = process.argv.includes('--accept');

for (const line of missing) console.log(`- ${line}`);
for (const line of added) console.log(`+ ${line}`);
if (missing.length > 0) {
	console.log(
		`Lines of surface.txt that the pack no longer has: ${missing.length}. Saved workflows may contain them.`,
	);
	process.exitCode = 1;
} else if (accepts) {
	store(now);
	console.log(`Lines accepted: ${added.length}. Lines in all: ${now.length}.`);
} else {
	console.log(`Lines added: ${added.length}.`);
	if (added.length > 0) process.exitCode = 1;
}
