import { N8N_2 } from '../../../harness/n8n';
import { jsonOf } from '../../support/stage';
import {
	fileOfDays,
	GA4_OVERVIEW,
	googleAdsWorkbook,
	largeWorkbook,
	sampleExport,
} from './exportFiles';
import { PAGE } from './hostedPage';
import { ImportStage } from './importStage';
import type { Visit } from './importVisit';

let stage: ImportStage;
beforeAll(() => {
	stage = ImportStage.on(N8N_2);
});
afterAll(async () => await stage?.stop());

/** Records the longest task of the page. */
const WATCH = `(() => {
	window.longestTask = 0;
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
	}).observe({ type: 'longtask', buffered: true });
})()`;

async function visitWatched(locale = 'en-GB') {
	const hosted = await stage.host();
	const visit = await stage.visit(hosted.url, { locale });
	await visit.page.addInitScript(WATCH);
	await visit.page.reload();
	return { hosted, visit };
}

const longestTask = async (visit: Visit) => await visit.see<number>('window.longestTask');

describe('an export of a tool, from its drop to Done', () => {
	it('of pages of Google Analytics 4 takes three clicks', async () => {
		const { hosted, visit } = await visitWatched('fr-FR');
		await visit.choose('Pages et écrans.csv', sampleExport('ga4-pages.csv').toString());
		await visit.page.getByRole('button', { name: 'L’utiliser' }).click();
		expect(await visit.verdict()).toBe('3 lignes peuvent être importées.');
		await visit.picture('ga4-french');
		await visit.start();
		expect(await visit.outcome()).toMatch(/Lignes acceptées\s+3/);
		await visit.picture('ga4-french-done');
		const execution = await hosted.execution();
		expect(jsonOf(execution.items(PAGE))).toMatchObject([
			{ kind: 'pagetree', from: '2026-09-01', to: '2026-09-30', rows: 3 },
		]);
		await visit.close();
	});

	it('of the overview of Google Analytics 4 asks which of its tables is meant', async () => {
		const { hosted, visit } = await visitWatched();
		await visit.choose('overview.csv', GA4_OVERVIEW);
		expect(await visit.complaint()).toMatch(
			/^The file contains 5 tables: 1 \(Active users, .*; line 4\), .* Choose a table under "Table in the file"/,
		);
		const tables = visit.page.locator('#table');
		expect(await tables.locator('option').allInnerTexts()).toContain(
			'2: Page title and screen class, Views, Active users',
		);
		await visit.picture('ga4-overview');
		await tables.selectOption('2');
		await visit.describe({ from: '2026-09-01', to: '2026-09-30' });
		expect(await visit.verdict()).toBe('2 rows can be imported.');
		await visit.start();
		expect(await visit.outcome()).toMatch(/Rows accepted\s+2/);
		const execution = await hosted.execution();
		expect(jsonOf(execution.items(PAGE))).toMatchObject([{ kind: 'pagetree', rows: 2 }]);
		await visit.close();
	});

	it('of Google Ads for Excel is imported as campaigns of one channel', async () => {
		const { hosted, visit } = await visitWatched();
		await visit.take('Campaign report.xlsx', googleAdsWorkbook());
		await visit.isChecked();
		expect(await visit.complaint()).toBe('No column was found for Channel.');
		const choose = async (target: string, column: string, text?: string) => {
			await visit.page.selectOption(`select[name=${target}]`, column);
			if (text === undefined) return;
			const field = visit.page.locator(`label:has(select[name=${target}]) input`);
			await field.fill(text);
			await field.blur();
		};
		await choose('media_key', 'text', 'Paid search');
		await choose('publisher_name', 'text', 'Google Ads');
		await choose('visit', '4');
		await visit.page.getByRole('button', { name: 'Use it' }).click();
		await visit.page.getByText('3 rows can be imported.').waitFor();
		await visit.picture('google-ads');
		await visit.start();
		expect(await visit.outcome()).toMatch(/Rows accepted\s+3/);
		const execution = await hosted.execution();
		const [item] = execution.items(PAGE);
		expect(item?.json).toMatchObject({ kind: 'opedata', from: '2026-09-01', to: '2026-09-30' });
		expect(item?.json.leftOut).toMatchObject({ lines: 2 });
		expect(hosted.imports()).toHaveLength(1);
		await visit.close();
	});

	it('of Excel with 15,000 rows does not freeze the page', async () => {
		const rows = 15_000;
		const { hosted, visit } = await visitWatched('fr-FR');
		await visit.see('window.longestTask = 0');
		const begin = performance.now();
		await visit.take('domains.xlsx', largeWorkbook(rows));
		await visit.isChecked();
		await visit.describe({ from: '2026-09-01', to: '2026-09-30' });
		await visit.start();
		await visit.outcome();
		const total = performance.now() - begin;
		await visit.picture('workbook-french');
		const execution = await hosted.execution();
		expect(jsonOf(execution.items(PAGE))).toMatchObject([{ kind: 'refererdomain', rows }]);
		// A page that reads the file in its own thread is blocked for most of the time.
		expect((await longestTask(visit)) / total).toBeLessThan(0.2);
		expect(visit.complaints).toEqual([]);
		await visit.close();
	});
});

it('a year of days of which the fortieth is refused goes on from there, and sends no day twice', async () => {
	const { hosted, visit } = await visitWatched();
	hosted.sandbox.control.fault({
		...{ kind: 'error200', error_msg: 'Not now', match: '/analyticsimport/', after: 39 },
	});
	await visit.choose('year.csv', fileOfDays('2025-09-01', 365));
	expect(await visit.verdict()).toBe('365 rows can be imported.');
	expect((await visit.bars())[0]).toEqual(['Ecosia 31 Aug 2026', '365']);
	await visit.start();
	expect(await visit.problem()).toMatch(
		/Not now.* 39 of 365 days were imported before that: 1 Sept 2025 to 9 Oct 2025\./,
	);
	await visit.picture('day-refused');
	expect(await visit.page.inputValue('#from')).toBe('2025-10-10');
	expect(hosted.imports()).toHaveLength(40);
	await visit.verdict();
	await visit.start();
	expect(await visit.outcome()).toMatch(/Rows accepted\s+326/);
	const days = hosted.imports().map(({ body }) => /"from":"([\d/]+)"/.exec(String(body))?.[1]);
	expect(new Set(days).size).toBe(365);
	expect(days).toHaveLength(366);
	expect(days.filter((day) => day === '10/10/2025')).toHaveLength(2);
	await visit.close();
});
