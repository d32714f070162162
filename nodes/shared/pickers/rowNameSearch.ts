import type { ILoadOptionsFunctions } from 'n8n-workflow';

import { isRecord, textOf } from '../../../platform/base/json/json';
import { loadRowNames } from '../../../platform/lists/rowNames';
import { ROW_NAME_LIST } from '../form/pickerMethods';
import { currentSite } from './currentSite';
import type { SearchList } from './listMethods';
import { loadFrom, partEntries, toOptions } from './listMethods';

// An empty list would look as if there were no such rows.
const NO_DIMENSION = 'Choose a dimension first';
const DAYS = 'Set the days with Period. To filter by a single day, enter the day under By Name';
const NO_LIST = 'The platform has no list of these values: type the name under By Name';

/** The values that rows have in the chosen dimension, as far as they can be listed without a report. */
export const rowNameSearch: Readonly<Record<typeof ROW_NAME_LIST, SearchList>> = {
	[ROW_NAME_LIST]: async function (this: ILoadOptionsFunctions, filter = '') {
		const chosen: unknown = this.getCurrentNodeParameter('&field');
		const field = textOf(isRecord(chosen) ? chosen.value : chosen)?.trim() ?? '';
		if (field === '') return sentence(NO_DIMENSION);
		const { value: names, parts } = await loadFrom(
			this,
			async (platform) =>
				await loadRowNames(platform, await currentSite(platform, this), field, filter),
		);
		if (names === undefined) return sentence(field.startsWith('date_') ? DAYS : NO_LIST);
		return { results: [...toOptions(names), ...partEntries(parts)] };
	},
};

function sentence(name: string) {
	return { results: [{ name, value: '' }] };
}
