import { readFile } from 'node:fs/promises';
import { held } from '../../engine/import/scene';
import { N8N_2 } from '../../../harness/n8n';
import { jsonOf } from '../../support/stage';
import { PAGE } from './hostedPage';
import { ENGINES, FIVE_BAD_LINES, FRENCH, largeFile } from './importFiles';
import { formOf, post } from './importPosts';
import { ImportStage } from './importStage';
import type { Visit } from './importVisit';
import { DAYS } from './importVisit';

const MEGABYTES = 6;

let stage: ImportStage;
beforeAll(() => {
	stage = ImportStage.on(N8N_2);
});
afterAll(async () => await stage?.stop());

async function downloaded({ page }: Visit): Promise<{ name: string; text: string }> {
	const waiting = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download this list' }).first().click();
	const file = await waiting;
	return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

const TICK = ' Tick "Round figures" under "How the file is read" to import more of them.';
const OWNER = ' Only the owner of this page can allow them to be left out.';

describe('a file with five invalid lines', () => {
	const CHANNELS =
		'Channel must be one of MAILING (emailing), ADVERTISING (display), AFFILIATION, SPONSOREDLINK (paid search), PARTNER (partners), TRUSTEDFEED (comparison engine), OFFLINE (broadcast, tv), GENERIC';
	const AMOUNT =
		'Sales Revenue must be an amount of 0 or more with at most two decimals, such as 1234.56';
	const BAD = [
		['3', 'Canal', 'Nope', CHANNELS],
		['4', 'Editeur', '', 'Publisher is empty'],
		['5', 'Visites', '12,5', 'Visits must be a whole number of 0 or more'],
		['6', 'CA', '=1+1', AMOUNT],
		['7', '', 'MAILING, News, Winter, 10', 'The line has 4 columns, but the table has 5'],
	];

	it('is listed line by line, and cannot be imported', async () => {
		const hosted = await stage.host();
		const visit = await stage.visit(hosted.url);
		await visit.choose('bad.csv', FIVE_BAD_LINES);
		expect(await visit.describe({ kind: 'opedata', ...DAYS })).toBe(
			`2 rows can be imported. 5 lines cannot be imported. Fix them, and choose the file again.${TICK}${OWNER}`,
		);
		const [header, ...lines] = await visit.table('Lines that cannot be imported');
		expect(header).toEqual(['Line', 'Column', 'Value', 'Reason']);
		expect(lines).toEqual(BAD);
		expect(await visit.page.locator('#start').isVisible()).toBe(false);
		const { name, text } = await downloaded(visit);
		expect(name).toBe('lines.csv');
		expect(text.split('\r\n')).toEqual([
			'\ufeffLine,Column,Value,Reason',
			`3,Canal,Nope,"${CHANNELS}"`,
			'4,Editeur,,Publisher is empty',
			'5,Visites,"12,5",Visits must be a whole number of 0 or more',
			`6,CA,'=1+1,"${AMOUNT}"`,
			'7,,"MAILING, News, Winter, 10","The line has 4 columns, but the table has 5"',
			'',
		]);
		await visit.page.locator('#about summary').click();
		await visit.page.getByLabel('Round figures').check();
		expect(await visit.verdict()).toBe(
			`3 rows can be imported. 4 lines cannot be imported. Fix them, and choose the file again.${OWNER}`,
		);
		await visit.page.focus('#from');
		await visit.page.keyboard.press('Enter');
		await visit.close();
		await hosted.isUntouched();
	});

	it('is imported without them if the workflow allows it', async () => {
		const hosted = await stage.host({ options: { badLines: 'leaveOut' } });
		const visit = await stage.visit(hosted.url);
		await visit.choose('bad.csv', FIVE_BAD_LINES);
		expect(await visit.describe({ kind: 'opedata', ...DAYS })).toBe(
			`2 rows can be imported. 5 lines cannot be imported and will be left out.${TICK}`,
		);
		await visit.start();
		expect(await visit.outcome()).toMatch(/Rows accepted\s+2\s+Lines not accepted\s+5\s/);
		expect((await visit.table('Lines that were not accepted')).slice(1)).toEqual(BAD);
		await visit.picture('left-out');
		const execution = await hosted.execution();
		expect(jsonOf(execution.items(PAGE))).toMatchObject([{ rows: 2, rejected: 5 }]);
		const fields = [['ope_name'], ['visit']] as const;
		const reported = await held(hosted, 'opedata', fields, DAYS);
		expect(reported).toContainEqual(['Spring', [4, 3, 3]]);
		expect(reported).toContainEqual(['Two, "three"', [3, 2, 2]]);
		expect(reported).not.toContainEqual(['Winter', expect.anything()]);
		await visit.close();
	});

	it('can be corrected and chosen again', async () => {
		const hosted = await stage.host();
		const visit = await stage.visit(hosted.url);
		await visit.choose('bad.csv', FIVE_BAD_LINES);
		await visit.describe({ kind: 'opedata', ...DAYS });
		const choosing = visit.page.waitForEvent('filechooser');
		await visit.page.click('#drop');
		await choosing;
		// Otherwise the browser would not report that the same file was chosen.
		expect(await visit.page.locator('#file').inputValue()).toBe('');
		const mended = FIVE_BAD_LINES.split('\n').slice(0, 2).join('\n');
		await visit.choose('bad.csv', mended);
		expect(await visit.verdict()).toBe('1 row can be imported.');
		expect(await visit.page.locator('#start').isEnabled()).toBe(true);
		await visit.close();
	});
});

const CAMPAIGNS = 'Canal;Régie;Campagne;Sessions\nMAILING;News;Soldes;12\n';
const PEOPLE = 'Name,Age,Town\nAnna,41,Lille\nTom,7,Metz\n';

it('the kind of a file is guessed, and two columns that fit equally well are asked about', async () => {
	const visit = await stage.visit((await stage.host()).url);
	await visit.choose('twice.csv', 'Moteur;Visites;Sessions;CA\nEcosia;12;13;4,50\n');
	expect(await visit.complaint()).toBe(
		'Several columns may contain Visits: 2 (Visites), 3 (Sessions).',
	);
	expect(await visit.page.locator('#kind').inputValue()).toBe('searchengine');
	expect(await visit.page.locator('#start').isVisible()).toBe(false);
	expect(await visit.columnOf('visit')).toBe('Choose a column');
	await visit.page.selectOption('select[name=visit]', '3');
	expect(await visit.verdict()).toBe('1 row can be imported. Choose the first and the last day.');
	expect((await visit.table('First rows, as they will be imported'))[1]).toEqual([
		...['Ecosia', '13', '4.50'],
	]);
	await visit.page.selectOption('select[name=visit]', { label: 'Not in the file' });
	expect((await visit.table('First rows, as they will be imported'))[1]).toEqual([
		'Ecosia',
		'4.50',
	]);
	await visit.close();
});

it('an unknown file is reported next to samples, and its columns can be chosen', async () => {
	const visit = await stage.visit((await stage.host()).url);
	await visit.choose('people.csv', PEOPLE);
	expect(await visit.complaint()).toBe(
		'None of the columns was recognized. The columns are: Name, Age, Town. Name the columns as in a sample, or choose the kind of figures and the columns yourself.',
	);
	expect(await visit.page.locator('#samples button').count()).toBe(6);
	const isThere = async (place: string) => await visit.page.locator(place).isVisible();
	expect(await Promise.all(['#needs', '#verdict', '#start'].map(isThere))).toEqual([
		...[true, false, false],
	]);
	expect(await visit.page.locator('#kind').inputValue()).toBe('');
	await visit.page.fill('#from', DAYS.from);
	await visit.page.fill('#to', DAYS.to);
	expect(await visit.complaint()).toContain('None of the columns was recognized.');
	await visit.page.selectOption('#kind', 'website');
	expect(await visit.verdict()).toBe('No column was found for Website.');
	expect(await isThere('#needs')).toBe(true);
	await visit.page.selectOption('select[name=website_name]', '3');
	await visit.page.selectOption('select[name=visit]', '2');
	await visit.page.getByText('2 rows can be imported.').waitFor();
	expect(await isThere('#start')).toBe(true);
	await visit.choose('campagnes.csv', CAMPAIGNS);
	expect(await visit.page.locator('#kind').inputValue()).toBe('opedata');
	expect(await visit.page.locator('#kind option').count()).toBe(6);
	expect([await isThere('#needs'), visit.complaints]).toEqual([false, []]);
	await visit.close();
});

it('a file is passed on in the sent format, if the workflow requests it', async () => {
	const hosted = await stage.host({ handling: 'handOver' });
	const reply = await post(hosted.url, formOf({ kind: 'opedata' }, FRENCH));
	expect(reply).toMatchObject({
		status: 200,
		rows: 2,
		message: 'The file was checked and passed to the workflow.',
	});
	const execution = await hosted.execution();
	const [item] = execution.items(PAGE);
	expect(item?.json).toMatchObject({ imported: false, kind: 'opedata', site: 'shop-eu', rows: 2 });
	expect((await stage.n8n.binary(item)).toString().split('\n')).toEqual([
		'media_key,publisher_name,ope_name,visit,scartvalidamount',
		"MAILING,ete,Soldes d'ete,1234,5678.90",
		'AFFILIATION,Lemonde,SOCIAL,200,300.5',
		'',
	]);
	expect(await stage.n8n.binary(item, 'original')).toEqual(FRENCH);
	expect(hosted.imports()).toEqual([]);
});

it('days can be chosen in any order, and a year typed digit by digit', async () => {
	const hosted = await stage.host();
	const visit = await stage.visit(hosted.url);
	await visit.choose('engines.csv', ENGINES);
	const unsaid = await visit.describe({ kind: 'searchengine', to: DAYS.to });
	expect(unsaid).toBe('2 rows can be imported. Choose the first and the last day.');
	expect(await visit.describe({ from: '0002-01-05' })).toBe('2 rows can be imported.');
	const [, first, others] = await visit.table('Figures of each day');
	expect(first).toEqual(['5 Jan 2', '17']);
	expect(others).toEqual(['Each day from 6 Jan 2 to 7 Jan 2026', '0']);
	expect(await visit.describe(DAYS)).toBe('2 rows can be imported.');
	expect(await visit.table('Figures of each day')).toContainEqual(['All days together', '17']);
	await visit.close();
});

it('a file that is no CSV replaces a valid one, and cannot be sent', async () => {
	const hosted = await stage.host();
	const visit = await stage.visit(hosted.url);
	await visit.choose('engines.csv', ENGINES);
	await visit.describe({ kind: 'searchengine', ...DAYS });
	await visit.choose('book.csv', Buffer.from('504b0304', 'hex'));
	expect(await visit.complaint()).toContain('The workbook is damaged');
	expect(await visit.see('document.getElementById("start").disabled')).toBe(true);
	for (const id of ['about', 'verdict', 'sending']) {
		expect([id, await visit.page.locator(`#${id}`).isVisible()]).toEqual([id, false]);
	}
	expect(await visit.page.locator('#needs').isVisible()).toBe(true);
	await visit.picture('no-csv');
	await visit.close();
	await hosted.isUntouched();
});

it('a large file is checked in the background, with its progress', async () => {
	const hosted = await stage.host();
	const visit = await stage.visit(hosted.url);
	const { page } = visit;
	const file = largeFile(MEGABYTES);
	const rows = new Intl.NumberFormat('en-GB').format(
		file.toString('latin1').split('\n').length - 2,
	);
	await visit.choose('small.csv', 'Search Engine,Visits\nEcosia,1\n');
	await visit.describe({ kind: 'searchengine', ...DAYS });
	await visit.see(WATCH);
	await visit.take('large.csv', file);
	await page.getByText('Checking the file …').waitFor();
	await page.locator('#about summary').click();
	await page.locator('#separator').waitFor();
	expect(await page.locator('#summary').innerText()).toBe('Checking the file …');
	expect(await visit.verdict()).toBe(`${rows} rows can be imported.`);
	const recognized = page.locator('#separator, #encoding').locator('option:first-child');
	expect(await recognized.allTextContents()).toEqual(['Detected: Comma', 'Detected: UTF-8']);
	expect(await visit.see<number>('window.longestPause')).toBeLessThan(1_000);
	await visit.start();
	expect(await visit.outcome()).toContain(`Rows accepted\n${rows}`);
	const shown = await visit.see<number[]>('window.shares');
	expect(shown.length).toBeGreaterThan(2);
	expect(shown).toEqual([...shown].sort((a, b) => a - b));
	expect(hosted.imports()).toHaveLength(1);
	await hosted.execution();
	await visit.close();
});

/** Records how long the page was blocked, and the values of its progress bar. */
const WATCH = `(() => {
	window.longestPause = 0;
	let last = performance.now();
	const tick = () => {
		const now = performance.now();
		window.longestPause = Math.max(window.longestPause, now - last);
		last = now;
		requestAnimationFrame(tick);
	};
	tick();
	window.shares = [];
	const bar = document.getElementById('progress');
	new MutationObserver(() => window.shares.push(bar.value)).observe(bar, { attributes: true });
})()`;
