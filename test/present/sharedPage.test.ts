import type { INodeExecutionData, INodeParameters } from 'n8n-workflow';

import { isPresented, readOutput } from '../../nodes/shared/report/output/output';
import { presentSites } from '../../nodes/shared/report/output/presentSites';
import { onePageForItems } from '../../nodes/shared/report/output/onePageForItems';
import { packed } from '../chart/packed';
import { formOf } from '../forms/formOf';
import { FilesInMemory } from './filesInMemory';
import { sitePart } from './sitePart';

jest.mock('../../platform/chart/draw/packedFont', () => packed.font, { virtual: true });

/** The items of Report > Run with an item for each set of options, and the page as text. */
async function pageOf(
	options: readonly INodeParameters[],
	failed: readonly INodeExecutionData[] = [],
) {
	const read = options.map((one) => ({
		value: {
			output: readOutput(formOf({ output: 'html', options: { onePage: true, ...one } }), 0),
		},
	}));
	const { requests, page } = onePageForItems(read);
	const files = new FilesInMemory();
	const items = await Promise.all(
		requests.map(async (request, item) => {
			const output = 'error' in request ? undefined : request.value.output;
			if (output === undefined || !isPresented(output)) throw new Error('This test is of pages');
			const parts = [await sitePart(`shop-${item}`, item)];
			return await presentSites(files, { parts, failed: [], count: 1 }, output, item);
		}),
	);
	const out = (await page?.inPlaceOf(files, [...items, ...failed])) ?? items;
	return { items: out, page: String(files.file) };
}

const headings = (page: string) =>
	[...page.matchAll(/<h[12] dir="auto">([^<]*)</g)].map(([, text = '']) => text.split(',')[0]);

describe('the reports of several items', () => {
	it('are sections of one page, whose title they share', async () => {
		const { items, page } = await pageOf([{ title: 'Monday' }, { title: 'Monday' }]);
		expect(items).toEqual([
			{
				json: { title: 'Monday', sections: 2, fileName: 'reports.html' },
				binary: { data: expect.anything() as unknown },
				pairedItem: [{ item: 0 }, { item: 1 }],
			},
		]);
		expect(headings(page)).toEqual(['Monday', 'Visits', 'Visits']);
		expect(page).toMatch(/· shop-0.*· shop-1/s);
	});

	it('are listed by what distinguishes them, and by their whole titles where nothing else does', async () => {
		const listed = async (options: readonly INodeParameters[]) => {
			const { page } = await pageOf(options);
			return [...page.matchAll(/<a href="#r\d">([^<]*)</g)].map(([, text]) => text);
		};
		expect(await listed([{}, {}, {}, {}])).toEqual(['shop-0', 'shop-1', 'shop-2', 'shop-3']);
		const titles = ['Visits', 'Leads', 'Sales', 'Costs'].map((title) => ({ title }));
		expect(await listed(titles)).toEqual([
			...['Visits · shop-0', 'Leads · shop-1', 'Sales · shop-2', 'Costs · shop-3'],
		]);
	});

	it('keep titles of their own where these differ', async () => {
		const { page } = await pageOf([{ title: 'Shops' }, { title: 'Leads' }]);
		expect(headings(page)).toEqual(['2 reports', 'Shops · shop-0', 'Leads · shop-1']);
	});

	it('leave an item that failed as it is, and the page says that it is missing', async () => {
		const failure = { json: { error: 'Refused <b>' }, pairedItem: { item: 2 } };
		const { items, page } = await pageOf([{}, {}], [failure]);
		expect(items).toEqual([
			expect.objectContaining({
				json: { title: '2 reports', sections: 2, complete: false, fileName: 'reports.html' },
			}),
			failure,
		]);
		expect(page).toContain('<p>Not included: Refused &lt;b&gt;</p>');
	});

	it('have a page each if no shared page is chosen, or if there is only one item', async () => {
		expect((await pageOf([{ onePage: false }, { onePage: false }])).items).toHaveLength(2);
		const { items } = await pageOf([{ title: 'Monday' }]);
		expect(items[0]?.json).toMatchObject({ fileName: 'report-1-sites-2026-11-16-2026-11-22.html' });
	});
});
