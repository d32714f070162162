// No text that users read has a word of tools/lint/wordList.mjs.
import path from 'node:path';
import ts from 'typescript';
import { contentOf, filesLike, treeOf } from './sources.mjs';
import { LABELS_TO_AVOID, WORDS_TO_AVOID } from './wordList.mjs';

const TEXTS = ['nodes/*.ts', 'platform/*.ts', 'credentials/*.ts', 'page/*.ts', 'demo/*.ts'];
const PAGES = ['README.md', 'docs/*.md', 'workflows/*.json'];

/** Vocabulary that users type, and references that quote the platform. */
const EXCEPT =
	/^(platform\/questions\/|platform\/lookup\/|docs\/(platform|endpoints|performance|decisions\/wording)\.md)/;

const LABELS = new Set(['displayName', 'label']);

/** A text is a sentence or a label: it has a space, or is the value of a label. */
function textsIn(file) {
	const source = treeOf(file);
	const found = [];
	const add = (node, text) => {
		const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
		const isLabel =
			ts.isPropertyAssignment(node.parent) && LABELS.has(node.parent.name.getText(source));
		if (isLabel || /\S \S/.test(text)) found.push({ line: line + 1, text, isLabel });
	};
	const visit = (node) => {
		if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text);
		else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
			add(node, node.text);
		}
		node.forEachChild(visit);
	};
	visit(source);
	return found;
}

/** Paragraphs rather than lines, as a phrase may be broken. */
function paragraphsIn(content) {
	let line = 1;
	// Titles of tests are no texts for users.
	const prose = content.replace(/`test\/[^`]+`(?: "[^"\n]+")+/g, '');
	return prose.split(/\n(?=\n|[-|#])/).map((text) => {
		const paragraph = { line, text: text.replace(/\s+/g, ' ') };
		line += text.split('\n').length;
		return paragraph;
	});
}

/** Texts of a ready-made workflow: its name, its notes and its messages. */
function textsOfWorkflow(file) {
	const found = [];
	JSON.parse(contentOf(file), (_key, value) => {
		if (typeof value === 'string' && value.includes(' ')) found.push({ line: 1, text: value });
		return value;
	});
	return found;
}

const READERS = {
	'.ts': textsIn,
	'.md': (file) => paragraphsIn(contentOf(file)),
	'.json': textsOfWorkflow,
};

function findingsIn(file) {
	const texts = READERS[path.extname(file)](file);
	return texts.flatMap(({ line, text, isLabel }) => {
		const words = WORDS_TO_AVOID.flatMap(({ word, use }) => {
			const [found] = word.exec(text) ?? [];
			return found === undefined ? [] : [`instead of "${found}", write: ${use}`];
		});
		const labels =
			isLabel && LABELS_TO_AVOID.includes(text) ? [`the label "${text}" says too little`] : [];
		return [...words, ...labels].map((finding) => ({ where: `${file}:${line}`, finding, text }));
	});
}

/** Where a word to avoid was found, what to use instead, and the text. */
export function findWords() {
	const files = filesLike([...TEXTS, ...PAGES]).filter((file) => !EXCEPT.test(file));
	return files
		.flatMap(findingsIn)
		.map(({ where, finding, text }) => `${where} ${finding}\n      ${text.slice(0, 300)}`);
}
