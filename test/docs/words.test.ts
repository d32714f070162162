import { pages, proseOf, userPages } from '../support/pages';
import { isShown } from '../support/shownWords';

// The build makes it, and forms say nothing of it.
jest.mock('../../page/built', () => ({}), { virtual: true });

const ITALIC = /(?<![*\w])\*([^*\n]+)\*(?![*\w])/g;

/** What a person types for days: `October`, `Q3 2026`. */
const isTyped = (said: string) => /^(October|Q\d)|\b\d{4}\b/.test(said);

/** Words in italics that begin with a capital letter are those of a screen. */
const said = [...userPages, ...pages.filter(({ path }) => path === 'README.md')].flatMap((page) =>
	[...proseOf(page).matchAll(ITALIC)].flatMap(([, words = '']) =>
		/^[A-Z]/.test(words) && !isTyped(words) ? [{ page: page.path, words }] : [],
	),
);

it('each word in italics is as a screen shows it', () => {
	expect(said.length).toBeGreaterThan(200);
	expect(said.filter(({ words }) => !isShown(words))).toEqual([]);
});

it.each(['Last Week', 'Import > From File', 'Report > Publish', 'run', 'Last  Days'])(
	'and %s is none',
	(words) => expect(isShown(words)).toBe(false),
);
