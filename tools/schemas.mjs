// Writes the `__schema__` files, from which n8n's editor shows the fields of an operation before its first run.
import path from 'node:path';
import { buildIfStale } from './build.mjs';
import { install } from './install.mjs';
import { root, runScript } from './run.mjs';

await install(['project', 'engines']);
await buildIfStale();
const jest = path.join(root, 'node_modules/jest/bin/jest.js');
const test = ['--selectProjects', 'engine', '--testPathPatterns', 'engine/schemas/'];
process.exitCode = await runScript(jest, test, { environment: { SCHEMAS: 'write' } });
