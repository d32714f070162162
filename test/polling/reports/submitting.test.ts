import { Fault } from '../../../platform/http/errors/fault';
import type { ReportState } from '../../../platform/polling/pollReport';
import type { Schedule } from '../../../platform/polling/schedule';
import type { Answers } from './polledReports';
import {
	after,
	EVERY_MORNING,
	GIVE_UP_MS,
	idsOf,
	MORNING,
	NEXT_MORNING,
	pollReports as poll,
	waiting,
} from './polledReports';
import { HOUR, MINUTE } from '../times';

const DAY = 24 * HOUR;
const LOST = new Fault('outcomeUnknown', { what: 'the report request' });
const AWAY = new Fault('connectionLost', {});
const BUSY = new Fault('notNow', { what: 'the report request', retryAfterMs: 10 * MINUTE });
const OOPS = new Fault('reported', { what: 'the report request', upstreamMessage: 'Oops' });

/**
 * Polls at these minutes after the slot, each with the state of the last one, and returns all
 * results.
 */
async function pollAt(minutes: readonly number[], answers: Answers, start = after()) {
	let state: ReportState | undefined = start;
	const polls = [];
	for (const minute of minutes) {
		const round = await poll(state, answers, NEXT_MORNING + minute * MINUTE);
		polls.push(round);
		({ state } = round);
	}
	return { polls, state, asked: polls.map(({ asked }) => asked.join()) };
}

describe('a submission without an answer', () => {
	it('is sent once more after the platform answers a ping, and is reported as an outage', async () => {
		const { polls, asked, state } = await pollAt([0, 1, 2, 3, 29], { submitted: LOST });
		expect(asked).toEqual(['submit', 'ping,submit', '', '', '']);
		expect(polls.map(({ trouble }) => trouble)).toEqual([
			'requestUnanswered',
			'requestUnanswered',
			...[undefined, undefined, undefined],
		]);
		expect(polls.slice(2).every(({ isInconclusive }) => isInconclusive)).toBe(true);
		expect(polls.flatMap(({ errors }) => errors)).toEqual([]);
		expect(polls.some(({ isSettled }) => isSettled)).toBe(false);
		expect(state?.slot).toBe(MORNING);
	});

	it('ends after half an hour with an error, and its slot is not submitted again', async () => {
		const { polls, state } = await pollAt([0, 1, 30, 31, 120], { submitted: LOST });
		expect(polls[2]).toMatchObject({ trouble: 'requestUnanswered', errors: [], asked: [] });
		expect(state?.slot).toBe(NEXT_MORNING);
		expect(polls.slice(3).map(({ asked }) => asked)).toEqual([[], []]);
		// It is unknown whether the platform is available again.
		expect(polls.at(-1)?.isInconclusive).toBe(true);
	});

	it('waits for a response of the platform before it costs another calculation', async () => {
		const cut = await pollAt([0, 1, 2], { submitted: LOST, away: AWAY });
		expect(cut.asked).toEqual(['submit', 'ping', 'ping']);
		expect(cut.polls[2]?.fault).toBe(AWAY);
		const well = await poll(cut.state, {}, NEXT_MORNING + 60 * MINUTE);
		expect([well.asked, well.slots]).toEqual([['ping', 'submit'], ['2026-11-21T06:30']]);
		expect(idsOf(well)).toEqual(['new']);
		expect(well.state?.unsent).toBeUndefined();
	});

	it('is followed by one at every poll, if that is the schedule', async () => {
		const schedule: Schedule = { every: 'poll' };
		const start = { schedule: JSON.stringify(schedule), slot: MORNING, pending: [] };
		const { polls, asked } = await pollAt([0, 1, 2], { schedule, submitted: LOST }, start);
		expect(asked).toEqual(['submit', 'ping,submit', 'ping,submit']);
		expect(polls.map(({ errors, isSettled }) => [errors, isSettled])).toEqual(
			Array(3).fill([[], false]),
		);
	});

	it('starts over when the clock is set back', async () => {
		const { state } = await pollAt([0, 1], { submitted: LOST });
		const unsent = { ...state?.unsent, since: NEXT_MORNING + 900 * MINUTE };
		const back = await poll({ ...after(), ...state, unsent } as ReportState, {}, NEXT_MORNING + 2);
		expect(back.state?.slot).toBe(NEXT_MORNING);
	});
});

describe('a submission that is refused temporarily', () => {
	it('is repeated as soon as the platform allows', async () => {
		const { asked } = await pollAt([0, 1, 9, 10], { submitted: BUSY });
		expect(asked).toEqual(['submit', '', '', 'submit']);
	});

	it('is repeated ever more slowly without a hint, and abandoned in the end', async () => {
		const minutes = Array.from({ length: GIVE_UP_MS / MINUTE + 31 }, (_, minute) => minute);
		const { polls, asked, state } = await pollAt(minutes, { submitted: OOPS });
		expect(asked.filter((one) => one !== '').length).toBeLessThan(20);
		expect(polls.flatMap(({ errors }) => errors)).toEqual([
			'The platform reported an error for the report request: Oops',
		]);
		expect(
			polls
				.slice(0, GIVE_UP_MS / MINUTE)
				.every(({ trouble, isInconclusive }) => trouble ?? isInconclusive),
		).toBe(true);
		expect(state?.slot).toBe(NEXT_MORNING);
	});

	it('is reported at once if the refusal is about the request', async () => {
		const submitted = new Fault('reported', {
			what: 'x',
			upstreamMessage: 'Unknown metric',
			isFinal: true,
		});
		const { polls } = await pollAt([0, 1], { submitted });
		expect(polls.map(({ errors, asked }) => [errors.length, asked.length])).toEqual([
			[1, 1],
			[0, 0],
		]);
	});
});

it('a submission whose refusal names a job is reported once, and its slot is not submitted again', async () => {
	const facts = { what: 'the report request', job: '4711', status: 503, upstreamMessage: 'Busy' };
	const { polls, asked, state } = await pollAt([0, 1, 30], {
		submitted: new Fault('jobNamed', facts),
	});
	expect(asked).toEqual(['submit', '', '']);
	expect(polls.flatMap(({ errors }) => errors)).toEqual([
		'The platform reported an error for the report request, but its answer names job 4711 (HTTP 503): Busy',
	]);
	expect(state?.slot).toBe(NEXT_MORNING);
});

describe('a pending report', () => {
	const looksAt = async (more: Answers, minutes: number[]) =>
		await pollAt(
			minutes,
			{ states: { a: 'COMPLETED' }, ...more },
			{
				...after(waiting('a', { submittedAt: NEXT_MORNING })),
				slot: NEXT_MORNING,
			},
		);

	it.each<[string, Answers]>([
		['a look', { states: { a: OOPS } }],
		['its download', { fetched: OOPS }],
		['a check that cannot be read', { states: { a: new Fault('unexpectedReply', {}) } }],
	])('stays so while %s is refused for a reason that is not final', async (_, more) => {
		const { polls, state } = await looksAt(more, [1, 2, 3]);
		expect(polls.map(({ errors, trouble }) => [errors, trouble])).toEqual(
			Array(3).fill([[], 'reported']),
		);
		expect(idsOf({ state })).toEqual(['a']);
		const well = await poll(state, { states: { a: 'COMPLETED' } }, NEXT_MORNING + 4 * MINUTE);
		expect(well.news).toBe('rows of a');
	});

	it('is abandoned in the end, with the upstream message, the job and how to fetch it', async () => {
		const { polls } = await looksAt({ fetched: OOPS }, [1, GIVE_UP_MS / MINUTE]);
		expect(polls[1]?.errors).toEqual([
			'Job a is not finished after 6 hours (state unknown: The platform reported an error for the report request: Oops)',
		]);
		expect(polls[1]?.advice).toMatch(/Report > Collect and this job ID$/);
	});

	it('is not checked before the platform allows it, unlike others', async () => {
		const { asked, polls } = await looksAt({ states: { a: BUSY } }, [0, 9, 10]);
		expect(asked.map((one) => one.includes('look at a'))).toEqual([true, false, true]);
		expect(polls[1]?.isInconclusive).toBe(true);
		const submittedAt = NEXT_MORNING;
		const pending = ['a', 'b'].map((id) => waiting(id, { submittedAt }));
		const start = { ...after(...pending), slot: NEXT_MORNING };
		const both = await poll(start, { states: { a: BUSY, b: 'COMPLETED' } }, NEXT_MORNING);
		expect([both.news, idsOf(both)]).toEqual(['rows of b', ['a']]);
	});

	it('is over when the platform states that of the job, even with an error', async () => {
		const states = {
			a: new Fault('reported', { state: 'FAILED', upstreamMessage: 'No disk left' }),
		};
		const { polls } = await looksAt({ states }, [1]);
		expect(polls[0]?.errors).toEqual([
			'The platform could not finish job a (state FAILED): No disk left',
		]);
	});
});

describe('missed slots', () => {
	const later = (days: number) => MORNING + days * DAY;
	const dayOf = (slot: string | undefined) => slot?.slice(5, 10);

	it('are made up for in order, each after the previous report is fetched', async () => {
		let state: ReportState | undefined = after();
		const [days, news]: [unknown[], unknown[]] = [[], []];
		for (let minute = 0; minute < 20; minute += 1) {
			const states = { new: minute % 2 === 0 ? 'COMPLETED' : 'RUNNING' };
			const round = await poll(state, { states }, later(15) + minute * MINUTE);
			days.push(...round.slots.map(dayOf));
			if (round.news) news.push(round.news);
			({ state } = round);
		}
		expect(days.slice(0, 3)).toEqual(['11-21', '11-22', '11-23']);
		expect(new Set(days).size).toBe(days.length);
		expect(Math.abs(days.length - news.length)).toBeLessThanOrEqual(1);
	});

	it('are at most 31, and omitted ones are reported once', async () => {
		const told = await poll(after(), {}, later(40));
		expect(told.errors).toEqual([
			'The reports that were due after 2026-11-20 06:30, up to 2026-11-29 06:30, were not requested, because the trigger only makes up for the last 31',
		]);
		expect(told).toMatchObject({ asked: [], isSettled: true });
		const next = await poll(told.state, {}, later(40) + MINUTE);
		expect([next.errors, next.slots.map(dayOf)]).toEqual([[], ['11-30']]);
	});

	it.each<[string, Answers]>([
		['only the latest is requested', { missed: 'latest' }],
		['the trigger was activated in between', { isActivated: true }],
	])('are caught up by the latest one if %s', async (_, answers) => {
		const round = await poll(after(), answers, later(3));
		expect(round.slots.map(dayOf)).toEqual(['11-23']);
		expect((await poll(round.state, answers, later(3) + MINUTE)).slots).toEqual([]);
	});

	it.each([
		[
			'are put forward',
			'2026-03-27T12:00Z',
			'2026-03-30T12:00Z',
			['03-28 01:30', '03-29 01:30', '03-30 00:30'],
		],
		[
			'are put back',
			'2026-10-23T12:00Z',
			'2026-10-26T12:00Z',
			['10-24 00:30', '10-25 01:30', '10-26 01:30'],
		],
	])('keep their local time when clocks %s', async (_, start, end, expected) => {
		const schedule: Schedule = { every: 'day', hour: 2, minute: 30, zone: 'Europe/Paris' };
		let state: ReportState | undefined = (await poll(undefined, { schedule }, Date.parse(start)))
			.state;
		const slots: string[] = [];
		for (let minute = 0; minute < 8; minute += 1) {
			const states = { new: 'COMPLETED' };
			const round = await poll(state, { schedule, states }, Date.parse(end) + minute * MINUTE);
			slots.push(...round.slots);
			({ state } = round);
		}
		expect(slots.map((slot) => slot.slice(5).replace('T', ' '))).toEqual(expected);
	});

	it('are those of the schedule only', async () => {
		expect((await poll(after(), {}, NEXT_MORNING - 1)).slots).toEqual([]);
		expect(JSON.parse(after().schedule)).toEqual(EVERY_MORNING);
	});
});
