import { pages, userPages, examples } from '../support/pages';

const linesOf = (text: string) => text.trimEnd().split('\n');

it('the README fits on a screen and a half, and begins with a picture', () => {
	const [readme] = pages;
	const lines = linesOf(readme?.text ?? '');
	expect(lines.length).toBeLessThanOrEqual(120);
	expect(lines.slice(0, 10).join()).toContain('![');
});

it('the README says where to get the code before the first command', () => {
	const [readme] = pages;
	const beforeCommands = readme?.text.split('```')[0] ?? '';
	expect(beforeCommands).toContain('git clone');
});

describe.each(userPages)('$path', (page) => {
	it('is read in one go: at most 150 lines', () => {
		expect(linesOf(page.text).length).toBeLessThanOrEqual(150);
	});

	it('has a picture above its chapters but one, and ends with its limits', () => {
		const chapters = page.text.split(/^## /m);
		expect(chapters.slice(0, 2).join()).toContain('](../.github/images/');
		expect(chapters.at(-1)).toMatch(/^Limits\n/);
	});

	it('has an example to paste, or a ready-made workflow', () => {
		const own = examples.filter(({ path }) => path === page.path);
		const linked = page.text.match(/\]\(\.\.\/workflows\/[\w-]+\.json\)/g) ?? [];
		expect(own.length + linked.length).toBeGreaterThan(0);
	});

	it('is linked by the list of pages', () => {
		const list = pages.find(({ path }) => path === 'docs/README.md');
		expect(list?.text).toContain(`(${page.path.replace('docs/', '')})`);
	});
});
