'use strict';

const { Readable } = require('node:stream');

const ROWS_AT_ONCE = 1_000;

/** A file of so many bytes whose rows all differ; a last line that is wrong where that is wanted. */
function* pieces(bytes, isWrong) {
	yield 'engine,visits,revenue\n';
	for (let written = 0, row = 0; written < bytes;) {
		let piece = '';
		for (const end = row + ROWS_AT_ONCE; row < end; row++) {
			const name =
				row % 5 === 0
					? `"Été, n° ${row}"`
					: `Search engine ${row} of many for those who look for shoes and bags and more on the telephone`;
			piece += `${name},${row % 99_991},${row % 997}.50\n`;
		}
		written += piece.length;
		yield piece;
	}
	if (isWrong) yield 'Bing,some,1\n';
}

// Stands in for nodes that bring a file from elsewhere.
const property = (name, type, usual) => ({ displayName: name, name, type, default: usual });
const largeFile = {
	description: {
		name: 'readWriteFile',
		displayName: 'Read File',
		group: ['input'],
		version: 1,
		description: '',
		defaults: {},
		inputs: ['main'],
		outputs: ['main'],
		properties: [property('bytes', 'number', 0), property('isWrong', 'boolean', false)],
	},
	async execute() {
		const [bytes, isWrong] = ['bytes', 'isWrong'].map((name) => this.getNodeParameter(name, 0));
		const stream = Readable.from(pieces(bytes, isWrong));
		const data = await this.helpers.prepareBinaryData(stream, 'history.csv', 'text/csv');
		return [[{ json: {}, binary: { data } }]];
	},
};

module.exports = { 'n8n-nodes-base.readWriteFile': largeFile };
