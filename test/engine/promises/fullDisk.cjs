'use strict';

// A disk with no room for n8n's binary data: half of a file is written, as a full disk leaves it.
const promises = require('node:fs/promises');

const { writeFile } = promises;

promises.writeFile = async (path, data, ...others) => {
	if (!String(path).includes('binary_data')) return await writeFile(path, data, ...others);
	await writeFile(path, data.subarray(0, data.length / 2));
	const error = new Error('ENOSPC: no space left on device, write');
	throw Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: 'write' });
};
