import { gzipSync } from 'node:zlib';
import { type DayNumber, isoDate } from '../clock';
import { notFound } from '../http/refusal';
import { plainReply } from '../http/reply';
import { csvText } from '../request/files';
import { chance, indexOfShare, runningShares, seedOf } from '../shop/chance';
import { CHANNELS } from '../shop/channels';
import { DEVICE_SHARES, DEVICES } from '../shop/codes';
import type { Site } from '../shop/sites';
import type { Produce } from './jobRuns';
import type { Run, RunHistory } from './runHistory';
import type { PastRuns } from './pastRuns';

// The specification names no file types: these are the facts that the platform collects.
export const FILE_TYPES = ['pageview', 'click', 'order', 'estimate'] as const;

/** A daily file of the platform's database. */
interface DataFile {
	id: string;
	ftype: (typeof FILE_TYPES)[number];
	day: DayNumber;
}

const DAYS = 21;
const LINES = 60;
const CHANNEL_SHARES = runningShares(CHANNELS.map(({ share }) => share));

/** The daily files of a site, and the runs that write them. */
class DataFiles {
	constructor(
		private readonly site: Site,
		private readonly files: ReadonlyMap<string, DataFile>,
		readonly runs: RunHistory,
	) {}

	of(run: Run): DataFile {
		const found = this.files.get(run.jobId);
		if (!found) throw notFound('JOB_UNKNOWN', `Job run ${run.id} writes no file.`);
		return found;
	}

	/** The file of a run, which does not exist until the run is COMPLETED. */
	fileId(run: Run): string | null {
		return this.runs.wordOf(run) === 'COMPLETED' ? numberOfFile(run) : null;
	}

	runOfFile(fileId: string): Run {
		const run = this.runs.newestFirst().find((candidate) => numberOfFile(candidate) === fileId);
		if (run) return run;
		throw notFound(
			'FILE_UNKNOWN',
			`There is no file "${fileId}": take a file_id that status lists.`,
		);
	}

	relaunch(run: Run): string {
		return this.runs.start(run.jobId, contentOf(this.site, this.of(run)));
	}
}

export function newDataFiles(site: Site, runs: RunHistory, past: PastRuns): DataFiles {
	const files = new Map<string, DataFile>();
	for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
		for (const ftype of FILE_TYPES) {
			const day = past.yesterday() - ago;
			const one = { id: `${ftype}-${isoDate(day)}`, ftype, day };
			files.set(one.id, one);
			// In the last hour of the day, so that yesterday's is always available.
			past.addOne(runs, one.id, day, 23, contentOf(site, one));
		}
	}
	return new DataFiles(site, files, runs);
}

function numberOfFile(run: Run): string {
	return `5${run.id}`;
}

function contentOf(site: Site, { id, ftype, day }: DataFile): Produce {
	return () => {
		const seed = seedOf(`${site.name}|${id}`);
		const lines = Array.from({ length: LINES }, (_, index) => [
			`${isoDate(day)}T${String(Math.floor((24 * index) / LINES)).padStart(2, '0')}:00:00`,
			seed + index,
			DEVICES[indexOfShare(DEVICE_SHARES, chance(seed, index, 1))]?.name ?? '',
			CHANNELS[indexOfShare(CHANNEL_SHARES, chance(seed, index, 2))]?.key ?? '',
		]);
		const text = csvText([['date', `${ftype}_id`, 'device', 'media_key'], ...lines]);
		return plainReply('application/gzip', gzipSync(text), `${id}.csv.gz`);
	};
}
