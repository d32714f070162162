import { Fault } from '../../../platform/http/errors/fault';
import type { PendingReport, ReportState } from '../../../platform/polling/pollReport';
import { pollReport } from '../../../platform/polling/pollReport';
import type { Schedule } from '../../../platform/polling/schedule';
import { HOUR } from '../times';

export const EVERY_MORNING: Schedule = { every: 'day', hour: 6, minute: 30, zone: 'utc' };
export const MORNING = Date.parse('2026-11-20T06:30Z');
export const NEXT_MORNING = Date.parse('2026-11-21T06:30Z');
export const NOON = Date.parse('2026-11-20T12:00Z');
export const GIVE_UP_MS = 6 * HOUR;

/** The platform's answers to the requests of a poll; a state or a submission may be an error. */
export interface Answers {
	schedule?: Schedule;
	isOnTime?: boolean;
	states?: Readonly<Record<string, string | Error>>;
	fetched?: Error;
	submitted?: Error;
	missed?: 'all' | 'latest';
	isActivated?: boolean;
	/** The error of an unavailable platform. */
	away?: Error;
}

/** Polls a report once, and returns its requests and its result. */
export async function pollReports(
	before: ReportState | undefined,
	answers: Answers = {},
	now = NOON,
) {
	const asked: string[] = [];
	const slots: string[] = [];
	const { missed = 'all', isActivated = false, away } = answers;
	const { schedule = EVERY_MORNING, isOnTime = true, states = {}, fetched, submitted } = answers;
	const answer = async <T>(what: string, given: T | Error): Promise<T> => {
		asked.push(what);
		return given instanceof Error ? await Promise.reject(given) : given;
	};
	const watch = {
		schedule,
		isOnTime,
		giveUpMs: GIVE_UP_MS,
		contract: {
			what: 'the report',
			collect: 'Report > Collect',
			status: async ({ id }: { id: string }, totalMs?: number) => ({
				state: await answer(`look at ${id} for ${totalMs}`, states[id] ?? 'RUNNING'),
			}),
		},
		...{ missed, isActivated },
		isThere: async () => await answer('ping', away ?? 'pong'),
		submit: async (slot: number) => {
			slots.push(new Date(slot).toISOString().slice(0, 16));
			return await answer('submit', submitted ?? { id: 'new', site: 's' });
		},
		fetch: async ({ id }: PendingReport) => await answer(`fetch ${id}`, fetched ?? `rows of ${id}`),
	};
	const {
		errors,
		news,
		trouble,
		isInconclusive = false,
		...round
	} = await pollReport(before, watch, now);
	const messages = errors.map((error) => (error instanceof Error ? error.message : ''));
	const [first] = errors;
	const advice = first instanceof Fault ? first.advice : undefined;
	const told = { trouble: trouble?.kind, isInconclusive, errors: messages, advice };
	return { ...round, ...told, news, fault: trouble, asked, slots };
}

/** A submitted report. */
export const waiting = (id: string, more: Partial<PendingReport> = {}): PendingReport => ({
	id,
	site: 's',
	slot: MORNING,
	submittedAt: MORNING,
	...more,
});

/** The state of a trigger whose first slot is done. */
export const after = (...pending: PendingReport[]): ReportState => ({
	schedule: JSON.stringify(EVERY_MORNING),
	slot: MORNING,
	pending,
});

/** The IDs of the pending jobs. */
export const idsOf = ({ state }: { state: ReportState | undefined }) =>
	state?.pending.map(({ id }) => String(id)) ?? [];
