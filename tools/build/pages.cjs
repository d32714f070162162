// n8n's rules want the address of a page written out, in each credential and codex file. The sources write it below a
// name that nobody can have, as if the repository lay there. The build puts in where package.json says that it lies, and
// leaves the address out while it names no publisher: n8n then shows no link, or the package's page on npm.
const manifest = require('../../package.json');

const STAND_IN = 'https://publisher.example/';
const ADDRESS = new RegExp(`${STAND_IN}([^'"\`]*)`, 'g');

/** @param text a source or built file, of which it completes the addresses */
function withAddresses(text, { homepage } = manifest) {
	const { href, hostname } = new URL('.', homepage);
	return text.replace(ADDRESS, (_, page) =>
		hostname.endsWith('.example') ? '' : `${href}${page}`,
	);
}

module.exports = { STAND_IN, withAddresses };
