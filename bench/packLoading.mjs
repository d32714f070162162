// Runs inside n8n before its start: prints the processor time in microseconds that n8n takes to
// load a community package.
import { createRequire } from 'node:module';
import path from 'node:path';

const [, program = ''] = process.argv;

// The program that starts n8n has the same environment.
if (path.basename(program) === 'n8n') {
	const { PackageDirectoryLoader } = createRequire(program)('n8n-core');
	// n8n's own packages are not loaded, as they come with lists.
	const { loadAll } = PackageDirectoryLoader.prototype;
	PackageDirectoryLoader.prototype.loadAll = async function () {
		const before = process.cpuUsage();
		await loadAll.call(this);
		const { user, system } = process.cpuUsage(before);
		console.log(`Pack loaded in ${user + system}`);
	};
}
