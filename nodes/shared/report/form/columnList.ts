import type { ILoadOptionsFunctions, INodeListSearchResult } from 'n8n-workflow';

import { codeOfColumn } from '../../../../platform/reports/transform/orderRows';
import { predictColumns } from '../../../../platform/reports/transform/predictColumns';
import { withFieldsOf } from '../../../../platform/reports/transform/addRates';
import { PASS_THROUGH } from '../../../../platform/reports/transform/planCodec';
import { buildBody } from '../../../../platform/reports/request/buildRequest';
import type { TimeScale } from '../../../../platform/reports/types';
import { isRecord } from '../../../../platform/base/json/json';
import type { Setting } from '../../form/settings';
import type { ColumnInput } from './columnRows';
import { splitBy } from './requestFields';
import * as form from './reportFields';
import { LABELED_LIST, labels, columnNamingOf } from './labels';
import { warehouseTableSetting } from './database';
import { COLUMN_LIST } from './orderSetting';
import { columnNames } from './rowFormat';
import type { MetricInput } from './splitMetrics';
import { splitMetrics } from './splitMetrics';

type Choice = INodeListSearchResult['results'][number];

/** The search over the columns of the report in the form. */
export const columnSearch = {
	/** The columns that the report will have, to sort by. */
	[COLUMN_LIST]: searchIn((current) =>
		columnsIn(current).map((column) => ({ name: column.name, value: codeOfColumn(column) })),
	),
	/** The dimensions and metrics that were chosen, to give them labels. */
	[LABELED_LIST]: searchIn((current) => {
		const { dimensions, metrics } = chosenIn(current);
		const columns = [...dimensions, ...metrics];
		return [...new Set(columns.map(({ field }) => field))].map((value) => {
			const named = columns.find(({ field, listed }) => field === value && listed !== '');
			return { name: named?.listed ?? value, value };
		});
	}),
};

function searchIn(choicesOf: (current: CurrentForm) => Choice[]) {
	return async function (this: ILoadOptionsFunctions, filter = ''): Promise<INodeListSearchResult> {
		const query = filter.trim().toLowerCase();
		const results = choicesOf(currentForm(this)).filter(({ name }) =>
			name.toLowerCase().includes(query),
		);
		return await Promise.resolve({ results });
	};
}

/** The settings of the form that is open in the editor. */
interface CurrentForm {
	read<T>(setting: Setting<T>): T;
	readOption<T>(setting: Setting<T>): T;
}

function currentForm(context: ILoadOptionsFunctions): CurrentForm {
	const given: unknown = context.getCurrentNodeParameter('options');
	const options = isRecord(given) ? given : {};
	return {
		read: ({ property, parse }) =>
			parse(context.getCurrentNodeParameter(property.name) ?? null, 'utc'),
		readOption: ({ property, parse }) => parse(options[property.name], 'utc'),
	};
}

function chosenIn({ read, readOption }: CurrentForm) {
	const dimensions: ColumnInput[] = read(form.dimensions);
	const metrics: MetricInput[] = [...read(form.metrics), ...readOption(splitMetrics)];
	return { dimensions, metrics };
}

function columnsIn(current: CurrentForm) {
	const { read, readOption } = current;
	const { dimensions, metrics } = chosenIn(current);
	const from = readOption(warehouseTableSetting) ? 'fields' : readOption(columnNames);
	const named = columnNamingOf(from, readOption(labels));
	const scale: TimeScale | undefined = readOption(splitBy);
	const body = buildBody({
		kind: '',
		period: { range: '' },
		dimensions: dimensions.map(named),
		metrics: metrics.map(named),
		devices: [],
		attributionRules: [],
		splitBy: scale,
	});
	const rates = read(form.rates);
	const { body: whole, hidden } = withFieldsOf(rates, body);
	return predictColumns(whole, {
		...PASS_THROUGH,
		compares: read(form.compareWith) !== 'nothing',
		rates,
		hidden,
		naming: from === 'fields' ? 'codes' : 'words',
	});
}
