import type { EndpointOperation } from '../../../platform/catalogue/endpointRow';
import type { Form } from '../../shared/form/form';
import { PAGING } from '../../shared/form/pagingFields';
import { flagSetting } from '../../shared/form/settings';
import { effectOf } from '../../../platform/catalogue/endpointEffect';
import { ifNoRows } from '../../shared/run/noRows';
import { OUTPUT_FILE } from '../../shared/run/outputFile';
import { SIMPLIFY_ITEMS } from '../../shared/form/simplify';

/** Whether to return personal data. */
export const PERSONAL_DATA = flagSetting(
	{
		displayName: 'Include Personal Data',
		name: 'includePersonalData',
		description: 'Whether to return email addresses, IP addresses and user IDs as well',
	},
	false,
);

/** The fields of a single-call operation besides those of its row. */
export function endpointForm(operation: EndpointOperation): Form {
	const { reply, paged, holdsPersonalData } = operation;
	const mayBeEmpty = (reply === 'records' || reply === 'either') && !effectOf(operation).changes;
	return {
		fields: [
			...(paged ? PAGING : []),
			...(reply === 'records' || reply === 'record' ? [SIMPLIFY_ITEMS] : []),
			...(reply === 'file' ? [OUTPUT_FILE] : []),
		],
		options: [
			...(mayBeEmpty ? [ifNoRows.property] : []),
			...(holdsPersonalData ? [PERSONAL_DATA.property] : []),
		],
	};
}
