// A hook of n8n: stores the compiled code as soon as it is ready, so that the servers that start
// meanwhile need not compile it. Node.js itself would do so at the end.
const { flushCompileCache } = require('node:module');

module.exports = { n8n: { ready: [async () => flushCompileCache()] } };
