import { readList, readOnePage } from '../../platform/http/reply/paging';
import { pageSignsOf } from '../../platform/http/reply/pageSigns';
import { without } from '../../platform/base/json/json';
import { shortfallOfBody } from '../../platform/reports/response/shortfall';
import { element, reply, report, values } from '../reports/shapes/replies';
import { platformAt } from './door/platformAt';

const call = { method: 'GET', path: '/list.json', what: 'the list' } as const;

describe('headers mark a reply as incomplete with', () => {
	test.each<[string, number, Record<string, string>, object]>([
		[
			'a next link',
			200,
			{ link: '<https://x/a?b=1,2>; rel="next"' },
			{ sign: 'Link: rel="next"', next: 'https://x/a?b=1,2' },
		],
		[
			'a link of two',
			200,
			{ link: '</1>; rel=prev, </3>; rel=next' },
			{ sign: 'Link: rel="next"', next: '/3' },
		],
		['a count', 200, { 'x-total-count': '3' }, { totalRows: 3 }],
		['a range of items', 200, { 'content-range': 'items 0-1/3' }, { totalRows: 3 }],
		['status 206', 206, {}, { sign: 'status 206' }],
		['the word that there is more', 200, { 'x-has-more': 'true' }, { sign: 'x-has-more' }],
		['the number of a next page', 200, { 'x-next-page': '2' }, { sign: 'x-next-page' }],
	])('%s', async (_, status, headers, signs) => {
		expect(pageSignsOf(status, headers)).toEqual(signs);
		const two = report({
			data: [element(['SOCIAL'], values(200)), element(['MAILING'], values(100))],
		});
		expect(
			shortfallOfBody(
				reply(without(two, 'rowCount', 'totalRowCount')),
				pageSignsOf(status, headers),
			),
		).toEqual({ rows: 2, ...without({ ...signs }, 'next') });
		const { platform } = await platformAt((response) => {
			response.writeHead(status, headers).end('{"data":[{"id":1},{"id":2}]}');
		});
		expect(await readOnePage(platform, call)).toMatchObject({ cut: 'partial' });
		expect(await readList(platform, call, undefined)).toMatchObject({ cut: 'partial' });
	});

	test.each<[string, number, Record<string, string>]>([
		['links to other pages', 200, { link: '</1>; rel="prev"; title="next", </9>; rel="last"' }],
		['a range of bytes', 200, { 'content-range': 'bytes 0-99/5000' }],
		['a count that is not a number', 200, { 'x-total-count': 'many' }],
		['the word that there is no more', 200, { 'x-has-more': 'false', 'x-truncated': '0' }],
		['no next page', 200, { 'x-next-page': '' }],
	])('but not with %s', (_, status, headers) => {
		expect(pageSignsOf(status, headers)).toEqual({});
	});
});

describe('a total next to a list is', () => {
	test.each<[string, object, string | undefined]>([
		['a count above its rows', { data: [{ id: 1 }, { id: 2 }], total: 3 }, 'partial'],
		['no count where it is a sum', { data: [{ cost: 50 }, { cost: 70 }], total: 120 }, undefined],
		[
			'no count where it is what was paid',
			{ data: [{ paid: 50 }, { paid: 70 }], total: 120 },
			undefined,
		],
		[
			'no count where it is a sum of sales',
			{ data: [{ scartvalid: 2 }, { scartvalid: 3 }], total: 5 },
			undefined,
		],
		['no count beside an amount', { data: [{ id: 1 }], total: 99, currency: 'EUR' }, undefined],
		['a count in meta', { data: [{ id: 1 }], meta: { total: 3 } }, 'partial'],
		[
			'a count in a summary of pages',
			{ data: [{ id: 1 }], summary: { total: 3, page: 1 } },
			'partial',
		],
		['no count in a summary', { data: [{ id: 1 }], summary: { total: 99 } }, undefined],
		[
			'no count in meta beside an amount',
			{ data: [{ id: 1 }], meta: { total: 99, currency: 'EUR' } },
			undefined,
		],
		[
			'no count in meta where it is a sum',
			{ data: [{ cost: 50 }, { cost: 70 }], meta: { total: 120 } },
			undefined,
		],
		['no count with a fraction', { data: [{ id: 1 }], total: 99.5 }, undefined],
	])('%s', async (_, body, cut) => {
		const { platform } = await platformAt((response) => void response.end(JSON.stringify(body)));
		expect((await readOnePage(platform, call)).cut).toBe(cut);
	});
});
