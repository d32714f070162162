import { columns, context, dates, touchpoints } from '../columns';
import type { DataminingRun, RecordNoun } from '../datamining';
import { recordOperations } from '../datamining';
import type { Resource } from '../row';

const noun: RecordNoun = {
	group: 'actionlog',
	one: 'goal',
	many: 'goals',
	title: 'Goal',
	columns: columns(touchpoints, dates, context),
};

/** Goals that visitors reached (action logs) (docs/platform.md, Datamining). */
export const goal: Resource<DataminingRun> = {
	value: 'goal',
	label: 'Goal',
	description: 'Goals that visitors reached (action logs)',
	operations: [...recordOperations(noun)],
};
