import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An example of a rule: requests, and what matters of their replies. */
export interface Example {
	/** The heading of docs/platform.md that states the rule. */
	section: string;
	/** A sentence that makes sense alone. */
	title: string;
	steps: Step[];
}

export interface Step {
	line: string;
	request: string[];
	expected: string[];
}

/** The areas of the examples, each with the examples of its file. */
export function examplesByArea(): [area: string, examples: Example[]][] {
	const files = readdirSync(__dirname).filter((file) => file.endsWith('.txt'));
	return files.map((file) => [
		file.replace('.txt', ''),
		readExamples(readFileSync(path.join(__dirname, file), 'utf8')),
	]);
}

/** Reads the lines that README.md describes. */
function readExamples(text: string): Example[] {
	const examples: Example[] = [];
	const names = new Map<string, string>();
	let section = '';
	for (const written of text.split('\n').filter((line) => line.trim() !== '')) {
		const [, name, value = ''] = /^\$([A-Z_]+) = (.*)$/.exec(written) ?? [];
		const line = written.replace(
			/\$([A-Z]+(?:_[A-Z]+)*)/g,
			(all, known: string) => names.get(known) ?? all,
		);
		if (name !== undefined) names.set(name, value);
		else if (line.startsWith('## ')) section = line.slice(3);
		else if (/^\s/.test(line)) examples.at(-1)?.steps.push(readStep(line));
		else {
			const [title = '', step, ...more] = line.split(' | ');
			if (more.length > 0) throw new Error(`Two steps in one line: ${line}`);
			examples.push({ section, title, steps: step === undefined ? [] : [readStep(step)] });
		}
	}
	const empty = examples.find(({ steps }) => steps.length === 0);
	if (empty) throw new Error(`An example without a step: ${empty.title}`);
	return examples.flatMap(forEachWord);
}

/** `<a:b, c:d>` in a title makes an example of each part, where `<1>` is a or c, and `<2>` b or d. */
function forEachWord(example: Example): Example[] {
	const list = /<([^>]+)>/.exec(example.title)?.[1];
	if (list === undefined) return [example];
	return list.split(', ').map((one) => {
		const parts = one.split(':');
		const filled = (text: string) => text.replace(/<(\d)>/g, (_, part) => parts[part - 1] ?? '');
		const steps = example.steps.map(({ line }) => readStep(filled(line)));
		return { ...example, title: example.title.replace(`<${list}>`, parts[0] ?? ''), steps };
	});
}

function readStep(written: string): Step {
	const line = written.trim();
	const [request = '', expected = '', ...more] = line.split(/ => ?/);
	if (more.length > 0) throw new Error(`Two expectations of one step: ${line}`);
	return { line, request: wordsOf(request), expected: wordsOf(expected) };
}

/** The words between spaces; a space in quotes does not divide. */
function wordsOf(text: string): string[] {
	return text.match(/(?:[^\s"]|"(?:[^"\\]|\\.)*")+/g) ?? [];
}
