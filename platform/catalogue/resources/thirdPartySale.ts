import { columns, context, dates, thirdPartyTouchpoints } from '../columns';
import type { DataminingRun, RecordNoun } from '../datamining';
import { getOne, recordOperations } from '../datamining';
import type { Resource } from '../row';

const noun: RecordNoun = {
	group: 'tporder',
	one: 'third party sale',
	many: 'third party sales',
	title: 'Third-Party Sale',
	columns: columns(thirdPartyTouchpoints, dates, context),
	atMerchant: true,
};

/** Sales at other sites that came from this one (docs/platform.md, Datamining). */
export const thirdPartySale: Resource<DataminingRun> = {
	value: 'thirdPartySale',
	label: 'Third-Party Sale',
	description: 'Sales at other sites that came from this one',
	operations: [...recordOperations(noun), getOne(noun, 'tporder-ref')],
};
