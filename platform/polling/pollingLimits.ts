import { InvalidInput } from '../base/invalidInput';
import { MOST_KEYS } from './seenKeys';

/** The errors of triggers that exceed what they can read or remember. */
export const limits = {
	records: (count: number) =>
		new InvalidInput(
			'Look Back (Days)',
			`The days that are watched hold ${count} records, and the trigger remembers ${MOST_KEYS} at most`,
			'Narrow the search under Options, or search with a schedule instead',
		),

	/** The platform sent only a part of the records. */
	part: (count: number) =>
		new InvalidInput(
			'Look Back (Days)',
			`The platform says that there are more records in the days that are watched than the ${count} that it sent`,
			'Narrow the search under Options, or search with a schedule instead',
		),

	/** Records without an ID of which none is as it was. */
	changing: () =>
		new InvalidInput(
			'Ignore Columns',
			'The records have no ID, and none of them is as it was at the last poll: all of them would count as new, so none starts the workflow',
			'If a column has another value in each search, such as a time, name it in Ignore Columns under Options. For records that are new since the last poll, use the search of the Marketing Analytics node',
		),

	/** Fewer days are searched from now on. @param why the error that explains it */
	lookBack: (why: Error, setDays: number, days: number) =>
		new InvalidInput(
			'Look Back (Days)',
			`${why.message}: the trigger now looks back ${days} instead of ${setDays} days`,
			'Records that arrive later than that do not start the workflow until there are fewer. Lower Look Back (Days), narrow the search under Options, or search with a schedule instead',
		),

	/** A day (YYYY-MM-DD) that passed between polls has too many records. */
	recordsOfDay: (count: number, day: string) =>
		new InvalidInput(
			'Look Back (Days)',
			`${day} holds ${count} records, and the trigger remembers ${MOST_KEYS} at most: those of that day do not start the workflow`,
			'Search that day with the Marketing Analytics node, if you need them',
		),

	/** The platform sent only a part of the records of a day. */
	partOfDay: (count: number, day: string) =>
		new InvalidInput(
			'Look Back (Days)',
			`The platform says that ${day} holds more records than the ${count} that it sent: those of that day do not start the workflow`,
			'Search that day with the Marketing Analytics node, if you need them',
		),

	/** Too many runs since the last poll. @param job undefined if there is only one */
	runs: (count: number, job: string | undefined) =>
		new InvalidInput(
			'Poll Times',
			`${job === undefined ? 'The job' : `Job ${job}`} ran more often since the last poll than the trigger can read: only the latest ${count} runs start the workflow`,
			'Let n8n poll more often',
		),

	/** Where the platform sent only a part of the list of jobs. */
	someJobs: (count: number) =>
		new InvalidInput(
			'Job',
			`The platform says that there are more jobs than the ${count} that it sent: only those are watched`,
			'Choose one job, and use a trigger for each job that matters',
		),

	jobs: (most: number) =>
		new InvalidInput(
			'Job',
			`There are ${most} jobs or more: only the first ${most} are watched`,
			'Choose one job, and use a trigger for each job that matters',
		),
};
