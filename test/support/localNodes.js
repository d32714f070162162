'use strict';

const { writeFileSync } = require('node:fs');

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
	description: describe('googleSheets', 'Google Sheets', 4.5, []),
	async execute() {
		return [this.getInputData()];
	},
};

// One item per value of a field, with counts and sums of others.
const summarize = {
	description: describe('summarize', 'Summarize', 1.1, [
		property('fieldsToSummarize', 'json', {}),
		property('fieldsToSplitBy'),
	]),
	async execute() {
		const split = this.getNodeParameter('fieldsToSplitBy', 0);
		const { values } = this.getNodeParameter('fieldsToSummarize', 0);
		const groups = new Map();
		for (const { json } of this.getInputData()) {
			const group = groups.get(json[split]) ?? { [split]: json[split] };
			for (const { aggregation, field } of values) {
				const name = `${aggregation}_${field}`;
				group[name] = (group[name] ?? 0) + (aggregation === 'count' ? 1 : json[field]);
			}
			groups.set(json[split], group);
		}
		return [[...groups.values()].map((json) => ({ json }))];
	},
};

// All items as one CSV file.
const convertToFile = {
	description: describe('convertToFile', 'Convert to File', 1.1, [
		property('operation'),
		property('binaryPropertyName'),
		property('options', 'json', {}),
	]),
	async execute() {
		const rows = this.getInputData().map(({ json }) => json);
		const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
		const cell = (value) => `"${JSON.stringify(value ?? '').replaceAll('"', '""')}"`;
		const lines = rows.map((row) => columns.map((column) => cell(row[column])).join());
		const { fileName } = this.getNodeParameter('options', 0);
		const bytes = Buffer.from([columns.join(), ...lines, ''].join('\n'));
		const file = await this.helpers.prepareBinaryData(bytes, fileName, 'text/csv');
		return [[{ json: {}, binary: { [this.getNodeParameter('binaryPropertyName', 0)]: file } }]];
	},
};

// Brings a file from elsewhere, and notes where n8n keeps it.
const readWriteFile = {
	description: describe('readWriteFile', 'Read File', 1, [property('content'), property('note')]),
	async execute() {
		const [content, note] = ['content', 'note'].map((name) => this.getNodeParameter(name, 0));
		const data = await this.helpers.prepareBinaryData(Buffer.from(content), 'a.csv', 'text/csv');
		writeFileSync(note, this.helpers.getBinaryPath(data.id));
		return [[{ json: {}, binary: { data } }]];
	},
};

module.exports = {
	'n8n-nodes-base.set': set,
	'n8n-nodes-base.httpRequest': httpRequest,
	'n8n-nodes-base.googleSheets': googleSheets,
	'n8n-nodes-base.summarize': summarize,
	'n8n-nodes-base.convertToFile': convertToFile,
	'n8n-nodes-base.readWriteFile': readWriteFile,
};
