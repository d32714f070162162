import { columns, context, dates } from '../columns';
import type { DataminingRun, RecordNoun } from '../datamining';
import { recordOperations } from '../datamining';
import type { Resource } from '../row';

const noun: RecordNoun = {
	group: 'isenginerequest',
	one: 'internal search',
	many: 'internal searches',
	title: 'Internal Search',
	columns: columns(dates, context),
};

/** What visitors searched for on the site (docs/platform.md, Datamining). */
export const internalSearch: Resource<DataminingRun> = {
	value: 'internalSearch',
	label: 'Internal Search',
	description: 'What visitors searched for on the site',
	operations: [...recordOperations(noun)],
};
