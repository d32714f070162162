import type { NodeParameterValueType } from 'n8n-workflow';

import { getCostColumns } from '../../nodes/MarketingAnalytics/import/costs/costSettings';
import { presentForm } from '../../nodes/MarketingAnalytics/present/presentForm';
import { getImportTargets } from '../../nodes/MarketingAnalytics/import/targets';

const ITEMS = [
	{ Datum: '2026-11-01', Besuche: null },
	{ Datum: '2026-11-02', Besuche: 1_310, Umsatz: 12.5 },
];
const IMPORT = { operation: 'importItems', importKind: 'website', incomingItems: ITEMS };
type Form = Record<string, NodeParameterValueType | object | undefined>;
// Asked for the value of a locator, n8n refuses a parameter that the form does not show.
const editor = (form: Form) => ({
	getCurrentNodeParameter: (name: string, options?: { extractValue?: boolean }) => {
		if (options?.extractValue && !(name in form)) throw new Error('Could not find property');
		return form[name];
	},
});

const choicesFor = async (form: Form) => {
	const { fields } = await getImportTargets.call(editor(form));
	return fields.find(({ id }) => id === 'visit');
};

it('columns of items are chosen from a list, which shows the first value of each', async () => {
	expect(await choicesFor(IMPORT)).toMatchObject({
		type: 'options',
		options: [
			{ name: '[None]', value: '' },
			{ name: 'Datum (2026-11-01)', value: 'Datum' },
			{ name: 'Besuche (1310)', value: 'Besuche' },
			{ name: 'Umsatz (12.5)', value: 'Umsatz' },
		],
	});
	const costs = { inputFrom: 'items', costsFor: 'product', incomingItems: ITEMS };
	const { fields } = await getCostColumns.call(editor(costs));
	expect(fields.map(({ id, required, options }) => [id, required, options?.length])).toEqual([
		['date', true, 3],
		['product_ref', true, 3],
		['ope_id', false, 4],
		['click', false, 4],
		['impression', false, 4],
		['cost', false, 4],
	]);
});

it('what was typed before stays in the list of columns, and an expression is none', async () => {
	const columns = {
		mappingMode: 'defineBelow',
		value: { website_name: '"My shop"', visit: '#2', date: '={{ $json.Datum }}' },
	};
	const field = await choicesFor({ ...IMPORT, columns });
	expect(field?.options?.map(({ value }) => value)).toEqual([
		'',
		'Datum',
		'Besuche',
		'Umsatz',
		'"My shop"',
		'#2',
	]);
});

it.each([
	[{ ...IMPORT, operation: 'importFile' }],
	[{ ...IMPORT, operation: 'check', inputFrom: 'file' }],
	[{ ...IMPORT, incomingItems: [] }],
	[{ ...IMPORT, incomingItems: undefined }],
])('columns are typed where the editor does not know them: %j', async (form) => {
	const field = await choicesFor(form);
	expect([field?.type, field?.options]).toEqual(['string', undefined]);
});

it('the lists of Present Items load in a node without a credential, which it does not need', () => {
	const modes =
		JSON.stringify(presentForm).match(/"typeOptions":\{"searchListMethod":[^}]*\}/g) ?? [];
	expect(modes.length).toBeGreaterThan(4);
	expect(modes.filter((one) => !one.includes('"skipCredentialsCheckInRLC":true'))).toEqual([]);
});
