import type { IDataObject } from 'n8n-workflow';

import { COLUMN_MAPPING } from '../../nodes/MarketingAnalytics/import/settings';
import { draggedField, readFieldMapping } from '../../nodes/shared/form/columnMapping';
import type { Parameters } from '../../nodes/shared/form/parameters';
import { read } from '../../nodes/shared/form/readSetting';
import { prepareImports } from '../../platform/imports/prepare';
import { itemSource } from '../../platform/imports/source';
import { alone, collected } from '../../harness/fileContent';
import { planOf } from '../imports/plans';

/** A form whose columns are mapped, with what its expressions give for the first item. */
function formWith(stored: IDataObject, values: IDataObject): Parameters {
	const columnsOf = (value: IDataObject) => ({ mappingMode: 'defineBelow', value });
	return {
		getNodeParameter: () => columnsOf({ ...stored, ...values }),
		stored: () => ({ columns: columnsOf(stored) }),
	};
}

it.each([
	['={{ $json.Datum }}', 'Datum'],
	['={{$json.Datum}}', 'Datum'],
	["={{ $json['Ad set name'] }}", 'Ad set name'],
	['={{ $json["Chiffre d\'affaires"] }}', "Chiffre d'affaires"],
	["={{ $json['Chiffre d\\'affaires'] }}", "Chiffre d'affaires"],
	['={{ $json.Umsätze_2 }}', 'Umsätze_2'],
	["={{ $('Extract from File').item.json.Visits }}", 'Visits'],
	['={{ $input.item.json["Visits"] }}', 'Visits'],
])('the value of %s is taken for a dragged field', (expression, field) => {
	expect(draggedField(expression)).toBe(field);
});

it.each([
	...['Datum', '#2', '"Garden"', '$json.Datum', '={{ $json.Datum.slice(0, 10) }}'],
	...[
		'={{ $json.a.b }}',
		'={{ $json.a }} x',
		'={{ "Visits" }}',
		'={{ $json.a + $json.b }}',
		3,
		null,
	],
])('the value of %s is used literally, and not as a dragged field', (entered) => {
	expect(draggedField(entered)).toBeUndefined();
});

it('fields dragged from the input name the columns of items, even where the first item lacks them', async () => {
	const records = [
		{ Datum: '2026-09-01', Maschine: 'Google', Besuche: null, Kosten: 2 },
		{ Datum: '2026-09-01', Maschine: 'Bing', Besuche: 7, Kosten: 3 },
	];
	const stored = {
		searchengine_name: '={{ $json.Maschine }}',
		visit: "={{ $json['Besuche'] }}",
		date: '={{ $json.Datum }}',
	};
	const form = formWith(stored, { searchengine_name: 'Google', visit: null, date: '2026-09-01' });
	const mapping = readFieldMapping(form, COLUMN_MAPPING, 0);
	expect(mapping).toEqual({ searchengine_name: 'Maschine', visit: 'Besuche', date: 'Datum' });
	const plan = {
		...planOf('searchengine', '2026-09-01'),
		...{ mapping, figures: { emptyFigures: true } },
	};
	const { parts } = await prepareImports(await itemSource(records, alone), plan);
	const [, ...rows] = (await collected(parts[0]?.csv ?? fail())).toString().trimEnd().split('\n');
	expect(rows).toEqual(['Google,0', 'Bing,7']);
});

function fail(): never {
	throw new Error('nothing would be sent');
}

it('typed and calculated values next to dragged fields are kept, and so are expressions for files', () => {
	const stored = { searchengine_name: 'Engine', visit: '={{ $json.column }}' };
	const form = formWith(stored, { visit: 'Visits' });
	expect(readFieldMapping(form, COLUMN_MAPPING, 0)).toEqual({
		searchengine_name: 'Engine',
		visit: 'column',
	});
	expect(read(form, COLUMN_MAPPING, 0)).toEqual({ searchengine_name: 'Engine', visit: 'Visits' });
});
