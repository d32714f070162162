// Stops a release while package.json does not say who publishes it and from where
// (docs/decisions/publisher.md): `node tools/publisher.mjs`, the first step of
// .github/workflows/publish.yml. An argument names another file.
import { readFileSync } from 'node:fs';

const NOBODY = /\.example\b|To be named/;

/** @param runsFor GitHub's name of the repository that runs this, if any */
function missingIn({ repository, homepage, bugs, author }, runsFor) {
	const filled = {
		'repository.url': repository.url,
		homepage,
		'bugs.url': bugs.url,
		'author.name': author.name,
		'author.email': author.email,
	};
	const open = Object.keys(filled).filter((field) => NOBODY.test(filled[field]));
	if (open.length > 0) {
		return `Fill in ${open.join(', ')} in package.json: they still name no publisher (docs/decisions/publisher.md)`;
	}
	// npm refuses the provenance of a package whose repository differs.
	const place = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
	if (runsFor !== undefined && !place.endsWith(`/${runsFor}`)) {
		return `repository.url of package.json is ${repository.url}, but this is the repository ${runsFor}`;
	}
	const elsewhere = ['homepage', 'bugs.url'].filter(
		(field) => !filled[field].startsWith(`${place}/`),
	);
	if (elsewhere.length === 0) return undefined;
	return `${elsewhere.join(' and ')} of package.json must begin with ${place}/, as repository.url does`;
}

const [, , file = new URL('../package.json', import.meta.url)] = process.argv;
const missing = missingIn(JSON.parse(readFileSync(file, 'utf8')), process.env.GITHUB_REPOSITORY);
if (missing !== undefined) {
	process.stderr.write(`${missing}\n`);
	process.exitCode = 1;
}
