import { InvalidInput } from '../../platform/client/faults';
import { limits } from '../../platform/polling/limits';

it.each<[InvalidInput, string, string, string]>([
	[
		limits.records(20_001),
		'Look Back (Days)',
		'The days that are watched hold 20001 records, and the trigger remembers 20000 at most',
		'Lower Look Back (Days) under Options, or search with a schedule instead',
	],
	[
		limits.recordsOfDay(20_001, '2026-11-20'),
		'Look Back (Days)',
		'2026-11-20 holds 20001 records, and the trigger remembers 20000 at most: those of that day do not start the workflow',
		'Search that day with the Marketing Analytics node, if you need them',
	],
	[
		limits.runs(30, undefined),
		'Poll Times',
		'The job ran more often since the last poll than the trigger can read: only the latest 30 runs start the workflow',
		'Let n8n poll more often',
	],
	[
		limits.runs(30, 'a'),
		'Poll Times',
		'Job a ran more often since the last poll than the trigger can read: only the latest 30 runs start the workflow',
		'Let n8n poll more often',
	],
	[
		limits.jobs(1_000),
		'Job',
		'There are 1000 jobs or more: only the first 1000 are watched',
		'Choose one job, with a trigger of its own for each that matters',
	],
])('what is too much is told with its place and what to do', (told, ...words) => {
	expect(told).toBeInstanceOf(InvalidInput);
	expect([told.parameter, told.message, told.advice]).toEqual(words);
});
