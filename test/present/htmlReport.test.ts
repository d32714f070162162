import { XMLValidator } from 'fast-xml-parser';
import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { isPresented, readOutput } from '../../nodes/shared/report/output/output';
import { presentSites } from '../../nodes/shared/report/output/presentSites';
import { packed } from '../chart/packed';
import { formOf } from '../forms/formOf';
import { FilesInMemory } from './filesInMemory';
import { presented } from './presenting';
import { sitePart } from './sitePart';

jest.mock('../../platform/chart/draw/packedFont', () => packed.font, { virtual: true });

const HOSTILE = [
	'</title><script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'"><svg onload=alert(1)>',
	"' style='position:fixed",
	'https://evil.example/?a=1',
	'&lt;b&gt;&#x3c;script&#x3e;',
	'a\u202Eb\u2028c\u0000d',
	'x'.repeat(80),
	'مَتجَر الأحذية',
];

async function pageOf(items: readonly IDataObject[], options: INodeParameters = {}) {
	const { file, mimeType, items: out } = await presented(items, { output: 'html', options });
	return { page: file.toString(), mimeType, item: out[0] ?? {} };
}

/** The page without its pictures, as XML that can be checked. */
const withoutPictures = (page: string) => page.replace(/data:image[^"]+/g, '');
const asXml = (page: string) =>
	withoutPictures(page)
		.replace('<!doctype html>', '')
		.replace(/<(meta|img|source)([^>]*)>/g, '<$1$2/>')
		.replace(/<br>/g, '<br/>');
const rowsIn = (page: string) => page.match(/<tr>/g)?.length ?? 0;

describe('an HTML report', () => {
	const ITEMS = HOSTILE.map((Channel, index) => ({ Channel, Visits: 100 - index }));

	it('shows names of 80 letters whole, as they often differ at their end only', async () => {
		const campaigns = ['A', 'B'].map(
			(variant) => `${'Campaign of a long name '.repeat(4).slice(0, 79)}${variant}`,
		);
		const { page } = await pageOf(campaigns.map((Campaign) => ({ Campaign, Visits: 1 })));
		for (const campaign of campaigns) expect(page).toContain(`>${campaign}</td>`);
	});

	it('holds text, chart and table in one file that loads nothing and runs nothing', async () => {
		const { page, mimeType, item } = await pageOf(ITEMS);
		expect(mimeType).toBe('text/html');
		expect(item).toMatchObject({ title: 'Visits by Channel', fileName: 'items.html' });
		expect(page).toMatch(/^<!doctype html>/);
		expect(page).toContain(
			"content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\"",
		);
		const sources = [...page.matchAll(/\b(?:src|srcset|href|action)="([^"]{0,30})/g)];
		expect(sources.length).toBe(2);
		for (const [, source = ''] of sources) expect(source).toMatch(/^data:image\/svg\+xml;base64,/);
		expect(rowsIn(page)).toBe(ITEMS.length + 1);
	});

	it('shows names as text, whatever they hold', async () => {
		const { page } = await pageOf(ITEMS, { title: HOSTILE[0] ?? '' });
		expect(XMLValidator.validate(asXml(page))).toBe(true);
		const elements = [...withoutPictures(page).matchAll(/<\/?([a-z0-9]+)/g)].map(
			([, name]) => name,
		);
		expect([...new Set(elements)].sort()).toEqual(
			[
				'bdi',
				'body',
				'br',
				'div',
				'h1',
				'head',
				'html',
				'img',
				'meta',
				'p',
				'picture',
				'source',
			].concat(['strong', 'style', 'table', 'tbody', 'td', 'th', 'thead', 'title', 'tr']),
		);
		expect(withoutPictures(page)).not.toMatch(/<[^>]*\son[a-z]+=/i);
	});

	it('has pictures for light and for dark screens, and the light one for paper', async () => {
		const { page } = await pageOf(ITEMS);
		const [dark = '', light = ''] = [...page.matchAll(/base64,([^"]+)"/g)].map(([, data = '']) =>
			Buffer.from(data, 'base64').toString(),
		);
		for (const svg of [dark, light]) expect(XMLValidator.validate(svg)).toBe(true);
		expect(page).toContain('<source media="screen and (prefers-color-scheme: dark)"');
		expect(dark).not.toBe(light);
		expect(page).toContain('@page { size: A4');
	});

	it('is in the language of messages, with up to 200 rows or the chosen number', async () => {
		const items = Array.from({ length: 205 }, (_, index) => ({
			Channel: `c${index}`,
			Visits: 1_000 + index,
		}));
		const { page } = await pageOf(items, { numberLanguage: 'de' });
		expect(page).toContain('<html lang="de">');
		expect(page).toContain('Visits nach Channel');
		expect(page).toContain('und 5 weitere Zeilen');
		expect(rowsIn(page)).toBe(201);
		expect(rowsIn((await pageOf(items, { rowsShown: 3 })).page)).toBe(4);
	});

	it('has no picture if there is nothing to draw', async () => {
		const { page } = await pageOf([{ message: 'No rows', rows: 0 }]);
		expect(page).not.toContain('<picture>');
	});

	it('prints many columns in landscape and in smaller letters, so that none is cut', async () => {
		const printed = async (figures: number) => {
			const names = Array.from({ length: figures }, (_, index) => [`Figure ${index}`, 12_345]);
			const { page } = await pageOf([{ Channel: 'A', ...Object.fromEntries(names) }]);
			return [page.includes('A4 landscape'), /--print: ([\d.]+)px/.exec(page)?.[1]];
		};
		expect(await printed(3)).toEqual([false, '11']);
		expect(await printed(9)).toEqual([false, '9']);
		expect(await printed(13)).toEqual([true, '9']);
		expect(await printed(19)).toEqual([true, '6.7']);
	});

	it('is one file of several sites, with a line for each', async () => {
		const output = readOutput(formOf({ output: 'html' }), 0);
		if (!isPresented(output)) throw new Error('This test is of pages');
		const parts = [await sitePart('shop-eu', 0), await sitePart(HOSTILE[1] ?? '', 1)];
		const files = new FilesInMemory();
		const reports = { parts, failed: [{ site: 'shop-x', error: '<b>refused' }], count: 3 };
		const { json } = await presentSites(files, reports, output, 0);
		expect(json).toMatchObject({
			sites: 3,
			complete: false,
			fileName: 'report-3-sites-2026-11-16-2026-11-22.html',
		});
		const page = String(files.file);
		expect(XMLValidator.validate(asXml(page))).toBe(true);
		expect(page).toContain('2 of 3 sites');
		expect(page).toContain('Not included: <bdi>shop-x (&lt;b&gt;refused)</bdi>');
	});
});

it('days that the user has named are a line of the message, where the items are of these days', async () => {
	const items = ['2026-11-26', '2026-11-27', '2026-11-28'].map((Day, index) => ({
		...{ Day, Visits: 100 + index },
	}));
	const ownDays = {
		days: [
			{ name: 'Black Friday <b>', firstDay: '2026-11-27', lastDay: '' },
			{ name: 'Migration', firstDay: '2026-11-28', lastDay: '2026-12-02' },
			{ name: 'Last year', firstDay: '2025-11-28', lastDay: '' },
		],
	};
	const textOf = async (output: string, options: INodeParameters) => {
		const { items: out, file } = await presented(items, { output, messageFor: 'html', options });
		return output === 'html' ? file.toString() : String(out[0]?.html);
	};
	for (const output of ['message', 'html']) {
		const text = await textOf(output, { ownDays });
		expect(text).toMatch(
			/Black Friday &lt;b&gt;(<\/bdi>)?: Nov 27, 2026 · (<bdi>)?Migration(<\/bdi>)?: Nov 28.–.Dec 2, 2026/,
		);
		expect(text).not.toContain('Last year');
	}
	const unfinished = { days: [...ownDays.days, { name: 'Sale', firstDay: '', lastDay: '' }] };
	await expect(textOf('message', { ownDays: unfinished })).rejects.toThrow(
		'Special Days: entry 4 has no first day',
	);
	const inGerman = await textOf('message', { ownDays, numberLanguage: 'de' });
	expect(inGerman).toContain('27. Nov. 2026');
});

describe('a page of several reports', () => {
	const sitesOf = (count: number) =>
		Array.from({ length: count }, (_, index) => [
			{ Site: `shop-${index}`, Channel: 'x', Visits: 10 * index, Sales: 1 },
			{ Site: `shop-${index}`, Channel: HOSTILE[index % HOSTILE.length], Visits: 5, Sales: 2 },
		]).flat();
	const headings = (page: string) =>
		[...page.matchAll(/<h2 dir="auto">([^<]*)</g)].map(([, text]) => text);
	const sections = { sectionFor: 'Site' };

	it.each([
		[3, 0],
		[4, 4],
	])('has a section for each of %d sites, and a list of them above %d', async (count, listed) => {
		const { page, item } = await pageOf(sitesOf(count), { ...sections, title: 'Monday' });
		expect(item).toEqual({ title: 'Monday', sections: count, fileName: 'items.html' });
		expect(page).toContain('<h1 dir="auto">Monday</h1>');
		expect(headings(page)).toEqual(
			Array.from({ length: count }, (_, index) => `Visits and Sales by Channel · shop-${index}`),
		);
		expect(page.match(/<li dir="auto"><a href="#r\d">/g) ?? []).toHaveLength(listed);
		for (const [, id] of page.matchAll(/href="#(r\d)"/g)) expect(page).toContain(`id="${id}"`);
		expect(page.match(/<picture>/g)).toHaveLength(count);
		expect(XMLValidator.validate(asXml(page))).toBe(true);
	});

	it('gives each section its own columns, sums and currency', async () => {
		const { page } = await pageOf(
			[
				{ Report: 'Shops', Channel: 'x', Revenue: 1_000, currency: 'EUR' },
				{ Report: 'Shops', Channel: 'y', Revenue: 234, currency: 'EUR' },
				{ Report: '', Campaign: 'z', Revenue: 5, currency: 'USD' },
			],
			{ sectionFor: 'Report' },
		);
		expect(page).toContain('<h1 dir="auto">2 reports</h1>');
		expect(headings(page)).toEqual(['Revenue by Channel · Shops', 'Revenue by Campaign · (empty)']);
		expect(page).toContain('€1,234');
		expect(page).toContain('$5');
	});

	it('refuses a column that no item has, and more sections than a page holds', async () => {
		await expect(pageOf(sitesOf(2), { sectionFor: 'Shop' })).rejects.toThrow(
			'Section for Each: no item has a column "Shop"',
		);
		await expect(pageOf(sitesOf(51), sections)).rejects.toThrow(
			'Section for Each: Site has more than 50 different values',
		);
		expect((await pageOf([], sections)).page).toContain('There are no rows.');
	});

	it('says which of the items failed, and keeps what came', async () => {
		const { page, item } = await pageOf(
			[...sitesOf(2), { error: 'The token <b> has expired', message: 'Renew it' }],
			sections,
		);
		expect(item).toMatchObject({ sections: 2 });
		expect(page).toContain('The token &lt;b&gt; has expired');
	});
});
