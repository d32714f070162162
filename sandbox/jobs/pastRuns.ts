import { type Clock, type DayNumber, midnight } from '../clock';
import { chance, seedOf } from '../shop/chance';
import type { Site } from '../shop/sites';
import { remembered } from '../store';
import type { Produce } from './jobRuns';
import type { Rhythm } from './plannedJobs';
import type { RunHistory } from './runHistory';

// Longer than a JavaScript number can represent, and below the first ID of new runs.
const FIRST_ID = 690_117_362_480_113_000n;
const RUNS_OF_A_SITE = 10_000_000n;
const FAILS = 0.06;

/** Assigns IDs to past runs, distinct between sites. */
export class PastRuns {
	private nextId: bigint;
	/** A cache, because thousands of runs share few days. */
	private readonly midnights = new Map<DayNumber, number>();

	constructor(
		private readonly site: Site,
		private readonly clock: Clock,
	) {
		this.nextId = FIRST_ID + BigInt(site.id) * RUNS_OF_A_SITE;
	}

	/** Adds the past runs of a job to its history, oldest first. */
	add(history: RunHistory, jobId: string, rhythm: Rhythm, produce: Produce): void {
		for (let ago = rhythm.runs - 1; ago >= 0; ago -= 1) {
			this.addOne(history, jobId, this.yesterday() - ago * rhythm.everyDays, rhythm.hour, produce);
		}
	}

	addOne(history: RunHistory, jobId: string, day: DayNumber, hour: number, produce: Produce): void {
		const seed = seedOf(`${this.site.name}|${jobId}`);
		const startedAt = this.midnight(day) + hour * 3_600 + Math.floor(1_800 * chance(seed, day, 1));
		this.nextId += 1n;
		history.add({
			id: this.nextId.toString(),
			jobId,
			purpose: 'regular',
			startedAt,
			produce,
			past: {
				word: chance(seed, day, 2) < FAILS ? 'FAILED' : 'COMPLETED',
				endedAt: startedAt + 40 + Math.floor(900 * chance(seed, day, 3)),
			},
		});
	}

	yesterday(): DayNumber {
		return this.clock.today(this.site.timeZone) - 1;
	}

	private midnight(day: DayNumber): number {
		return remembered(this.midnights, day, () => midnight(day, this.site.timeZone).toSeconds());
	}
}
