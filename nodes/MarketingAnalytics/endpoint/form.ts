import type { EndpointOperation } from '../../../platform/catalogue/row';
import type { Form } from '../../shared/form/form';
import { PAGING } from '../../shared/form/limits';
import { flag } from '../../shared/form/settings';
import { OUTPUT_FILE } from '../../shared/run/outputFile';
import { SIMPLIFY_ITEMS } from '../../shared/form/simplify';

/** Whether what identifies people is returned as well. */
export const PERSONAL_DATA = flag(
	{
		displayName: 'Include Personal Data',
		name: 'includePersonalData',
		description: 'Whether to return e-mail, IP address and user IDs as well',
	},
	false,
);

/** What an operation that is one call asks for beside the fields of its row. */
export function endpointForm({ reply, paged, holdsPersonalData }: EndpointOperation): Form {
	return {
		fields: [
			...(paged ? PAGING : []),
			...(reply === 'records' || reply === 'record' ? [SIMPLIFY_ITEMS] : []),
			...(reply === 'file' ? [OUTPUT_FILE] : []),
		],
		options: holdsPersonalData ? [PERSONAL_DATA.property] : [],
	};
}
