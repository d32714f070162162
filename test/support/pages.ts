import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { WorkflowJson } from '../../harness/engine';

const root = join(__dirname, '../..');

/** A Markdown page, by its path from the root of the repository. */
export interface Page {
	readonly path: string;
	readonly text: string;
}

const read = (path: string): Page => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** Generated pages, and references of rules and figures. */
const REFERENCES = [
	'compare',
	'endpoints',
	'glossary',
	'how-alerts-work',
	'performance',
	'platform',
	'promises',
];

/** Pages that only link to others. */
const LISTS = ['README', 'templates'];

const ofDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.md'))
	.map((file) => read(join('docs', file)));

/** The pages in docs/ for users of the nodes. */
export const userPages = ofDocs.filter(
	({ path }) =>
		/^docs\/[^/]+$/.test(path) && ![...REFERENCES, ...LISTS].includes(basename(path, '.md')),
);

/** All pages of the repository. */
export const pages = [...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map(read), ...ofDocs];

/** A page without its code, in blocks and lines. */
export function proseOf({ text }: Page): string {
	return text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
}

/** A workflow in a page that can be pasted onto n8n's canvas. */
export interface Example {
	readonly path: string;
	readonly workflow: Pick<WorkflowJson, 'nodes' | 'connections'>;
}

const isWorkflow = (value: object): value is WorkflowJson =>
	'nodes' in value && 'connections' in value;

/** The examples of all pages, in order. */
export const examples = pages.flatMap(({ path, text }) =>
	[...text.matchAll(/^```json\n([^]*?)^```/gm)].map(([, block = '']): Example => {
		const workflow: object = JSON.parse(block) as object;
		if (isWorkflow(workflow)) return { path, workflow };
		throw new Error(`${path} has JSON that is no workflow`);
	}),
);
