import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';

/** The files of the project, new ones too, whose names match. A star also matches slashes. */
export function filesLike(patterns) {
	const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
		cwd: root,
		encoding: 'utf8',
	});
	return listed.split('\n').filter((file) => file !== '');
}

export const contentOf = (file) => readFileSync(path.join(root, file), 'utf8');

const trees = new Map();

/** The syntax tree of a TypeScript file, which is parsed once for all parts of the lint. */
export function treeOf(file) {
	const known = trees.get(file);
	if (known) return known;
	const tree = ts.createSourceFile(file, contentOf(file), ts.ScriptTarget.Latest, true);
	trees.set(file, tree);
	return tree;
}
