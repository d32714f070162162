import type { INodeParameters } from 'n8n-workflow';

import { readOutput, isPresented } from '../../nodes/shared/report/output/output';
import { presentSites } from '../../nodes/shared/report/output/presentSites';
import type { FailedSite, SitePart } from '../../platform/summary/sites/sitePart';
import { textsIn } from '../chart/drawing';
import { packed } from '../chart/packed';
import { formOf } from '../forms/formOf';
import { FilesInMemory } from './filesInMemory';
import { sitePart } from './sitePart';

jest.mock('../../platform/chart/draw/packedFont', () => packed.font, { virtual: true });

async function memberOf(
	member: 'reportJobs' | 'text',
	parts: readonly SitePart[],
	parameters: INodeParameters = {},
	failed: readonly FailedSite[] = [],
) {
	const output = readOutput(formOf({ output: 'message', messageFor: 'plain', ...parameters }), 0);
	if (!isPresented(output)) throw new Error('This test is of messages');
	const reports = { parts, failed, count: parts.length + failed.length };
	const { json } = await presentSites(new FilesInMemory(), reports, output, 0);
	return json[member];
}

const textOf = async (
	parts: readonly SitePart[],
	parameters: INodeParameters = {},
	failed: readonly FailedSite[] = [],
) => String(await memberOf('text', parts, parameters, failed));

const partsOf = async (count: number, isByDay = false) =>
	await Promise.all(
		Array.from({ length: count }, async (_, seed) => await sitePart(`shop-${seed}`, seed, isByDay)),
	);
const totalIn = (text: string) => /^Total .*$/m.exec(text)?.[0];

describe('a message of several sites', () => {
	it.each([1, 12, 30])('has a line for each of %d sites, the largest first', async (count) => {
		const text = await textOf(await partsOf(count));
		const lines = text.split('\n').filter((line) => /^shop-\d+ {2,}/.test(line));
		expect(lines.map((line) => line.split(' ')[0])).toEqual(
			Array.from({ length: count }, (_, index) => `shop-${count - 1 - index}`),
		);
		expect(text.split('\n')[0]).toContain(count === 1 ? '· shop-0, Nov' : `· ${count} sites, Nov`);
	});

	it('adds up what can be added up over sites, and never unique visitors', async () => {
		const text = await textOf(await partsOf(2));
		expect(text).toMatch(/^shop-1 +21,665 +-0.1% +1,400 +\+7.7% +428/m);
		expect(totalIn(text)).toMatch(/^Total +33,330 +-0.3% +– +656 +-0.3% +1.97%/);
	});

	it('does not let the platform’s total of one site stand for all of them', async () => {
		const [first, second] = await partsOf(2);
		if (!first || !second) throw new Error('There are two sites');
		const options = { options: { numberLanguage: 'en' } };
		expect(await textOf([first], options)).toMatch(/Unique Visitors 700 /);
		expect(await textOf([first, second], options)).not.toMatch(/Unique Visitors [\d,]+ \(/);
	});

	it('has the job of each site if job details are added', async () => {
		const parts = await partsOf(2);
		const days = {
			...{ from: '2026-11-16', to: '2026-11-22' },
			...{ comparedFrom: '2026-11-09', comparedTo: '2026-11-15' },
		};
		const options = { jobFacts: true };
		expect(await memberOf('reportJobs', parts, { options })).toEqual([
			{ site: 'shop-0', jobId: '0', ...days },
			{ site: 'shop-1', jobId: '1', ...days },
		]);
		expect(await memberOf('reportJobs', parts)).toBeUndefined();
	});

	it('names the rows that moved most, of whichever site', async () => {
		const text = await textOf(await partsOf(12));
		expect(text).toMatch(/^Largest gain by Channel: shop-9, EMAIL \+49 \(\+0.5%\)$/m);
		expect(text).toMatch(/^Largest loss by Channel: shop-0, SEARCH -40 \(-3.9%\)$/m);
	});

	it.each([
		['en', 'Nov 16 – 22, 2026, compared with Nov 9 – 15, 2026: shop-0, shop-1'],
		['de', '15.–21. Nov. 2026, im Vergleich zum 8.–14. Nov. 2026: shop-far'],
	])('says in %s of which days each site is, where they differ', async (numberLanguage, line) => {
		const parts = await partsOf(2);
		const [first] = parts;
		if (first === undefined) throw new Error('There are two sites');
		const period = {
			days: { from: '2026-11-15', to: '2026-11-21' },
			before: { from: '2026-11-08', to: '2026-11-14' },
		};
		const options = { options: { numberLanguage } };
		const text = await textOf([...parts, { ...first, site: 'shop-far', period }], options);
		expect(text.replaceAll('\u2009', ' ').split('\n')).toContain(line);
		expect(await textOf(parts, options)).not.toContain(': shop-0, shop-1');
	});

	it('names five sites of the same days, and how many others there are', async () => {
		const [first, ...others] = await partsOf(7);
		if (first === undefined) throw new Error('There are seven sites');
		const period = { days: { from: '2026-11-15', to: '2026-11-21' } };
		const text = await textOf([{ ...first, period }, ...others]);
		expect(text).toMatch(/: shop-1, shop-2, shop-3, shop-4, shop-5 \+1$/m);
		expect(text).toMatch(/: shop-0$/m);
	});

	it('names the largest row where no period is compared', async () => {
		const text = await textOf(await partsOf(3, true));
		expect(text).toMatch(/^Largest by Channel: shop-2, \w+, Nov \d+: 3\d\d$/m);
	});

	it('names both the site and the row that moved most, however long the site is called', async () => {
		const text = await textOf([await sitePart('a site of a long name '.repeat(5), 1)]);
		expect(text).toMatch(/^Largest gain by Channel: a site of a long name .*…, DIRECT \+/m);
	});

	it.each([
		['en', '2 of 4 sites', 'Not included: shop-x (refused), shop-y (refused)'],
		['fr', '2 des 4 sites', 'Non inclus\u00A0: shop-x (refused), shop-y (refused)'],
		['de', '2 von 4 Websites', 'Nicht enthalten: shop-x (refused), shop-y (refused)'],
		['es', '2 de 4 sitios', 'No incluidos: shop-x (refused), shop-y (refused)'],
	])('says in %s which sites are missing', async (numberLanguage, count, line) => {
		const failed = ['shop-x', 'shop-y'].map((site) => ({ site, error: 'refused' }));
		const text = await textOf(await partsOf(2), { options: { numberLanguage } }, failed);
		expect(text).toContain(count);
		expect(text).toContain(line);
	});

	it('names five missing sites, and how many others there are', async () => {
		const failed = Array.from({ length: 7 }, (_, at) => ({ site: `shop-${at}`, error: 'x' }));
		const text = await textOf(await partsOf(1), {}, failed);
		expect(text).toMatch(/^Not included: shop-0 \(x\), .*, shop-4 \(x\) \+2$/m);
	});

	it('names no days where those of the sites differ', async () => {
		const [first, second] = await partsOf(2);
		if (!first || !second) throw new Error('There are two sites');
		const other = { ...second, period: { days: { from: '2026-11-17', to: '2026-11-23' } } };
		expect((await textOf([first, other])).split('\n')[0]).toMatch(/2 sites$/);
	});

	it('says that a report is incomplete where that of one site is', async () => {
		const [first, second] = await partsOf(2);
		if (!first || !second) throw new Error('There are two sites');
		const part = { ...second, shortfall: { rows: 10, totalRows: 90 } };
		expect(await textOf([first, part])).toContain('Incomplete (rows received: 20 of 100)');
	});

	it('has a line for a site without a name that a table could break', async () => {
		const part = await sitePart('a'.repeat(80) + '\n<b>|*', 1);
		for (const messageFor of ['plain', 'slack', 'html', 'markdown', 'teams']) {
			const text = await textOf([part, await sitePart('مَتجَر', 2)], { messageFor });
			expect(text).not.toContain('\n<b>');
			expect(text).toContain('مَتجَر');
		}
	});
});

describe('a chart of several sites', () => {
	/** The chart of sites as the SVG of the first panel names, and its note. */
	const chartOf = async (parts: readonly SitePart[], options: INodeParameters = {}) => {
		const form = formOf({ output: 'chart', options: { pictureFormat: 'svg', ...options } });
		const output = readOutput(form, 0);
		if (!isPresented(output)) throw new Error('This test is of charts');
		const files = new FilesInMemory();
		await presentSites(files, { parts, failed: [], count: parts.length }, output, 0);
		return textsIn(String(files.file)).map(({ text }) => text);
	};

	it.each([2, 12, 30])('by day has a small chart for each of %d sites, up to 12', async (count) => {
		const texts = await chartOf(await partsOf(count, true));
		const names = texts.filter((text) => /^shop-\d+$/.test(text));
		expect(names).toHaveLength(Math.min(count, 12));
		expect(names[0]).toBe(`shop-${count - 1}`);
		expect(texts.join(' ')).toEqual(
			count > 12 ? expect.stringMatching(/12 of 30 · Not shown: .*shop-0/) : expect.anything(),
		);
	});

	it('has lines of one chart where the user chooses them', async () => {
		const texts = await chartOf(await partsOf(3, true), { chartType: 'lines' });
		expect(texts.filter((text) => text === 'Nov 16')).toHaveLength(1);
		expect(
			(await chartOf(await partsOf(3, true))).filter((text) => text === 'Nov 16'),
		).toHaveLength(3);
	});

	it('of one day has a bar for each site', async () => {
		const parts = (await partsOf(3, true)).map((part) => ({
			...part,
			days: part.days.slice(0, 1),
		}));
		expect(await chartOf(parts)).toEqual(expect.arrayContaining(['shop-0', 'shop-1', 'shop-2']));
	});

	it('without days has the largest rows of each site where small multiples are chosen', async () => {
		const parts = (await partsOf(3)).map((part) => {
			const { first, largest } = part.overall;
			return { ...part, rows: [largest, first].filter((row) => row !== undefined) };
		});
		const texts = await chartOf(parts, { chartType: 'multiples' });
		expect(texts.filter((text) => text === 'Offline')).toHaveLength(3);
		expect(texts.filter((text) => text === 'and 8 more rows')).toHaveLength(3);
	});
});
