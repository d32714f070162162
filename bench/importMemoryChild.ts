// Checks a file and builds the form of its import, and prints by how many bytes this process grew,
// and the size of the file. Argument: the file.
import { readFileSync, statSync } from 'node:fs';

import { contentOf } from '../harness/fileContent';
import { buildForm } from './importForm';
import { peakBytes } from './peak';

const [, , file = ''] = process.argv;
globalThis.gc?.();
const before = process.memoryUsage.rss();
void buildForm(contentOf(readFileSync(file))).then(() =>
	console.log(peakBytes() - before, statSync(file).size),
);
