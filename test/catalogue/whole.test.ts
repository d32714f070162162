import { fetchReplyItems } from '../../nodes/MarketingAnalytics/endpoint/replies';
import { inTurn, platformAt } from '../client/door/platformAt';
import { formOf } from '../forms/formOf';

const call = {
	method: 'GET',
	path: '/x.json',
	what: 'the result of the search for sales',
} as const;

async function read(reply: unknown) {
	const hints: string[] = [];
	const addExecutionHints = (...all: ReadonlyArray<{ readonly message: string }>) =>
		void hints.push(...all.map(({ message }) => message));
	const { platform } = await platformAt(inTurn(reply));
	const request = {
		call,
		reader: 'records',
		simplify: true,
		zone: 'Europe/Paris',
		field: 'data',
		dropPersonalData: false,
	} as const;
	const items = await fetchReplyItems({ ...formOf({}), addExecutionHints }, platform, request, 0);
	return { items: items.map(({ json }) => json), hints };
}

test('records are found in a reply of any shape, without a hint', async () => {
	const found = await read({ data: { orders: [{ ref: 'A' }] } });
	expect(found).toEqual({ items: [{ ref: 'A' }], hints: [] });
	expect(await read({ error: false })).toEqual({ items: [], hints: [] });
});

test('a reply of another shape is one item, and a hint says so', async () => {
	expect(await read({ data: { orders: [], estimates: [] } })).toEqual({
		items: [{ orders: [], estimates: [] }],
		hints: [
			'The platform sent the result of the search for sales in a form that this node does not know, so it is returned whole.',
		],
	});
});
