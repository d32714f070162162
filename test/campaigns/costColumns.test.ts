import { costColumnsOf, placeColumns } from '../../platform/campaigns/costColumns';
import { thrownBy } from '../http/pure/thrown';

const HEADER = ['Day', 'Campaign', 'Spend', '1'];
const CHOSEN = { date: 'Day', ope_id: '2', cost: ' Spend ' };
const wrong = (mapping: Readonly<Record<string, string>>, kind = 'media') =>
	thrownBy(() => placeColumns(kind, HEADER, mapping));

describe('the columns of costs', () => {
	test('are found by their names, or else by their numbers', () => {
		expect(placeColumns('media', HEADER, CHOSEN)).toEqual([
			{ name: 'date', index: 0 },
			{ name: 'ope_id', index: 1 },
			{ name: 'cost', index: 2 },
		]);
		const named = placeColumns('media', HEADER, { ...CHOSEN, click: '1' });
		expect(named).toContainEqual({ name: 'click', index: 3 });
	});

	test('depend on the kind: a campaign, or a product and optionally a campaign', () => {
		const needed = (kind: string) =>
			costColumnsOf(kind).flatMap(({ name, required }) => (required ? [name] : []));
		expect(needed('advertising')).toEqual(['date', 'ope_id']);
		expect(needed('product')).toEqual(['date', 'product_ref']);
		expect(
			placeColumns('product', HEADER, { date: '1', product_ref: '2', cost: '3' }),
		).toHaveLength(3);
	});

	test.each([
		[{ ...CHOSEN, date: ' ' }, 'No column was given for Date'],
		[{ ...CHOSEN, ope_id: 'Kampagne' }, 'The data have no column "Kampagne" for Campaign ID'],
		[{ ...CHOSEN, cost: '5' }, 'The data have no column "5" for Costs'],
		[{ ...CHOSEN, cost: '0' }, 'The data have no column "0" for Costs'],
		[{ ...CHOSEN, cost: '1.5' }, 'The data have no column "1.5" for Costs'],
		[{ date: '1', ope_id: '2' }, 'No column was given for clicks, impressions or costs'],
	])('are rejected: %j', (mapping, message) => {
		const advice = 'Choose it under Columns. The data have: Day, Campaign, Spend, 1';
		expect(wrong(mapping)).toMatchObject({ parameter: 'Columns', message, advice });
	});
});
