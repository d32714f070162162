'use strict';

const { NodeApiError, NodeOperationError } = require('n8n-workflow');

const pause = (ms, signal) =>
	new Promise((resolve, reject) => {
		const timer = setTimeout(resolve, ms);
		signal?.addEventListener('abort', () => {
			clearTimeout(timer);
			reject(new Error('The execution was cancelled'));
		});
	});

const operations = {
	// One request per item, authenticated by n8n.
	async fetch(item, index) {
		const { baseUrl } = await this.getCredentials('fixtureApi', index);
		const path = this.getNodeParameter('path', index);
		const json = await this.helpers.httpRequestWithAuthentication.call(this, 'fixtureApi', {
			url: `${baseUrl}${path}`,
		});
		return { json, pairedItem: { item: index } };
	},
	async fail(item, index) {
		throw new NodeOperationError(this.getNode(), 'This item is broken', {
			itemIndex: index,
			description: 'Mend it',
		});
	},
	async refuse() {
		throw new NodeApiError(this.getNode(), { message: 'No', statusCode: 418 });
	},
	async file(item, index) {
		const data = await this.helpers.prepareBinaryData(Buffer.from('a,b\n1,2\n'), 'rows.csv');
		return { json: {}, binary: { data }, pairedItem: { item: index } };
	},
	async read(item, index) {
		const content = await this.helpers.getBinaryDataBuffer(index, 'data');
		return { json: { content: content.toString() }, pairedItem: { item: index } };
	},
	async hint(item, index) {
		this.addExecutionHints({ message: 'Take the file instead', location: 'outputPane' });
		return { json: {}, pairedItem: { item: index } };
	},
	// What no node should do: the tests look for it.
	async tell() {
		return { json: { token: (await this.getCredentials('fixtureApi')).token } };
	},
	async where() {
		return { json: { home: process.env.N8N_USER_FOLDER, pid: process.pid } };
	},
	async hang() {
		await pause(60_000, this.getExecutionCancelSignal());
	},
	async crash() {
		process.stderr.write('the host is about to end\n');
		process.kill(process.pid, 'SIGKILL');
	},
};

// A job that outlives the execution: sleep, and come back through one's own first output.
async function collect() {
	const items = this.getInputData();
	const { baseUrl } = await this.getCredentials('fixtureApi');
	const { state } = await this.helpers.httpRequestWithAuthentication.call(this, 'fixtureApi', {
		url: `${baseUrl}/job`,
	});
	if (state !== 'done') {
		await this.putExecutionToWait(new Date(Date.now() + 70_000));
		return [[...items], []];
	}
	return [[], items.map(({ json }, item) => ({ json: { ...json, state }, pairedItem: { item } }))];
}

class Fixture {
	description = {
		name: 'fixture',
		displayName: 'Fixture',
		group: ['transform'],
		version: 1,
		description: 'Does what the tests of the engine need',
		defaults: { name: 'Fixture' },
		inputs: ['main'],
		outputs:
			'={{ $parameter["operation"] === "collect" ? [{ type: "main", displayName: "Still Running" }, { type: "main", displayName: "Done" }] : ["main"] }}',
		credentials: [{ name: 'fixtureApi', required: false }],
		properties: [
			{
				displayName: 'Operation',
				name: 'operation',
				type: 'options',
				options: [...Object.keys(operations), 'collect'].map((name) => ({ name, value: name })),
				default: 'fetch',
			},
			{ displayName: 'Path', name: 'path', type: 'string', default: '/echo' },
		],
	};

	methods = {
		listSearch: {
			async getSites(filter, paginationToken) {
				const { baseUrl } = await this.getCredentials('fixtureApi');
				const { names } = await this.helpers.httpRequestWithAuthentication.call(
					this,
					'fixtureApi',
					{ url: `${baseUrl}/sites`, qs: { filter, paginationToken } },
				);
				return { results: names.map((name) => ({ name, value: name })), paginationToken: '2' };
			},
		},
		loadOptions: {
			async getKinds() {
				return [{ name: String(this.getCurrentNodeParameter('operation')), value: 'kind' }];
			},
		},
	};

	async execute() {
		const operation = this.getNodeParameter('operation', 0);
		if (operation === 'collect') return await collect.call(this);
		const output = [];
		for (const [index, item] of this.getInputData().entries()) {
			try {
				output.push(await operations[operation].call(this, item, index));
			} catch (error) {
				if (!this.continueOnFail()) throw error;
				output.push({ json: { error: error.message }, error, pairedItem: { item: index } });
			}
		}
		return [output];
	}
}

module.exports = { Fixture };
