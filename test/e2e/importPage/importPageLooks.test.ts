import { N8N_2, until } from '../../../harness/n8n';
import { type HostedPage, SECRET } from './hostedPage';
import { sampleExport } from './exportFiles';
import { FIVE_BAD_LINES, FRENCH } from './importFiles';
import { ImportStage } from './importStage';
import type { Visit } from './importVisit';
import { DAYS } from './importVisit';

const NARROW = { width: 360, height: 740 };
const TEXT = '<img src=x onerror="window.pwned = 1">\n</script><script>window.pwned = 1</script>';

let stage: ImportStage;
let hosted: HostedPage;
beforeAll(async () => {
	stage = ImportStage.on(N8N_2);
	hosted = await stage.host({ protection: 'passphrase', title: `Tom & ${TEXT}`, text: TEXT });
});
afterAll(async () => await stage?.stop());

/** Takes a page through all of its states. */
async function goThrough(visit: Visit, look: (state: string) => Promise<void>): Promise<void> {
	await look('empty');
	await visit.choose('people.csv', 'Name,Age,Town\nAnna,41,Lille\nTom,7,Metz\n');
	expect(await visit.complaint()).toMatch(
		/^(Aucune colonne n’a été reconnue|Keine der Spalten wurde erkannt)\. /,
	);
	expect(await visit.page.locator('#samples li').first().isVisible()).toBe(true);
	await look('unknown');
	await visit.choose('a-file-with-a-long-name-that-has-no-blanks-at-all-2026-01-05.csv', FRENCH);
	await look('chosen');
	await visit.choose('bad.csv', FIVE_BAD_LINES);
	await visit.describe({ kind: 'opedata', ...DAYS });
	await look('bad-lines');
	await visit.choose('book.csv', Buffer.from('504b0304', 'hex'));
	await look('no-csv');
	await visit.choose('finer.csv', sampleExport('ga-page-by-source-country-device.csv'));
	expect(await visit.describe(DAYS)).toMatch(/^3 (lignes sur 5 portent|von 5 Zeilen haben) /);
	expect(await visit.page.locator('.chart').count()).toBe(0);
	await look('question');
	await visit.choose('good.csv', FRENCH);
	await visit.page.locator('#about summary').click();
	await look('ready');
	await visit.start('wrong');
	await visit.problem();
	await look('refused');
	await visit.start(SECRET.password);
	await visit.outcome();
	await look('result');
}

const LOOKS = [
	[
		'wide-light-french',
		{ viewport: { width: 1280, height: 800 }, colorScheme: 'light', locale: 'fr-FR' },
	],
	[
		// German has the longest words.
		'narrow-dark-german',
		{
			viewport: NARROW,
			colorScheme: 'dark',
			locale: 'de-DE',
			hasTouch: true,
			reducedMotion: 'reduce',
		},
	],
] as const;

it.each(LOOKS)('on a %s, every state is accessible and fits', async (name, options) => {
	const visit = await stage.visit(hosted.url, options);
	const violations: Array<[string, string[]]> = [];
	const widths: Array<[string, number]> = [];
	await goThrough(visit, async (state) => {
		await visit.picture(`${name}-${state}`);
		const found = await visit.violations();
		if (found.length > 0) violations.push([state, found]);
		widths.push([state, await visit.see('document.documentElement.scrollWidth')]);
	});
	expect(violations).toEqual([]);
	expect(widths).toEqual(widths.map(([state]) => [state, options.viewport.width]));
	expect(visit.complaints).toEqual([]);
	await visit.close();
});

it('the page can be used with the keyboard alone, until the result', async () => {
	const visit = await stage.visit(hosted.url, { viewport: NARROW });
	const { keyboard } = visit.page;
	const tabTo = async (field: string) => {
		for (let tabs = 0; tabs < 60; tabs += 1) {
			const focused = await visit.see<string>(
				'document.activeElement.id || document.activeElement.getAttribute("aria-label") || document.activeElement.textContent',
			);
			if (focused === field) return;
			await keyboard.press('Tab');
		}
		throw new Error(`No ${field} was reached`);
	};
	await tabTo('file');
	// On a busy machine, a key press once had no effect.
	const open = async () => {
		const chooser = visit.page.waitForEvent('filechooser', { timeout: 10_000 });
		const isOpen = chooser.then(
			() => true,
			() => undefined,
		);
		await keyboard.press('Space');
		return await isOpen;
	};
	await until('files can be chosen', open, { timeoutMs: 120_000 });
	await visit.choose('good.csv', FRENCH);
	await tabTo('kind');
	// The columns already identify them as campaigns.
	for (const key of ['ArrowUp', 'ArrowDown']) await keyboard.press(key);
	await visit.verdict();
	expect(await visit.page.locator('#kind').inputValue()).toBe('opedata');
	await tabTo('site');
	await keyboard.press('ArrowDown');
	await tabTo('from');
	await keyboard.type('01012026');
	await tabTo('to');
	await keyboard.type('02022026');
	expect(await visit.verdict()).toBe('2 rows can be imported.');
	await tabTo('How the file is read');
	await keyboard.press('Enter');
	await visit.page.locator('#separator').waitFor();
	await tabTo('First rows, as they will be imported');
	await tabTo('passphrase');
	await keyboard.type(SECRET.password);
	await tabTo('start');
	await keyboard.press('Space');
	await visit.picture('keyboard');
	expect(await visit.outcome()).toMatch(/shop-ca\s+Days\s+1 Jan 2026 to 2 Feb 2026/);
	expect(await visit.see('document.activeElement.id')).toBe('result');
	await keyboard.press('Tab');
	await keyboard.press('Enter');
	await visit.page.getByText('Drop a CSV file or an Excel workbook here, or choose one').waitFor();
	await visit.close();
});

it('the page shows title and text unchanged', async () => {
	const visit = await stage.visit(hosted.url);
	expect(await visit.page.locator('h1').innerText()).toBe(`Tom & ${TEXT}`.replace('\n', ' '));
	expect(await visit.page.title()).toContain('Tom & <img src=x');
	expect(await visit.page.locator('#text').innerText()).toBe(TEXT);
	expect(await visit.see('window.pwned')).toBeUndefined();
	expect(visit.complaints).toEqual([]);
	await visit.close();
});

it('the page can run and load only what was built', async () => {
	const { headers } = await fetch(hosted.url);
	const policy = headers.get('content-security-policy') ?? '';
	const rules = new Map(
		policy.split(';').map((rule) => {
			const [name = '', ...values] = rule.trim().split(' ');
			return [name, values.join(' ')] as const;
		}),
	);
	expect(rules.get('default-src')).toBe("'none'");
	expect(rules.get('script-src')).toMatch(/^'sha256-[\w+/]{43}='$/);
	expect(rules.get('style-src')).toMatch(/^'sha256-[\w+/]{43}='$/);
	expect(rules.get('sandbox')).toContain('allow-scripts');
	expect(policy).not.toContain('allow-same-origin');
	expect(policy).not.toContain('unsafe');
	expect(headers.get('cache-control')).toBe('no-store');
});
