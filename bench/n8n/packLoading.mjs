// Runs inside n8n before its start: prints the processor time in microseconds that n8n takes to
// load a community package.
import { createRequire } from 'node:module';
import path from 'node:path';

const PACK = 'n8n-nodes-marketing-analytics';
const [, program = ''] = process.argv;

// The program that starts n8n has the same environment.
if (path.basename(program) === 'n8n') {
	const { LazyPackageDirectoryLoader } = createRequire(program)('n8n-core');
	const loader = LazyPackageDirectoryLoader.prototype;
	const { loadAll, getCredential } = loader;
	let spent = 0;
	const add = (before) => {
		const { user, system } = process.cpuUsage(before);
		spent += user + system;
		console.log(`Pack loaded in ${spent}`);
	};
	loader.loadAll = async function () {
		const before = process.cpuUsage();
		await loadAll.call(this);
		if (this.packageName === PACK) add(before);
	};
	// n8n 2 loads every credential type before it is ready.
	loader.getCredential = function (type) {
		const before = process.cpuUsage();
		const found = getCredential.call(this, type);
		if (this.packageName === PACK) add(before);
		return found;
	};
}
