import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Metafile } from 'esbuild';

import { builtFiles, root } from './packageClasses';

/** What the build makes, without writing it. */
export function bundled(): Metafile {
	const bundler = JSON.stringify(path.join(root, 'tools/build/code.cjs'));
	const script = `require(${bundler}).bundleCode(${JSON.stringify(builtFiles())}).then(${PRINT})`;
	return JSON.parse(execFileSync(process.execPath, ['-e', script], OUTPUT).toString()) as Metafile;
}

const PRINT = '({ metafile }) => process.stdout.write(JSON.stringify(metafile))';
const OUTPUT = { cwd: root, maxBuffer: 64e6 };
