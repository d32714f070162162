// Starts host.ts. Only the harness is TypeScript, and n8n loads faster without its compiler.
const { register } = require('tsx/cjs/api');

const unregister = register();
require('./host.ts');
unregister();
