import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Asked } from '../siteLists';
import { SITE, understoodOf } from './site';

/** Questions in the form of a line, each with what was understood when somebody checked it. */
const LINES = readFileSync(path.join(__dirname, 'questions.txt'), 'utf8').trimEnd().split('\n');

let site: Asked;
beforeAll(async () => void (site = await Asked.start(SITE)));
afterAll(async () => await site.lists.close());

test('questions in many words are understood as they were checked, or refused with the reason', async () => {
	const wrong: string[] = [];
	for (const line of LINES) {
		const [asked = '', ...expected] = line.split(' => ');
		const understood = await understoodOf(asked.replaceAll('\\n', '\n'), site);
		const found = understood.replace(/^refused: (?:InvalidInput|Error): /, 'refused: ');
		if (found !== expected.join(' => ')) wrong.push(`${asked}: ${found}`);
	}
	expect(wrong).toEqual([]);
	expect(LINES.length).toBeGreaterThan(300);
});
