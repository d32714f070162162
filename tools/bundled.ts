import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';

import { root } from './packageClasses';

/** Which files the last build bundled, and into what. */
export function bundled(): Metafile {
	return JSON.parse(readFileSync(path.join(root, '.cache/bundle.json'), 'utf8')) as Metafile;
}
