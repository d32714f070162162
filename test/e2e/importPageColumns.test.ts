import { N8N_2, sharedN8n } from '../../harness/n8n';
import type { HostedPage } from './importStage';
import { ImportStage } from './importStage';
import { DAYS } from './importVisit';

const CAMPAIGNS = 'Canal;Régie;Campagne;Sessions\nMAILING;News;Soldes;12\n';
const PEOPLE = 'Name,Age,Town\nAnna,41,Lille\nTom,7,Metz\n';
const NARROW = { width: 360, height: 740 };

let stage: ImportStage;
let hosted: HostedPage;
beforeAll(async () => {
	stage = await ImportStage.on(sharedN8n(N8N_2));
	hosted = await stage.host();
});
afterAll(async () => await stage?.stop());

it('a file is of the kind whose naming columns it has', async () => {
	const visit = await stage.visit(hosted.url);
	await visit.choose('campagnes.csv', CAMPAIGNS);
	expect(await visit.verdict()).toBe('1 row can be imported. Choose the first and the last day.');
	expect(await visit.page.locator('#kind').inputValue()).toBe('opedata');
	expect(await visit.columnOf('publisher_name')).toBe('2: Régie');
	expect(await visit.page.locator('#needs').isVisible()).toBe(false);
	await visit.close();
});

it('an unknown file is told as such, beside the samples, and its columns may be chosen', async () => {
	const visit = await stage.visit(hosted.url);
	await visit.choose('people.csv', PEOPLE);
	expect(await visit.complaint()).toBe(
		'No known column. The first line reads: Name, Age, Town. Name the columns as a sample does, or choose the kind of figures and the columns yourself.',
	);
	expect(await visit.page.locator('#samples button').count()).toBe(6);
	const isThere = async (place: string) => await visit.page.locator(place).isVisible();
	expect(await Promise.all(['#needs', '#verdict', '#start'].map(isThere))).toEqual([
		...[true, false, false],
	]);
	expect(await visit.page.locator('#kind').inputValue()).toBe('');
	await visit.page.fill('#from', DAYS.from);
	await visit.page.fill('#to', DAYS.to);
	expect(await visit.complaint()).toContain('No known column.');
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

const LOOKS = [
	['wide', { viewport: { width: 1280, height: 800 } }],
	['narrow-french', { viewport: NARROW, locale: 'fr-FR', hasTouch: true }],
] as const;

it.each(LOOKS)('%s: the samples of an unknown file fit', async (name, options) => {
	const visit = await stage.visit(hosted.url, options);
	await visit.choose('people.csv', PEOPLE);
	expect(await visit.complaint()).toMatch(/^(No known column|Aucune colonne connue)\. /);
	await visit.picture(`unknown-${name}`);
	expect(await visit.page.locator('#samples li').first().isVisible()).toBe(true);
	const width = await visit.see('document.documentElement.scrollWidth');
	expect([width, visit.complaints]).toEqual([options.viewport.width, []]);
	await visit.choose('one-wrong.csv', `${CAMPAIGNS}MAILING;;Hiver;3\n`);
	await visit.verdict();
	await visit.picture(`one-wrong-${name}`);
	await visit.close();
});
