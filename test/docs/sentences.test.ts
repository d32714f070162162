import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../support/pages';

const root = join(__dirname, '../..');

/** The code in which messages are written. */
const source = ['nodes', 'platform']
	.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('.ts'))
			.map((file) => readFileSync(join(root, folder, file), 'utf8')),
	)
	.join('\n');

const page = pages.find(({ path }) => path === 'docs/troubleshooting.md')?.text ?? '';
const withMessages = page.split(/^## /m).filter((chapter) => chapter.includes('| Message |'));
const messages = withMessages.flatMap((chapter) =>
	[...chapter.matchAll(/^\| (?!Message|-)([^|]+) \|/gm)].map(([, message = '']) => message),
);

it('there are messages', () => expect(messages.length).toBeGreaterThan(20));

// Where the page has dots, the message has a name or a number.
it.each(messages)('is what a user sees: %s', (message) => {
	const parts = message
		.split('…')
		.map((part) => part.trim())
		.filter((part) => part.length > 3);
	expect(parts.length).toBeGreaterThan(0);
	expect(parts.filter((part) => !source.includes(part))).toEqual([]);
});
