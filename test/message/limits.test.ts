import type { MessageContent } from '../../platform/message/content';
import { writeHtml } from '../../platform/message/html';
import { writeMarkdown } from '../../platform/message/markdown';
import { writePlain } from '../../platform/message/plain';
import { writeSlack } from '../../platform/message/slack';
import { FigureFormats } from '../../platform/summary/formats';
import { wordsFor } from '../../platform/summary/words';

const wording = { formats: new FigureFormats({ language: 'en' }), words: wordsFor('en') };
const NOTHING = { columns: [], rows: [], total: undefined };
const content = (...lines: readonly string[]): MessageContent => ({
	...{ title: 'T', table: NOTHING, count: 0, endsWithRest: false },
	lines: lines.map((line) => [line]),
});

test.each([
	['plain text', writePlain, 4_000],
	['Markdown', writeMarkdown, 4_000],
	['a mail', writeHtml, 102_000],
] as const)('%s may be as long as its target takes', (_, write, most) => {
	const lengthOf = (line: string) => {
		const { text, html = text } = write(content(line), 0, wording);
		return html.length;
	};
	const around = lengthOf('x') - 1;
	const fits = (length: number) => write(content('x'.repeat(length)), 0, wording).fits;
	expect(fits(most - around)).toBe(true);
	expect(fits(most - around + 1)).toBe(false);
});

test('Slack takes 3,000 signs in a section and 4,000 in all', () => {
	const of = (...lines: readonly string[]) => writeSlack(content(...lines), 0, wording);
	expect(of('x'.repeat(3_000)).fits).toBe(true);
	expect(of('x'.repeat(3_001)).fits).toBe(false);
	const text = of('x'.repeat(1_000)).text;
	expect(text).toBe(`*T*\n\n${'x'.repeat(1_000)}`);
	const table = {
		columns: [{ name: 'N', side: 'left' as const }],
		rows: Array.from({ length: 27 }, () => ['y'.repeat(90)]),
		total: undefined,
	};
	const whole = (line: number) => {
		const two = { ...content('x'.repeat(line)), table, count: 27 };
		return writeSlack(two, 27, wording);
	};
	const around = whole(100).text.length - 100;
	expect(whole(4_000 - around).fits).toBe(true);
	expect(whole(4_001 - around).fits).toBe(false);
});

test('Slack has whole lines where not all fit, as many as there is room for', () => {
	const lines = ['a'.repeat(900), 'b'.repeat(800), 'c'.repeat(698), 'd', 'e'.repeat(1_500)];
	const { text, blocks, fits } = writeSlack(content(...lines), 0, wording);
	expect(fits).toBe(false);
	const kept = `${lines[0] ?? ''}\n${lines[2] ?? ''}`;
	expect(text).toBe(`*T*\n\n${kept}`);
	expect(blocks?.slice(1)).toEqual([
		{ type: 'section', text: { type: 'mrkdwn', text: kept, verbatim: true } },
	]);
});
