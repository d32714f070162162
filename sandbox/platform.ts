import { type Clock, clockAt } from './clock';
import { JobRuns } from './jobs/jobRuns';

/** Everything the stand-in remembers between two calls. */
export interface Platform {
	clock: Clock;
	jobs: JobRuns;
}

export function newPlatform(options: { jobSeconds: number; today?: string }): Platform {
	return { clock: clockAt(options.today), jobs: new JobRuns(options.jobSeconds) };
}
