import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INodeParameters } from 'n8n-workflow';
import { ENGINES, largeFile } from './importFiles';
import { DAYS } from './importVisit';
import { ServedStage } from './servedStage';

let stage: ServedStage;
beforeAll(async () => {
	stage = await ServedStage.open();
});
afterAll(async () => await stage?.stop());

describe('a file that is saved again after it was chosen', () => {
	let folder: string;
	let path: string;
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'saved-again-'));
		path = join(folder, 'engines.csv');
		await writeFile(path, ENGINES);
	});
	afterEach(async () => await rm(folder, { recursive: true }));

	const CHANGED =
		'The file was saved again, moved or deleted after you chose it. Choose the file again, so that the page imports what it shows.';

	it('is not sent, and the page says what to do', async () => {
		const served = await stage.serve();
		const colleague = await stage.visit(served);
		await colleague.page.setInputFiles('#file', path);
		await colleague.describe({ kind: 'searchengine', ...DAYS });
		await appendFile(path, 'Bing,3\n');
		await colleague.start();
		expect(await colleague.problem()).toBe(CHANGED);
		expect(served.submissions).toEqual([]);
		// A click on the field clears it, so that the same path is read anew.
		await colleague.page.setInputFiles('#file', []);
		await colleague.page.setInputFiles('#file', path);
		await colleague.page.getByText('3 rows can be imported.').waitFor();
		await colleague.start();
		await colleague.outcome();
		await colleague.close();
	});

	it('is not checked again as if it were the same', async () => {
		const colleague = await stage.visit(await stage.serve(), 'fr-FR');
		await colleague.page.setInputFiles('#file', path);
		await colleague.describe({ kind: 'searchengine', ...DAYS });
		await rm(path);
		await colleague.page.locator('#about summary').click();
		await colleague.page.check('#empty-figures');
		await colleague.page
			.getByText(/^Le fichier a été enregistré de nouveau, déplacé ou supprimé/)
			.waitFor();
		expect(await colleague.page.locator('#sending').isVisible()).toBe(false);
		await colleague.close();
	});
});

describe('a file in German without one of the columns', () => {
	const HISTORY = [
		'Datum;Kanal;Kampagne;Besuche;Umsatz',
		'16.11.2026;Bezahlte Suche;Marke Herbst;1.234;3.456,78 €',
		'',
	].join('\n');

	it('is checked while the text for all lines is typed, as the advice says', async () => {
		const { page, ...colleague } = await choose({});
		await page.getByText('or "Same for all lines …" there').waitFor();
		await page.selectOption('select[name=publisher_name]', 'text');
		await page.keyboard.type('Google');
		await page.getByText('1 row can be imported.').waitFor();
		await colleague.close();
	});

	it('is not offered for sending with days by a page that hands files over', async () => {
		const { page, ...colleague } = await choose({ handling: 'handOver' });
		await page.selectOption('select[name=publisher_name]', 'text');
		await page.keyboard.type('Google');
		await page.getByText('The file has a column of days, but this page').waitFor();
		expect(await page.locator('#sending').isVisible()).toBe(false);
		await page.selectOption('select[name=date]', '');
		await page.getByText('1 row can be imported.').waitFor();
		await colleague.close();
	});

	async function choose(parameters: INodeParameters) {
		const visit = await stage.visit(await stage.serve(parameters));
		await visit.choose('Historie.csv', HISTORY);
		return { page: visit.page, close: async () => await visit.close() };
	}
});

describe('a change of the form', () => {
	/** Counts what is read of a file from now on. */
	const COUNT_READS = `(() => {
		const slice = Blob.prototype.slice;
		window.reads = 0;
		Blob.prototype.slice = function (...of) { window.reads += 1; return slice.apply(this, of); };
	})()`;

	it('of the days does not check a file again, and of other fields gives up the check before', async () => {
		const colleague = await stage.visit(await stage.serve());
		// The worker gets the counter, too.
		await colleague.page.addInitScript(`{
			const plain = URL.createObjectURL;
			window.checks = 0;
			const counting = ${JSON.stringify(COUNT_READS)} + ';setInterval(() => postMessage({ number: -1, reads: self.reads }), 50);';
			URL.createObjectURL = (blob) => plain(new Blob([counting.replaceAll('window', 'self'), blob]));
			const Plain = Worker;
			Worker = class extends Plain {
				constructor(url) {
					super(url);
					this.addEventListener('message', ({ data }) => { if (data.number === -1) window.reads = data.reads; else window.checks += 1; });
				}
			};
		}`);
		await colleague.page.reload();
		const file = largeFile(4);
		const readings = Math.ceil(file.length / (1 << 20));
		await colleague.take('large.csv', file);
		await colleague.isChecked();
		await colleague.describe({ kind: 'searchengine', site: 'shop-eu' });
		const reads = async () => {
			await colleague.page.waitForTimeout(120);
			return await colleague.see<number>('window.reads');
		};
		const before = await reads();
		for (const year of ['0002', '0020', '0202', '2026']) {
			await colleague.describe({ from: `${year}-01-05`, to: `${year}-01-07` });
		}
		expect(await reads()).toBe(before);
		expect(await colleague.table('Figures of each day')).toContainEqual(
			expect.arrayContaining(['5 Jan 2026']),
		);
		const checks = await colleague.see<number>('window.checks');
		await colleague.page.evaluate(`for (let times = 0; times < 10; times += 1) {
			const box = document.getElementById(times % 2 ? 'round-figures' : 'empty-figures');
			box.checked = !box.checked;
			box.dispatchEvent(new Event('change'));
		}`);
		await colleague.verdict();
		// One whole check, and the beginning of the first, which was given up.
		expect((await reads()) - before).toBeLessThan(1.5 * readings);
		expect((await colleague.see<number>('window.checks')) - checks).toBe(1);
		await colleague.close();
	});
});

it('lists that end early say so', async () => {
	const visit = await stage.visit(await stage.serve());
	const names = Array.from({ length: 101 }, (_, at) => `Été ${at};1`);
	const wrong = Array.from({ length: 1_001 }, (_, at) => `Engine ${at};x`);
	await visit.choose('long.csv', ['Moteur;Visites', ...names, ...wrong].join('\n'));
	await visit.verdict();
	const findings = visit.page.locator('#findings');
	await findings.getByRole('button', { name: 'Download the first 1,000' }).waitFor();
	await findings.getByText('The first 200 are shown.').waitFor();
	await findings.getByText('The first 100 names are shown.').waitFor();
	expect(await visit.table('Names that lose their accents')).toHaveLength(101);
	await visit.close();
});
