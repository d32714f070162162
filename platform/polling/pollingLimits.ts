import { InvalidInput } from '../base/invalidInput';
import { MOST_KEYS } from './seenKeys';
import { formatCount } from '../base/text/formatCount';

/** The errors of triggers that exceed what they can read or remember. */
export const limits = {
	records: (count: number) =>
		new InvalidInput(
			'Look Back (Days)',
			`There are ${formatCount(count)} records in the look-back period, but the trigger can remember only ${formatCount(MOST_KEYS)}`,
			'Limit the search under Options, or use a Schedule Trigger and search with the Marketing Analytics node',
		),

	/** The platform sent only a part of the records. */
	part: (count: number) =>
		new InvalidInput(
			'Look Back (Days)',
			`The platform says that there are more records in the look-back period than the ${formatCount(count)} that it sent`,
			'Limit the search under Options, or use a Schedule Trigger and search with the Marketing Analytics node',
		),

	/** Records without an ID of which none is as it was. */
	changing: () =>
		new InvalidInput(
			'Ignore Columns',
			'The records have no ID, and all of them differ from those of the last poll. All of them would count as new, so none of them starts the workflow',
			'If a column changes with each search, such as a time, enter this column in Ignore Columns under Options. To get the records that are new since the last poll, search with the Marketing Analytics node',
		),

	/** Fewer days are searched from now on. @param why the error that explains it */
	lookBack: (why: Error, setDays: number, days: number) =>
		new InvalidInput(
			'Look Back (Days)',
			`${why.message}. The trigger now looks back ${days === 1 ? '1 day' : `${days} days`} instead of ${setDays}`,
			'Until there are fewer records, records of earlier days that arrive late do not start the workflow. Lower Look Back (Days), limit the search under Options, or use a Schedule Trigger and search with the Marketing Analytics node',
		),

	/** A day (YYYY-MM-DD) that passed between polls has too many records. */
	recordsOfDay: (count: number, day: string) =>
		new InvalidInput(
			'Look Back (Days)',
			`${day} has ${formatCount(count)} records, but the trigger can remember only ${formatCount(MOST_KEYS)}, so the records of this day do not start the workflow`,
			'If you need these records, search for them with the Marketing Analytics node',
		),

	/** The platform sent only a part of the records of a day. */
	partOfDay: (count: number, day: string) =>
		new InvalidInput(
			'Look Back (Days)',
			`The platform says that ${day} has more records than the ${formatCount(count)} that it sent, so the records of this day do not start the workflow`,
			'If you need these records, search for them with the Marketing Analytics node',
		),

	/** Too many runs since the last poll. @param job undefined if there is only one */
	runs: (count: number, job: string | undefined) =>
		new InvalidInput(
			'Poll Times',
			`${job === undefined ? 'The job' : `Job ${job}`} has more runs since the last poll than the trigger can read, so only the latest ${formatCount(count)} start the workflow`,
			'Under Poll Times, set a shorter interval',
		),

	/** Where the platform sent only a part of the list of jobs. */
	someJobs: (count: number) =>
		new InvalidInput(
			'Job',
			`The platform says that there are more jobs than the ${formatCount(count)} that it sent, so the others are not watched`,
			'Choose a single job, and use a separate trigger for each job that matters',
		),

	jobs: (most: number) =>
		new InvalidInput(
			'Job',
			`There are ${formatCount(most)} jobs or more, so only the first ${formatCount(most)} are watched`,
			'Choose a single job, and use a separate trigger for each job that matters',
		),
};
