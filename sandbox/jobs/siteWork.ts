import { type Clock, midnight, unixSeconds } from '../clock';
import { members } from '../http/reply';
import { chance, seedOf } from '../shop/chance';
import { type Site, siteState } from '../shop/sites';
import { newDataFiles } from './dataFiles';
import { jobsOf } from './jobRuns';
import { PastRuns } from './pastRuns';
import { ADHOC_NAMES, AUTOREPORTS, type Rhythm, SYNCHRONISATIONS } from './plannedJobs';
import { type Job, JobShelf, RunHistory } from './runHistory';
import { syncFile, SyncResults } from './syncResults';

const HOUR = 3_600;
const FORMATS = ['csv', 'json', 'xlsx'];
const NO_FILE = () => members({});

/** The jobs of a site, by their group of endpoints. */
export const workOf = siteState((site, store) => {
	const past = new PastRuns(site, store.clock);
	const now = siteTime(site, store.clock);
	// The runs of a group are separate: the status of batch reports does not include them.
	const history = (group: string) =>
		new RunHistory(jobsOf({ store }), `${site.name}/${group}`, now);
	const syncpartner = shelf(site, 3, history('syncpartner'), past, syncPlans);
	return {
		adhoc: shelf(site, 1, history('adhoc'), past, adhocPlans(site)),
		autoreport: shelf(site, 2, history('autoreport'), past, autoreportPlans),
		syncpartner,
		syncResults: new SyncResults(site, syncpartner.runs),
		dataFiles: newDataFiles(site, history('empdb'), past),
	};
});

/** The current Unix seconds of a site; a fixed "today" continues from its own hour. */
function siteTime(site: Site, clock: Clock): () => number {
	const now = () => unixSeconds(clock);
	if (!clock.dayIsFixed) return now;
	const today = midnight(clock.today(site.timeZone), site.timeZone);
	const hour = today.plus({ hours: clock.hoursOfToday(site.timeZone) }).toSeconds();
	const shift = hour - Math.floor(now() / HOUR) * HOUR;
	return () => now() + shift;
}

/** A planned job; those with a family import a file. */
interface Plan extends Pick<Job, 'name' | 'family' | 'publisher'> {
	rhythm: Rhythm;
	params: object;
}

/** The planned jobs with their past runs. */
function shelf(
	site: Site,
	group: number,
	runs: RunHistory,
	past: PastRuns,
	plans: readonly Plan[],
): JobShelf {
	const jobs = plans.map(({ rhythm, params, ...planned }, index): Job => {
		const id = String(site.id * 10_000 + group * 1_000 + index + 1);
		const active = index % 9 === 8 ? 'N' : 'Y';
		const job: Job = { ...planned, id, active, params: JSON.stringify(params) };
		past.add(runs, id, rhythm, job.family ? syncFile(site, job, 'regular') : NO_FILE);
		return job;
	});
	return new JobShelf(jobs, runs);
}

function adhocPlans(site: Site): Plan[] {
	return ADHOC_NAMES.map((name, index) => {
		// Some were created, but never run.
		const runs = Math.floor(4 * chance(seedOf(`${site.name}|${name}`), 1));
		const params = { period: 'YESTERDAY', format: FORMATS[index % 3] };
		return { name, params, rhythm: { runs, everyDays: 11, hour: 9 + (index % 8) } };
	});
}

const AUTOREPORT_PARAMS = { recipients: 'marketing@shop.example', format: 'xlsx' };
const autoreportPlans: readonly Plan[] = AUTOREPORTS.map((one) => ({
	...one,
	params: AUTOREPORT_PARAMS,
}));

// Observed practice: yesterday's data of partners are fetched between 01:00 and 06:00.
const syncPlans: readonly Plan[] = SYNCHRONISATIONS.map((one, index) => ({
	...one,
	params: { account: `${index + 1}` },
	rhythm: { runs: 30, everyDays: 1, hour: 1 + (index % 5) },
}));
