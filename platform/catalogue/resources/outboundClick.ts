import { columns, context, outboundDetails } from '../columns';
import type { DataminingRun, RecordNoun } from '../datamining';
import { recordOperations } from '../datamining';
import type { Resource } from '../row';

const noun: RecordNoun = {
	group: 'tpopedataclick',
	one: 'outbound click',
	many: 'outbound clicks',
	title: 'Outbound Click',
	columns: columns(outboundDetails, context),
};

/** Clicks that led to other sites (docs/platform.md, Datamining). */
export const outboundClick: Resource<DataminingRun> = {
	value: 'outboundClick',
	label: 'Outbound Click',
	description: 'Clicks that led to other sites',
	operations: [...recordOperations(noun)],
};
