// `node tools/lint/names.mjs`: each exported name has one meaning, names use the words of the field, no folder is long and no two files are called the same.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';

/** Names that several files export on purpose: one file for each part of a pattern. */
const SAME_ON_PURPOSE = new Set([]);

/** Nouns of this project's former private language. Each has a standard term. */
const PRIVATE_WORDS = new Set([
	...['told', 'odd', 'wish', 'wished', 'beside', 'said', 'meant', 'usual', 'wanted', 'asked'],
]);

/** A member of the state that triggers have stored: what is saved keeps its name. */
const SAVED_NAMES = new Set(['askedAt']);

/**
 * File names that repeat: each group of operations has these, and each node or room has its
 * description or types.
 */
const PARTS_OF_A_PATTERN = new Set([
	'run.ts',
	'read.ts',
	'form.ts',
	'forms.ts',
	'settings.ts',
	'describe.ts',
	'index.ts',
]);

/** Larger folders are split. */
const MOST_FILES_IN_A_FOLDER = 20;

const PRODUCT = ['nodes', 'platform', 'page', 'credentials'];

/** Folders whose names use the words of the field, too. */
const STAND_INS = ['sandbox', 'harness'];

/** Folders whose length is limited. */
const ALL_CODE = [...PRODUCT, ...STAND_INS, 'test', 'bench', 'demo', 'tools'];

function filesOf(folders) {
	const patterns = folders.map((folder) => `${folder}/*.ts`); // In git, a star also matches slashes.
	const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
		cwd: root,
		encoding: 'utf8',
	});
	return listed.split('\n').filter((file) => file !== '' && !file.endsWith('.d.ts'));
}

function isExported(statement) {
	return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function exportedNames(source) {
	return source.statements.filter(isExported).flatMap((statement) => {
		if (statement.name) return [statement.name.text];
		return (statement.declarationList?.declarations ?? []).map(({ name }) => name.getText(source));
	});
}

function declaredNames(source) {
	const names = new Set();
	const visit = (node) => {
		if (
			ts.isIdentifier(node) &&
			node.parent?.name === node &&
			!ts.isPropertyAccessExpression(node.parent)
		) {
			names.add(node.text);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return names;
}

function isLoading(node) {
	return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** The names that a file imports, and the modules that it imports or loads as a whole. */
function importsOf(file, source) {
	const names = [];
	const modules = [];
	const visit = (node) => {
		if (ts.isImportSpecifier(node)) names.push((node.propertyName ?? node.name).text);
		if (ts.isNamespaceImport(node)) modules.push(node.parent.parent.moduleSpecifier.text);
		if (isLoading(node) && ts.isStringLiteral(node.arguments[0])) {
			modules.push(node.arguments[0].text);
		}
		if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
			for (const { propertyName, name } of node.exportClause?.elements ?? []) {
				names.push((propertyName ?? name).text);
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return { names, modules: modules.map((module) => `${path.join(path.dirname(file), module)}.ts`) };
}

const wordsOf = (name) => name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((word) => word.toLowerCase());

const productFiles = filesOf(PRODUCT);

/** n8n loads nodes and credentials by their files, and the build loads the values of the page. */
const LOADED_BY_FILE = /\.(?:node|credentials)\.ts$|^page\/texts\/fixed\.ts$/;

const exporters = new Map();
const importedNames = new Set();
const wholeModules = new Set();
const problems = [];
for (const file of [...productFiles, ...filesOf(STAND_INS)]) {
	const text = readFileSync(path.join(root, file), 'utf8');
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	for (const name of productFiles.includes(file) ? exportedNames(source) : []) {
		exporters.set(name, [...(exporters.get(name) ?? []), file]);
	}
	for (const name of declaredNames(source)) {
		const word = wordsOf(name).find((one) => PRIVATE_WORDS.has(one));
		if (word && !SAVED_NAMES.has(name))
			problems.push(`${file}: ${name} holds "${word}", which readers cannot guess`);
	}
}
for (const [name, files] of exporters) {
	if (files.length > 1 && !SAME_ON_PURPOSE.has(name)) {
		problems.push(`${name} is exported by ${files.join(' and ')}: give each a name of its own`);
	}
}
const filesIn = new Map();
for (const file of filesOf(ALL_CODE)) {
	const text = readFileSync(path.join(root, file), 'utf8');
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const { names, modules } = importsOf(file, source);
	for (const name of names) importedNames.add(name);
	for (const module of modules) wholeModules.add(module);
	const { dir: folder } = path.parse(file);
	filesIn.set(folder, (filesIn.get(folder) ?? 0) + 1);
}
for (const [name, [file]] of exporters) {
	const isRead = importedNames.has(name) || wholeModules.has(file) || LOADED_BY_FILE.test(file);
	if (!isRead) problems.push(`${file}: ${name} is exported, but imported nowhere`);
}
const filesNamed = new Map();
for (const file of productFiles) {
	const { base: name } = path.parse(file);
	if (!PARTS_OF_A_PATTERN.has(name)) {
		filesNamed.set(name, [...(filesNamed.get(name) ?? []), file]);
	}
}
for (const files of filesNamed.values()) {
	if (files.length > 1)
		problems.push(`${files.join(' and ')} have the same name: give each its own name`);
}
for (const [folder, files] of filesIn) {
	if (files > MOST_FILES_IN_A_FOLDER) {
		problems.push(`${folder} holds ${files} files: give some of them a folder of their own`);
	}
}
process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
process.exitCode = problems.length > 0 ? 1 : 0;
