import { type Clock, midnight, unixSeconds } from '../clock';
import { members } from '../http/reply';
import { chance, seedOf } from '../shop/chance';
import { type Site, siteState } from '../shop/sites';
import { newDataFiles } from './dataFiles';
import { jobsOf } from './jobRuns';
import { PastRuns } from './pastRuns';
import { ADHOC_NAMES, AUTOREPORTS, plannedJob, SYNCHRONISATIONS } from './plannedJobs';
import { type Job, JobShelf, RunHistory } from './runHistory';
import { syncFile, SyncResults } from './syncResults';

const HOUR = 3_600;
const FORMATS = ['csv', 'json', 'xlsx'];
const NO_FILE = () => members({});

/** The jobs a site has, by the group of endpoints that works on them. */
export const workOf = siteState((site, store) => {
	const past = new PastRuns(site, store.clock);
	const now = siteTime(site, store.clock);
	// The runs of a group belong to it: a batch report's status does not know them.
	const history = (group: string) =>
		new RunHistory(jobsOf({ store }), `${site.name}/${group}`, now);
	const syncpartner = syncShelf(site, history('syncpartner'), past);
	return {
		adhoc: adhocShelf(site, history('adhoc'), past),
		autoreport: autoreportShelf(site, history('autoreport'), past),
		syncpartner,
		syncResults: new SyncResults(site, syncpartner.runs),
		dataFiles: newDataFiles(site, history('empdb'), past),
	};
});

/** The Unix seconds of a site now; a "today" that is fixed counts on from its own hour. */
function siteTime(site: Site, clock: Clock): () => number {
	const now = () => unixSeconds(clock);
	if (!clock.dayIsFixed) return now;
	const today = midnight(clock.today(site.timeZone), site.timeZone);
	const hour = today.plus({ hours: clock.hoursOfToday(site.timeZone) }).toSeconds();
	const shift = hour - Math.floor(now() / HOUR) * HOUR;
	return () => now() + shift;
}

function jobId(site: Site, group: number, index: number): string {
	return String(site.id * 10_000 + group * 1_000 + index + 1);
}

function adhocShelf(site: Site, runs: RunHistory, past: PastRuns): JobShelf {
	const jobs = ADHOC_NAMES.map((name, index): Job => {
		const id = jobId(site, 1, index);
		const seed = seedOf(`${site.name}|${name}`);
		// Some were prepared, and never run.
		const rhythm = { runs: Math.floor(4 * chance(seed, 1)), everyDays: 11, hour: 9 + (index % 8) };
		past.add(runs, id, rhythm, NO_FILE);
		return plannedJob(id, name, index, { period: 'YESTERDAY', format: FORMATS[index % 3] });
	});
	return new JobShelf(jobs, runs);
}

function autoreportShelf(site: Site, runs: RunHistory, past: PastRuns): JobShelf {
	const jobs = AUTOREPORTS.map(({ name, rhythm }, index): Job => {
		const id = jobId(site, 2, index);
		past.add(runs, id, rhythm, NO_FILE);
		return plannedJob(id, name, index, { recipients: 'marketing@shop.example', format: 'xlsx' });
	});
	return new JobShelf(jobs, runs);
}

// Observed practice: what partners have of yesterday is fetched between 01:00 and 06:00.
function syncShelf(site: Site, runs: RunHistory, past: PastRuns): JobShelf {
	const jobs = SYNCHRONISATIONS.map((planned, index): Job => {
		const id = jobId(site, 3, index);
		const job = { ...plannedJob(id, planned.name, index, { account: `${index + 1}` }), ...planned };
		const rhythm = { runs: 30, everyDays: 1, hour: 1 + (index % 5) };
		past.add(runs, id, rhythm, syncFile(site, job, 'usual'));
		return job;
	});
	return new JobShelf(jobs, runs);
}
