import type { ILoadOptionsFunctions, INodeListSearchResult } from 'n8n-workflow';

import { codeOfColumn } from '../../../../platform/reports/answer/order';
import { predictColumns, withFieldsOf } from '../../../../platform/reports/answer/predict';
import { AS_SENT } from '../../../../platform/reports/answer/written';
import { buildBody } from '../../../../platform/reports/build';
import type { Scale } from '../../../../platform/reports/types';
import { isRecord } from '../../../../platform/client/values/json';
import type { Setting } from '../../form/settings';
import * as form from './defining';
import { namedAs } from './naming';
import { forDatabase } from './database';
import { columnNames, splitBy } from './options';
import { COLUMN_LIST } from './order';

/** Offers the columns that the report in the form will have, for the list to sort by. */
export const columnSearch = {
	[COLUMN_LIST]: async function (
		this: ILoadOptionsFunctions,
		filter = '',
	): Promise<INodeListSearchResult> {
		const wanted = filter.trim().toLowerCase();
		const results = columnsIn(this)
			.map((column) => ({ name: column.name, value: codeOfColumn(column) }))
			.filter(({ name }) => name.toLowerCase().includes(wanted));
		return await Promise.resolve({ results });
	},
};

function columnsIn(context: ILoadOptionsFunctions) {
	const current = <T>({ property, parse }: Setting<T>): T =>
		parse(context.getCurrentNodeParameter(property.name) ?? null, 'utc');
	const given: unknown = context.getCurrentNodeParameter('options');
	const options = isRecord(given) ? given : {};
	const isKept = forDatabase.parse(options[forDatabase.property.name], 'utc');
	const from = isKept ? 'fields' : columnNames.parse(options[columnNames.property.name], 'utc');
	const named = namedAs(from);
	const scale: Scale | undefined = splitBy.parse(options[splitBy.property.name], 'utc');
	const body = buildBody({
		kind: '',
		period: { range: '' },
		dimensions: current(form.dimensions).map(named),
		metrics: current(form.metrics).map(named),
		devices: [],
		attributionRules: [],
		splitBy: scale,
	});
	const rates = current(form.rates);
	const { body: whole, hidden } = withFieldsOf(rates, body);
	return predictColumns(whole, {
		...AS_SENT,
		compares: current(form.compareWith) !== 'nothing',
		rates,
		hidden,
		naming: from === 'fields' ? 'codes' : 'words',
	});
}
