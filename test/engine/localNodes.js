'use strict';

// Stand-ins for some of n8n's nodes: as much of them as the ready-made workflows use.
const describe = (name, displayName, version, properties) => ({
	name,
	displayName,
	group: ['transform'],
	version,
	description: '',
	defaults: {},
	inputs: ['main'],
	outputs: ['main'],
	properties,
});

const property = (name, type = 'string', usual = '') => ({
	displayName: name,
	name,
	type,
	default: usual,
});

const set = {
	description: describe('set', 'Edit Fields', 3.4, [
		property('assignments', 'assignmentCollection', {}),
	]),
	async execute() {
		const items = this.getInputData().map((_, item) => {
			const { assignments } = this.getNodeParameter('assignments', item);
			return { json: Object.fromEntries(assignments.map(({ name, value }) => [name, value])) };
		});
		return [items];
	},
};

const httpRequest = {
	description: describe('httpRequest', 'HTTP Request', 4.2, [
		property('method'),
		property('url'),
		property('jsonBody', 'json'),
	]),
	async execute() {
		const items = [];
		for (const item of this.getInputData().keys()) {
			const [method, url, body] = ['method', 'url', 'jsonBody'].map((name) =>
				this.getNodeParameter(name, item),
			);
			const json = await this.helpers.httpRequest({ method, url, body: JSON.parse(body) });
			items.push({ json });
		}
		return [items];
	},
};

// What would be appended.
const googleSheets = {
	description: describe('googleSheets', 'Google Sheets', 4.5, [property('operation')]),
	async execute() {
		return [this.getInputData()];
	},
};

module.exports = {
	'n8n-nodes-base.set': set,
	'n8n-nodes-base.httpRequest': httpRequest,
	'n8n-nodes-base.googleSheets': googleSheets,
};
