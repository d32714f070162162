import fc from '../support/fastCheck';

import type { ErrorKind } from '../../platform/http/errors/errorCatalog';
import { Fault } from '../../platform/http/errors/fault';
import { InvalidInput } from '../../platform/base/invalidInput';
import type { Incidents, PollTrouble } from '../../platform/polling/incidents';
import {
	isBackingOff,
	NO_INCIDENTS,
	noteIncidents,
	readIncidents,
} from '../../platform/polling/incidents';
import { runs } from '../support/random';
import { DAY, HOUR, MINUTE } from './times';

const NOON = Date.parse('2026-11-20T12:00Z');
const fine: PollTrouble = { errors: [], isBlocked: false };
const refused = new Fault('tokenRefused', { status: 401 });
const blocked = (error: unknown = refused): PollTrouble => ({ errors: [error], isBlocked: true });
const away = (kind: ErrorKind = 'platformDown'): PollTrouble => ({
	...fine,
	trouble: new Fault(kind, { status: 503 }),
});

/** A trigger that is polled at given moments; its state passes through n8n's storage each time. */
class Trigger {
	incidents: Incidents = NO_INCIDENTS;
	/** The reported errors, with the minutes after which they were reported. */
	readonly reports: Array<[minute: number, message: string]> = [];
	/** The minutes after which a poll ran although earlier ones had failed. */
	readonly attempts: number[] = [];

	poll(minute: number, poll: PollTrouble) {
		const now = NOON + minute * MINUTE;
		if (isBackingOff(this.incidents, now)) return undefined;
		this.attempts.push(minute);
		const noted = noteIncidents(this.incidents, poll, now);
		this.incidents = readIncidents(JSON.parse(JSON.stringify(noted.incidents)));
		for (const error of noted.reports) {
			this.reports.push([minute, error instanceof Error ? error.message : String(error)]);
		}
		return noted;
	}

	pollEveryMinute(from: number, to: number, poll: (minute: number) => PollTrouble): this {
		for (let minute = from; minute < to; minute += 1) this.poll(minute, poll(minute));
		return this;
	}
}

describe('an error at every poll', () => {
	it('is reported at first, and then once a day', () => {
		const trigger = new Trigger().pollEveryMinute(0, 3 * 24 * 60, () => blocked());
		const days = trigger.reports.map(([minute]) => Math.round(minute / (24 * 60)));
		expect(days).toEqual([0, 1, 2]);
		expect(new Set(trigger.reports.map(([, message]) => message))).toEqual(
			new Set(['The platform does not accept the token']),
		);
	});

	it('makes polls rarer, down to one per half hour', () => {
		const { attempts } = new Trigger().pollEveryMinute(0, 4 * 60, () => blocked());
		expect(attempts.slice(0, 7)).toEqual([0, 1, 3, 7, 15, 31, 61]);
		expect(attempts).toHaveLength(12);
	});

	it('counts as the same error in varying words', () => {
		const said = (minute: number) =>
			blocked(
				new Fault('refused', { what: 'the search', upstreamMessage: `Refused at ${minute}` }),
			);
		expect(new Trigger().pollEveryMinute(0, 120, said).reports).toHaveLength(1);
		const broken = (minute: number) => blocked(new TypeError(`No value at ${minute}`));
		expect(new Trigger().pollEveryMinute(0, 120, broken).reports).toHaveLength(1);
	});

	it('is over after a poll that works: the next error is reported at once', () => {
		const trigger = new Trigger().pollEveryMinute(0, 20, () => blocked());
		expect(trigger.poll(31, fine)?.isOver).toBe(true);
		expect(trigger.poll(32, fine)?.isOver).toBe(false);
		trigger.poll(33, blocked());
		trigger.poll(34, blocked());
		expect(trigger.reports.map(([minute]) => minute)).toEqual([0, 33]);
		expect(trigger.attempts.slice(-2)).toEqual([33, 34]);
	});

	it('persists over inconclusive polls', () => {
		const trigger = new Trigger().pollEveryMinute(0, 24 * 60 - 10, (minute) =>
			minute % 2 === 0 ? blocked() : { ...fine, isInconclusive: true },
		);
		expect(trigger.reports).toHaveLength(1);
		expect(trigger.attempts.length).toBeLessThan(120);
	});

	it('that alternates with another is not reported at each poll', () => {
		const others = [refused, new Fault('forbidden', {})];
		const trigger = new Trigger().pollEveryMinute(0, 20 * 60, (minute) =>
			blocked(others[Math.ceil(minute / 31) % 2]),
		);
		expect(trigger.reports).toHaveLength(2);
	});

	it('is reported in addition to another one', () => {
		const both = { ...blocked(), errors: [refused, new InvalidInput('Site', 'No site', 'Choose')] };
		const trigger = new Trigger().pollEveryMinute(0, 5, () => blocked());
		trigger.pollEveryMinute(5, 60, () => both);
		expect(trigger.reports.map(([, message]) => message)).toEqual([refused.message, 'No site']);
	});
});

describe('errors of polls that were not blocked', () => {
	const failed = (job: string): PollTrouble => ({
		errors: [new Fault('jobFailed', { job, state: 'FAILED' })],
		isBlocked: false,
	});

	it('are reported for each job', () => {
		const trigger = new Trigger().pollEveryMinute(0, 5, (minute) => failed(`job${minute}`));
		expect(trigger.reports).toHaveLength(5);
		expect(trigger.attempts).toHaveLength(5);
	});

	it('are reported once if they have the same message', () => {
		expect(new Trigger().pollEveryMinute(0, 50, () => failed('7')).reports).toHaveLength(1);
	});

	it('do not increase the stored state without limit', () => {
		const trigger = new Trigger().pollEveryMinute(0, 500, (minute) => ({
			...failed(`job${minute}`),
			isInconclusive: true,
		}));
		expect(trigger.incidents.errors).toHaveLength(20);
	});
});

describe('an outage', () => {
	const kinds: ErrorKind[] = ['platformDown', 'timedOut', 'connectionLost', 'emptyReply'];

	it('is reported after half an hour and then once a day, whatever its errors', () => {
		const trigger = new Trigger().pollEveryMinute(0, 2 * 24 * 60, (minute) =>
			away(kinds[minute % kinds.length]),
		);
		expect(trigger.reports.map(([minute]) => minute)).toEqual([30, 30 + 24 * 60 - 5]);
		expect(trigger.attempts).toHaveLength(2 * 24 * 60);
	});

	it('does not exist if polls in between work', () => {
		const trigger = new Trigger().pollEveryMinute(0, 600, (minute) =>
			minute % 20 === 0 ? fine : away(),
		);
		expect(trigger.reports).toEqual([]);
	});

	it('has begun when the poll says so', () => {
		const trigger = new Trigger();
		trigger.poll(60, { ...away(), troubleSince: NOON + 31 * MINUTE });
		expect(trigger.reports).toEqual([]);
		trigger.poll(61, { ...away(), troubleSince: NOON + 31 * MINUTE });
		expect(trigger.reports).toHaveLength(1);
	});

	it('persists over inconclusive polls', () => {
		const trigger = new Trigger().pollEveryMinute(0, 40, (minute) =>
			minute % 2 === 0 ? away() : { ...fine, isInconclusive: true },
		);
		expect(trigger.reports.map(([minute]) => minute)).toEqual([30]);
	});

	it('does not hide an error that persists', () => {
		const trigger = new Trigger();
		trigger.poll(0, blocked());
		trigger.poll(1, away());
		trigger.poll(2, blocked());
		expect(trigger.reports).toHaveLength(1);
	});
});

it('a clock that is set back neither silences an outage nor lengthens a pause', () => {
	const ahead = new Trigger();
	ahead.poll(10 * 24 * 60, blocked());
	expect(ahead.poll(0, blocked())).toBeDefined();
	const outage = new Trigger();
	outage.poll(10 * 24 * 60, away());
	outage.pollEveryMinute(0, 31, () => away());
	expect(outage.reports.map(([minute]) => minute)).toEqual([30]);
});

it.each([
	undefined,
	null,
	7,
	'x',
	[],
	{},
	{ outage: { since: 'x' }, errors: [null, 7, {}, { key: 'k' }], backoff: { failures: 1 } },
])('the stored value %j counts as no incidents', (stored) => {
	expect(readIncidents(stored)).toEqual(NO_INCIDENTS);
});

describe('with any sequence of polls', () => {
	const causes: ErrorKind[] = ['tokenRefused', 'forbidden', 'hostUnknown'];
	const somePoll: fc.Arbitrary<PollTrouble> = fc.oneof(
		{ weight: 4, arbitrary: fc.constantFrom(...causes).map((c) => blocked(new Fault(c, {}))) },
		{ weight: 3, arbitrary: fc.constant(away()) },
		{ weight: 2, arbitrary: fc.constant<PollTrouble>({ ...fine, isInconclusive: true }) },
		{ weight: 1, arbitrary: fc.constant(fine) },
	);
	const someHistory = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), somePoll), {
		maxLength: 80,
	});

	it('each error is reported, but at most once a day until a poll works', () => {
		fc.assert(
			fc.property(someHistory, (history) => {
				const trigger = new Trigger();
				const reportedAt = new Map<string, number>();
				let minute = 0;
				for (const [gap, poll] of history) {
					minute += gap;
					const noted = trigger.poll(minute, poll);
					if (!noted) continue;
					if (poll === fine) reportedAt.clear();
					for (const { message } of noted.reports.filter((one) => one instanceof Error)) {
						expect((minute - (reportedAt.get(message) ?? -Infinity)) * MINUTE).toBeGreaterThan(
							DAY - HOUR,
						);
						reportedAt.set(message, minute);
					}
					const met = poll.errors.filter((one) => one instanceof Error);
					expect(met.filter(({ message }) => !reportedAt.has(message))).toEqual([]);
				}
				expect(JSON.stringify(trigger.incidents).length).toBeLessThan(2_000);
			}),
			{ numRuns: runs(200, 5_000) },
		);
	});
});
