import type { Place } from '../request/perSite';
import { members } from '../http/reply';
import { chance, seedOf } from '../shop/chance';
import { type DataFiles, newDataFiles } from './dataFiles';
import { type Job, JobShelf } from './jobShelf';
import { PastRuns } from './pastRuns';
import { ADHOC_NAMES, AUTOREPORTS, SYNCHRONISATIONS, plannedJob } from './plannedJobs';
import { RunHistory } from './runHistory';
import { siteTime } from './siteTime';
import { type SyncJob, SyncResults, syncFile } from './syncResults';

/** The jobs a site has, by the group of endpoints that works on them. */
export interface SiteWork {
	adhoc: JobShelf;
	autoreport: JobShelf;
	syncpartner: JobShelf<SyncJob>;
	syncResults: SyncResults;
	dataFiles: DataFiles;
}

type History = (group: string) => RunHistory;

const FORMATS = ['csv', 'json', 'xlsx'];
const NO_FILE = () => members({});

export function newSiteWork(place: Place): SiteWork {
	const past = new PastRuns(place);
	const now = siteTime(place);
	// The runs of a group belong to it: a batch report's status does not know them.
	const history: History = (group) =>
		new RunHistory(place.platform.jobs, `${place.site.name}/${group}`, now);
	const syncpartner = syncShelf(place, history('syncpartner'), past);
	return {
		adhoc: adhocShelf(place, history('adhoc'), past),
		autoreport: autoreportShelf(place, history('autoreport'), past),
		syncpartner,
		syncResults: new SyncResults(place.site, syncpartner.runs),
		dataFiles: newDataFiles(place, history('empdb'), past),
	};
}

function jobId({ site }: Place, group: number, index: number): string {
	return String(site.id * 10_000 + group * 1_000 + index + 1);
}

function adhocShelf(place: Place, runs: RunHistory, past: PastRuns): JobShelf {
	const jobs = ADHOC_NAMES.map((name, index): Job => {
		const id = jobId(place, 1, index);
		const seed = seedOf(`${place.site.name}|${name}`);
		// Some were prepared, and never run.
		const rhythm = { runs: Math.floor(4 * chance(seed, 1)), everyDays: 11, hour: 9 + (index % 8) };
		past.add(runs, id, rhythm, NO_FILE);
		return plannedJob(id, name, index, { period: 'YESTERDAY', format: FORMATS[index % 3] });
	});
	return new JobShelf(jobs, runs);
}

function autoreportShelf(place: Place, runs: RunHistory, past: PastRuns): JobShelf {
	const jobs = AUTOREPORTS.map(({ name, rhythm }, index): Job => {
		const id = jobId(place, 2, index);
		past.add(runs, id, rhythm, NO_FILE);
		return plannedJob(id, name, index, { recipients: 'marketing@shop.example', format: 'xlsx' });
	});
	return new JobShelf(jobs, runs);
}

// Observed practice: what partners have of yesterday is fetched between 01:00 and 06:00.
function syncShelf(place: Place, runs: RunHistory, past: PastRuns): JobShelf<SyncJob> {
	const jobs = SYNCHRONISATIONS.map((planned, index): SyncJob => {
		const id = jobId(place, 3, index);
		const job = { ...plannedJob(id, planned.name, index, { account: `${index + 1}` }), ...planned };
		const rhythm = { runs: 30, everyDays: 1, hour: 1 + (index % 5) };
		past.add(runs, id, rhythm, syncFile(place.site, job, 'usual'));
		return job;
	});
	return new JobShelf(jobs, runs);
}
