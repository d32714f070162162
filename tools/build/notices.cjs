const { readFile, readdir } = require('node:fs/promises');
const path = require('node:path');

// esbuild is given many files of one package, and packages may lie inside others.
function packageFolders(bundledFiles) {
	const inPackage = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
	const folders = bundledFiles.map((file) => inPackage.exec(file)?.[1]);
	return [...new Set(folders)].filter((folder) => folder !== undefined).sort();
}

// Of packages that come without the text of their license.
const ownTexts = { '@resvg/resvg-wasm': 'resvg-wasm.txt', saxes: 'saxes.txt' };

async function licenseIn(folder, name) {
	const file = (await readdir(folder)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
	if (file !== undefined) return await readFile(path.join(folder, file), 'utf8');
	const own = ownTexts[name];
	if (own === undefined) throw new Error(`${name} is bundled, and comes without a license text`);
	return await readFile(path.join(__dirname, '../licenses', own), 'utf8');
}

async function noticeOf(folder) {
	const { name, version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
	const license = await licenseIn(folder, name);
	return `${name} ${version}\n\n${license.trim()}\n`;
}

/** The licenses of the bundled packages ask that their texts travel along. */
async function thirdPartyNotices(bundledFiles) {
	const notices = await Promise.all(packageFolders(bundledFiles).map(noticeOf));
	return notices.join(`\n${'-'.repeat(80)}\n\n`);
}

module.exports = { thirdPartyNotices };
