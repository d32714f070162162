// Each exported name has one meaning, names use the words of the field, no folder is long and no two
// files are called the same.
import path from 'node:path';
import ts from 'typescript';
import { filesLike, treeOf } from './sources.mjs';

/** Names that several files export on purpose: one file for each part of a pattern. */
const SAME_ON_PURPOSE = new Set([]);

/** Nouns of this project's former private language. Each has a standard term. */
const PRIVATE_WORDS = new Set([
	...[
		'told',
		'odd',
		'wish',
		'wished',
		'beside',
		'said',
		'meant',
		'usual',
		'wanted',
		'asked',
		'outlook',
	],
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

/** Folders without product code whose names use the words of the field, too. */
const SUPPORT = ['sandbox', 'harness', 'bench', 'demo'];

/** Folders whose length is limited. */
const ALL_CODE = [...PRODUCT, ...SUPPORT, 'test', 'tools'];

function filesOf(folders) {
	const files = filesLike(folders.map((folder) => `${folder}/*.ts`));
	return files.filter((file) => !file.endsWith('.d.ts'));
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

/** An imported name is reported where it is declared. */
function isImportedAsDeclared(node) {
	return ts.isImportSpecifier(node.parent) && node.parent.propertyName === undefined;
}

function declaredNames(source) {
	const names = new Set();
	const visit = (node) => {
		if (
			ts.isIdentifier(node) &&
			node.parent?.name === node &&
			!ts.isPropertyAccessExpression(node.parent) &&
			!isImportedAsDeclared(node)
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

/** n8n loads nodes and credentials by their files, and the build loads the values of the page. */
const LOADED_BY_FILE = /\.(?:node|credentials)\.ts$|^page\/texts\/fixed\.ts$/;

/** Lists by key, in the order in which they are filled. */
class Lists extends Map {
	add(key, value) {
		this.set(key, [...(this.get(key) ?? []), value]);
	}
}

function privateWords() {
	return filesOf([...PRODUCT, ...SUPPORT]).flatMap((file) =>
		[...declaredNames(treeOf(file))].flatMap((name) => {
			const word = wordsOf(name).find((one) => PRIVATE_WORDS.has(one));
			if (!word || SAVED_NAMES.has(name)) return [];
			return [`${file}: ${name} contains "${word}": use a more precise word`];
		}),
	);
}

/** Names with two meanings, and names that nothing imports. */
function exportsToMend() {
	const exporters = new Lists();
	for (const file of filesOf(PRODUCT)) {
		for (const name of exportedNames(treeOf(file))) exporters.add(name, file);
	}
	const imports = filesOf(ALL_CODE).map((file) => importsOf(file, treeOf(file)));
	const importedNames = new Set(imports.flatMap(({ names }) => names));
	const wholeModules = new Set(imports.flatMap(({ modules }) => modules));
	return [...exporters].flatMap(([name, files]) => {
		const [file] = files;
		const isRead = importedNames.has(name) || wholeModules.has(file) || LOADED_BY_FILE.test(file);
		return [
			...(files.length > 1 && !SAME_ON_PURPOSE.has(name)
				? [`${name} is exported by ${files.join(' and ')}: give each a name of its own`]
				: []),
			...(isRead ? [] : [`${file}: ${name} is exported, but imported nowhere`]),
		];
	});
}

function sameFileNames() {
	const filesNamed = new Lists();
	for (const file of filesOf(PRODUCT)) {
		const { base: name } = path.parse(file);
		if (!PARTS_OF_A_PATTERN.has(name)) filesNamed.add(name, file);
	}
	return [...filesNamed.values()]
		.filter((files) => files.length > 1)
		.map((files) => `${files.join(' and ')} have the same name: give each its own name`);
}

function longFolders() {
	const filesIn = new Lists();
	for (const file of filesOf(ALL_CODE)) filesIn.add(path.dirname(file), file);
	return [...filesIn]
		.filter(([, files]) => files.length > MOST_FILES_IN_A_FOLDER)
		.map(([folder, { length }]) => {
			return `${folder} holds ${length} files: give some of them a folder of their own`;
		});
}

/** What is wrong with the names of the code, its files and folders. */
export function findNames() {
	return [...privateWords(), ...exportsToMend(), ...sameFileNames(), ...longFolders()];
}
