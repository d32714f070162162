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

// The one file of an item, as a form.
async function postFile(context, item) {
	const { parameters } = context.getNodeParameter('bodyParameters', item);
	const [{ name, inputDataFieldName }] = parameters;
	const { fileName, mimeType } = context.helpers.assertBinaryData(item, inputDataFieldName);
	const bytes = await context.helpers.getBinaryDataBuffer(item, inputDataFieldName);
	const body = new FormData();
	body.append(name, new Blob([bytes], { type: mimeType }), fileName);
	const reply = await fetch(context.getNodeParameter('url', item), { method: 'POST', body });
	if (!reply.ok) throw new Error(await reply.text());
	return await reply.json();
}

const httpRequest = {
	description: describe('httpRequest', 'HTTP Request', 4.2, [
		property('method'),
		property('url'),
		property('jsonBody', 'json'),
		property('contentType'),
		property('bodyParameters', 'json', {}),
	]),
	async execute() {
		const items = [];
		for (const item of this.getInputData().keys()) {
			if (this.getNodeParameter('contentType', item) === 'multipart-form-data') {
				items.push({ json: await postFile(this, item) });
				continue;
			}
			const [method, url, body] = ['method', 'url', 'jsonBody'].map((name) =>
				this.getNodeParameter(name, item),
			);
			const json = await this.helpers.httpRequest({ method, url, body: JSON.parse(body) });
			items.push({ json });
		}
		return [items];
	},
};

// What has the value of an item of before is left out.
const seenValues = new Set();
const removeDuplicates = {
	description: describe('removeDuplicates', 'Remove Duplicates', 2, [property('dedupeValue')]),
	async execute() {
		const isNew = (_, item) => {
			const value = this.getNodeParameter('dedupeValue', item);
			return !seenValues.has(value) && seenValues.add(value);
		};
		return [this.getInputData().filter(isNew)];
	},
};

// What would be appended; and a sheet of targets to read, one of which nobody reaches.
const TARGETS = [
	{ Metric: 'Sales', Name: 'Paid search', Period: 'this month', Target: '9,000,000', Type: '' },
	{ Metric: 'Visits', Name: '', Period: 'this year', Target: 1_000, Type: 'at least' },
];
const googleSheets = {
	description: describe('googleSheets', 'Google Sheets', 4.5, [property('operation')]),
	async execute() {
		const isRead = this.getNodeParameter('operation', 0) === 'read';
		return [isRead ? TARGETS.map((json) => ({ json })) : this.getInputData()];
	},
};

// Items for which all conditions say true.
const filter = {
	description: describe('filter', 'Filter', 2.2, [property('conditions', 'filter', {})]),
	async execute() {
		const isKept = (_, item) => {
			const { conditions } = this.getNodeParameter('conditions', item);
			return conditions.every(({ leftValue }) => leftValue === true);
		};
		return [this.getInputData().filter(isKept)];
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

module.exports = {
	'n8n-nodes-base.set': set,
	'n8n-nodes-base.httpRequest': httpRequest,
	'n8n-nodes-base.googleSheets': googleSheets,
	'n8n-nodes-base.filter': filter,
	'n8n-nodes-base.removeDuplicates': removeDuplicates,
	'n8n-nodes-base.summarize': summarize,
	'n8n-nodes-base.convertToFile': convertToFile,
};
