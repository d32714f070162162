'use strict';

const { writeFileSync } = require('node:fs');

// Stands in for nodes that bring a file from elsewhere, and notes where n8n keeps it.
const property = (name) => ({ displayName: name, name, type: 'string', default: '' });
const storedFile = {
	description: {
		name: 'readWriteFile',
		displayName: 'Read File',
		group: ['input'],
		version: 1,
		description: '',
		defaults: {},
		inputs: ['main'],
		outputs: ['main'],
		properties: [property('content'), property('note')],
	},
	async execute() {
		const [content, note] = ['content', 'note'].map((name) => this.getNodeParameter(name, 0));
		const data = await this.helpers.prepareBinaryData(Buffer.from(content), 'a.csv', 'text/csv');
		writeFileSync(note, this.helpers.getBinaryPath(data.id));
		return [[{ json: {}, binary: { data } }]];
	},
};

module.exports = { 'n8n-nodes-base.readWriteFile': storedFile };
