// Every rule of eslint-plugin-n8n-nodes-base over the descriptions that expand.ts writes as literals.
import { createRequire } from 'node:module';
import n8nNodesBase from 'eslint-plugin-n8n-nodes-base';

const require = createRequire(new URL('../n8n-lint/package.json', import.meta.url));
const { parser } = require('typescript-eslint');
const { community, credentials, nodes } = n8nNodesBase.configs;

// Resource and Operation begin with the most common choices: n8n lists 200 actions in this order,
// and "Run a report" would be 8,000 pixels down among administrators' rare tasks.
const BY_USE = ['resource', 'operation'];
const sorted = n8nNodesBase.rules['node-param-options-type-unsorted-items'];
const sortedButByUse = {
	...sorted,
	create(context) {
		const { ObjectExpression: check } = sorted.create(context);
		const nameOf = ({ properties }) =>
			properties.find(({ key }) => key?.name === 'name' || key?.value === 'name')?.value.value;
		return {
			ObjectExpression: (node) => BY_USE.includes(nameOf(node)) || check(node),
		};
	},
};

export default [
	{
		plugins: {
			'n8n-nodes-base': n8nNodesBase,
			house: { rules: { 'sorted-but-by-use': sortedButByUse } },
		},
		languageOptions: { parser, parserOptions: { extraFileExtensions: ['.json'] } },
	},
	{ files: ['package.json'], rules: community.rules },
	{
		files: ['.cache/expanded/credentials/**/*.ts'],
		rules: {
			...credentials.rules,
			// The five rules below are those that n8n itself switches off (@n8n/node-cli, dist/configs/eslint.js).
			'n8n-nodes-base/cred-class-field-documentation-url-miscased': 'off',
			'n8n-nodes-base/cred-class-field-type-options-password-missing': 'off',
		},
	},
	{
		files: ['.cache/expanded/nodes/**/*.ts'],
		rules: {
			...nodes.rules,
			'n8n-nodes-base/node-class-description-inputs-wrong-regular-node': 'off',
			'n8n-nodes-base/node-class-description-outputs-wrong': 'off',
			'n8n-nodes-base/node-param-type-options-max-value-present': 'off',
			'n8n-nodes-base/node-param-options-type-unsorted-items': 'off',
			'house/sorted-but-by-use': 'error',
		},
	},
];
