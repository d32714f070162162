import type { JsonRecord } from '../../platform/base/json/json';
import type { RecordSource, RecordState } from '../../platform/polling/records/recordState';
import { pollRecords } from '../../platform/polling/records/pollRecords';
import type { RunSource } from '../../platform/polling/runs';
import type { RunState } from '../../platform/polling/runState';
import { pollRuns } from '../../platform/polling/runs';
import type { Figure } from '../figure';
import { compareTimes } from '../figure';

const MOST_BYTES = 64e3;
const DAY = 86_400_000;
const DAYS = 365;
const BEGIN = Date.parse('2025-01-01T08:00Z');
const SALES_A_DAY = 100;
const LOOK_BACK_DAYS = 28;
const JOBS = 30;

/** The size of a trigger's state after a year, and the cost of a poll that finds nothing new. */
export async function polls(): Promise<Figure[]> {
	const sales = new Sales();
	const state = await sales.aYear();
	const now = BEGIN + DAYS * DAY;
	const requestsBefore = sales.requests;
	await sales.pollTwice(state, now);
	const requests = sales.requests - requestsBefore;
	const times = await compareTimes(
		21,
		async () => await sales.pollTwice(state, now),
		() => JSON.parse(JSON.stringify(sales.recordsOf(now))) as unknown,
	);
	return [
		remembered(`trigger state after a year of ${SALES_A_DAY} sales a day`, state),
		remembered(`trigger state after a year of ${JOBS} daily jobs`, await aYearOfRuns()),
		{
			name: 'poll without new sales, time',
			...times,
			detail: `${times.detail} to write the ${sales.recordsOf(now).length.toLocaleString('en')} known sales as JSON and parse them; ${requests} requests`,
		},
	];
}

function remembered(name: string, state: object): Figure {
	const bytes = JSON.stringify(state).length;
	return {
		name,
		ratio: bytes / MOST_BYTES,
		goal: 1,
		detail: `${(bytes / 1e3).toFixed(0)} KB stored, against ${MOST_BYTES / 1e3} KB`,
	};
}

/** A shop that counts the queries it receives. */
class Sales {
	requests = 0;

	/**
	 * Polls every twelve hours for a year, so that one poll starts a search and the next one reads
	 * it.
	 */
	async aYear(): Promise<RecordState> {
		let state: RecordState | undefined;
		for (let day = 0; day < DAYS; day += 1) state = await this.pollTwice(state, BEGIN + day * DAY);
		if (state === undefined) throw new Error('The polls for new sales stored no state');
		return state;
	}

	async pollTwice(before: RecordState | undefined, now: number): Promise<RecordState | undefined> {
		const started = await pollRecords(before, this.source, now);
		return (await pollRecords(started.state, this.source, now + DAY / 2)).state;
	}

	/** The records of the searched days. */
	recordsOf(now: number): JsonRecord[] {
		const last = Math.floor(now / DAY);
		return Array.from({ length: LOOK_BACK_DAYS + 1 }, (_, index) => last - index).flatMap((day) =>
			Array.from({ length: SALES_A_DAY }, (_, sale) => ({
				order_id: `${day}-${sale}`,
				order_ref: `CMD-${day}-${sale}`,
				order_amount: '49.90',
				order_status: 'VALID',
			})),
		);
	}

	private readonly source: RecordSource = {
		group: 'order',
		tracksStates: true,
		ignoredColumns: [],
		lookBackDays: LOOK_BACK_DAYS,
		firstWaitMs: 1_000,
		contract: {
			what: 'the search',
			collect: 'Sale > Search',
			status: async () => await this.answer({ state: 'DONE' }),
		},
		start: async ({ to }) => await this.answer({ id: String(Date.parse(to.iso)), site: 'shop-eu' }),
		fetch: async ({ id }) => await this.answer({ records: this.recordsOf(Number(id)) }),
	};

	private async answer<T>(reply: T): Promise<T> {
		this.requests += 1;
		return await Promise.resolve(reply);
	}
}

/** A year in which each job runs once a day and is checked once a day. */
async function aYearOfRuns(): Promise<RunState> {
	let state: RunState | undefined;
	for (let day = 0; day < DAYS; day += 1) {
		const jobs = Array.from({ length: JOBS }, (_, job) => ({
			id: `job-${job}`,
			row: { job_id: `job-${job}`, last_run: day },
		}));
		const source: RunSource = {
			listJobs: () => Promise.resolve({ jobs }),
			listRuns: (job = '', start) =>
				Promise.resolve({
					rows: Array.from({ length: Math.min(10, day + 1 - start) }, (_, index) => ({
						jobrun_id: `${job}-${day - start - index}`,
						jobrun_status: 'COMPLETED',
					})),
				}),
			mostJobs: 1_000,
			pageRuns: 10,
			endsAt: Infinity,
		};
		({ state } = await pollRuns(state, source));
	}
	if (state === undefined) throw new Error('The polls for job runs stored no state');
	return state;
}
