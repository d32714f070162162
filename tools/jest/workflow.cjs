// n8n-workflow, in the parts that are asked for: all of it takes longer to load than most files of tests run.
const path = require('node:path');

const folder = path.join(__dirname, '../../node_modules/n8n-workflow/dist/cjs');

/** Where it keeps what the nodes use of it. What else a test asks for is found in the whole. */
const parts = new Map([
	['NodeApiError', 'errors/node-api.error'],
	['NodeConnectionTypes', 'interfaces'],
	['NodeHelpers', 'node-helpers'],
	['NodeOperationError', 'errors/node-operation.error'],
	['sleep', 'utils'],
]);

const whole = () => require(path.join(folder, 'index'));

function get(_, name) {
	if (name === '__esModule') return true;
	const file = parts.get(name);
	if (file === undefined) return whole()[name];
	const part = require(path.join(folder, file));
	return name in part ? part[name] : part;
}

module.exports = new Proxy(
	{},
	{
		get,
		has: (_, name) => name in whole(),
		ownKeys: () => Reflect.ownKeys(whole()),
		getOwnPropertyDescriptor: (target, name) => ({
			value: get(target, name),
			enumerable: true,
			configurable: true,
		}),
	},
);
