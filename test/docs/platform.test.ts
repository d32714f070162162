import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Comments cite the rules of the platform by the headings of docs/platform.md: this holds them to it. */
const root = join(__dirname, '../..');
const CITED = ['credentials', 'nodes', 'page', 'platform', 'sandbox'];
const CODE = [...CITED, 'bench', 'demo', 'harness', 'test', 'tools'];

/** The text below each heading, up to the next one. */
const sections = new Map(
	readFileSync(join(root, 'docs/platform.md'), 'utf8')
		.split(/^#+ /m)
		.slice(1)
		.map((part): [string, string] => {
			const end = part.indexOf('\n');
			return [part.slice(0, end), part.slice(end)];
		}),
);

function filesIn(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
		return /\.[cm]?[jt]s$/.test(entry.name) ? [path] : [];
	});
}

/** A file, its comments without the ends of their lines. */
function readJoined(path: string): string {
	return readFileSync(path, 'utf8').replace(/\n\s*(?:\*(?!\/)|\/\/) ?/g, ' ');
}

function headingAt(text: string): string | undefined {
	return [...sections.keys()]
		.filter((heading) => text.startsWith(heading) && !/^[\w/-]/.test(text.slice(heading.length)))
		.sort((one, other) => other.length - one.length)[0];
}

/** What is wrong with a citation, which begins with the name of a section. */
function defectOf(cited: string): string | undefined {
	const heading = headingAt(cited);
	if (heading === undefined) return `no section: ${cited}`;
	const rest = cited.slice(heading.length);
	const [, another] = /^,? and ([A-Z].*)/.exec(rest) ?? [];
	if (another !== undefined) return defectOf(another);
	const numbers = /^ (\d)(?: and (\d))?\b/.exec(rest)?.slice(1) ?? [];
	const missing = numbers.find((one) => one && !sections.get(heading)?.includes(`\n${one}. `));
	return missing === undefined ? undefined : `no rule ${missing}: ${cited}`;
}

const CITATION = /docs\/platform\.md, (.{1,100})/g;

const citations = CITED.flatMap((folder) =>
	filesIn(join(root, folder)).flatMap((path) =>
		[...readJoined(path).matchAll(CITATION)].map(([, cited = '']) => ({
			file: relative(root, path),
			defect: defectOf(cited),
		})),
	),
);

it('there are citations', () => {
	expect(sections.size).toBeGreaterThan(40);
	expect(citations.length).toBeGreaterThan(100);
});

it('each cites a section that exists, and a rule of it', () => {
	expect(citations.filter(({ defect }) => defect !== undefined)).toEqual([]);
});

it('no section has the name of another', () => {
	const headings = readFileSync(join(root, 'docs/platform.md'), 'utf8').match(/^#+ .+$/gm);
	expect(headings).toHaveLength(sections.size);
});

it('nothing cites a document that is not in the repository', () => {
	const strays = CODE.flatMap((folder) =>
		filesIn(join(root, folder)).filter((path) =>
			/\b(?:api|platform-facts)\.md/i.test(readFileSync(path, 'utf8')),
		),
	);
	expect(strays.map((path) => relative(root, path))).toEqual([]);
});
