import type { ErrorKind } from '../../../platform/http/errors/errorCatalog';
import { Fault } from '../../../platform/http/errors/fault';
import type { Schedule } from '../../../platform/polling/schedule';
import {
	after,
	GIVE_UP_MS,
	idsOf,
	MORNING,
	NEXT_MORNING,
	NOON,
	pollReports as poll,
	waiting,
} from './polledReports';
import { MINUTE } from '../times';

const EVERY_POLL: Schedule = { every: 'poll' };
const DOWN = new Fault('platformDown', { status: 503 });

describe('submitting a report', () => {
	it('begins with the next slot', async () => {
		const first = await poll(undefined);
		expect(first).toEqual({
			state: after(),
			news: undefined,
			...{ trouble: undefined, isInconclusive: false, fault: undefined },
			...{ errors: [], asked: [], slots: [], isSettled: false },
		});
		expect((await poll(first.state, {}, NEXT_MORNING - 1)).asked).toEqual([]);
		expect((await poll(first.state, {}, NEXT_MORNING)).asked).toEqual(['submit']);
	});

	it('stores the report, its slot and the time of submission', async () => {
		const round = await poll(after(), {}, NEXT_MORNING + MINUTE);
		const [slot, submittedAt] = [NEXT_MORNING, NEXT_MORNING + MINUTE];
		expect(round.state).toEqual({
			...after(),
			slot,
			pending: [{ id: 'new', site: 's', slot, submittedAt }],
		});
		expect(round).toMatchObject({ errors: [], news: undefined, isSettled: true });
	});

	it('starts over with another schedule, and keeps pending reports', async () => {
		const evenings: Schedule = { every: 'day', hour: 18, minute: 0, zone: 'utc' };
		const round = await poll(after(waiting('a')), { schedule: evenings });
		expect(round.state).toMatchObject({
			schedule: JSON.stringify(evenings),
			slot: Date.parse('2026-11-19T18:00Z'),
		});
		expect([idsOf(round), round.asked.includes('submit')]).toEqual([['a'], false]);
	});

	it('happens at every scheduled poll, if that is the schedule', async () => {
		const first = await poll(undefined, { schedule: EVERY_POLL });
		expect(first.state?.pending).toEqual([waiting('new', { slot: NOON, submittedAt: NOON })]);
		const state = { ...first.state, pending: [], schedule: '{"every":"poll"}', slot: NOON };
		expect((await poll(state, { schedule: EVERY_POLL }, NOON + 1)).asked).toEqual(['submit']);
		const untimely = await poll(state, { schedule: EVERY_POLL, isOnTime: false }, NOON + 1);
		expect(untimely).toMatchObject({ state, asked: [], errors: [], isSettled: false });
		expect((await poll(undefined, { schedule: EVERY_POLL, isOnTime: false })).state?.slot).toBe(0);
	});

	it('happens when the slot has come, whatever started the poll', async () => {
		const { asked } = await poll(after(), { isOnTime: false }, NEXT_MORNING);
		expect(asked).toEqual(['submit']);
	});

	it.each<ErrorKind>(['refused', 'notFound'])(
		'is not repeated after the answer %s, which is reported',
		async (kind) => {
			const submitted = new Fault(kind, { what: 'the report' });
			const round = await poll(after(), { submitted }, NEXT_MORNING);
			expect(round).toMatchObject({ errors: [submitted.message], isSettled: true });
			expect(round.state).toEqual({ ...after(), slot: NEXT_MORNING });
			expect(round.trouble).toBeUndefined();
		},
	);

	it('is repeated when the platform is available again, without an error at first', async () => {
		const round = await poll(after(), { submitted: DOWN }, NEXT_MORNING);
		expect(round).toMatchObject({ state: after(), errors: [], isSettled: false });
		expect(round.fault).toBe(DOWN);
		expect((await poll(round.state, {}, NEXT_MORNING + MINUTE)).asked).toEqual(['submit']);
	});

	it.each([
		['the token is refused', new Fault('tokenRefused', {})],
		['there is a bug', new TypeError('a bug')],
	])('is repeated once the cause is fixed, and reported, if %s', async (_, submitted) => {
		const round = await poll(after(), { submitted }, NEXT_MORNING);
		expect(round).toMatchObject({ state: after(), isSettled: false });
		expect([round.errors, round.trouble]).toEqual([[submitted.message], undefined]);
	});
});

describe('fetching a report', () => {
	it('emits a finished one and forgets it', async () => {
		const round = await poll(after(waiting('a'), waiting('b')), { states: { a: 'COMPLETED' } });
		expect(round.asked).toEqual(['look at a for 15000', 'fetch a']);
		expect(round).toMatchObject({ news: 'rows of a', errors: [], isSettled: true });
		expect(idsOf(round)).toEqual(['b']);
	});

	it('checks two per poll, and the others in the next one', async () => {
		const round = await poll(after(...['a', 'b', 'c'].map((id) => waiting(id))));
		expect(round.asked).toEqual(['look at a for 15000', 'look at b for 15000']);
		expect(idsOf(round)).toEqual(['c', 'a', 'b']);
		expect(round).toMatchObject({ news: undefined, errors: [], isSettled: false });
	});

	it('emits the second if the first is not ready', async () => {
		const round = await poll(after(waiting('a'), waiting('b')), { states: { b: 'COMPLETED' } });
		expect([round.news, idsOf(round)]).toEqual(['rows of b', ['a']]);
	});

	it('reports a failed one, and emits the next', async () => {
		const states = { a: 'FAILED', b: 'COMPLETED' };
		const round = await poll(after(waiting('a'), waiting('b')), { states });
		expect(round.errors).toEqual(['The platform could not finish job a (state FAILED)']);
		expect([round.news, idsOf(round), round.isSettled]).toEqual(['rows of b', [], true]);
		const alone = await poll(after(waiting('a')), { states });
		expect([alone.errors.length, idsOf(alone), alone.isSettled]).toEqual([1, [], true]);
	});

	it('abandons one that takes too long, and says how to fetch it', async () => {
		const at = (ms: number) => poll(after(waiting('a')), {}, MORNING + ms);
		const inTime = await at(GIVE_UP_MS - 1);
		expect([inTime.errors, idsOf(inTime)]).toEqual([[], ['a']]);
		const late = await at(GIVE_UP_MS);
		expect(late.errors).toEqual(['Job a is not finished after 6 hours (state RUNNING)']);
		expect([idsOf(late), late.isSettled]).toEqual([[], true]);
		expect(late.advice).toMatch(/Fetch the result later with Report > Collect and this job ID$/);
	});

	it('keeps all while the platform is unavailable, and errors that were reported', async () => {
		const away = await poll(after(waiting('a'), waiting('b')), { states: { a: DOWN } });
		expect(away.fault).toBe(DOWN);
		expect(away).toMatchObject({ errors: [], isSettled: false, asked: ['look at a for 15000'] });
		expect(idsOf(away)).toEqual(['a', 'b']);
		const states = { a: 'FAILED', b: DOWN };
		const later = await poll(after(waiting('a'), waiting('b')), { states });
		expect([later.errors.length, later.fault, later.isSettled]).toEqual([1, DOWN, true]);
		expect(idsOf(later)).toEqual(['b']);
	});

	it('keeps all while requests are not allowed, and reports why', async () => {
		const refused = new Fault('tokenRefused', {});
		const round = await poll(after(waiting('a'), waiting('b')), { states: { a: refused } });
		const { message } = refused;
		expect(round).toMatchObject({ errors: [message], isSettled: false, trouble: undefined });
		expect([idsOf(round), round.asked.length]).toEqual([['a', 'b'], 1]);
		const states = { a: 'FAILED', b: refused };
		const later = await poll(after(waiting('a'), waiting('b')), { states });
		expect([later.errors.length, later.isSettled, idsOf(later)]).toEqual([2, true, ['b']]);
	});

	it('keeps one that could not be fetched, unless it never will be', async () => {
		const states = { a: 'COMPLETED' };
		const lost = new Fault('connectionLost', {});
		const cut = await poll(after(waiting('a')), { states, fetched: lost });
		expect([idsOf(cut), cut.fault, cut.isSettled]).toEqual([['a'], lost, false]);
		const gone = await poll(after(waiting('a')), { states, fetched: new Fault('jobExpired', {}) });
		expect([idsOf(gone), gone.errors.length, gone.isSettled]).toEqual([[], 1, true]);
	});

	it('and submitting another happen in the same poll', async () => {
		const states = { a: 'COMPLETED' };
		const both = await poll(after(waiting('a')), { states }, NEXT_MORNING);
		expect([both.news, idsOf(both), both.isSettled]).toEqual(['rows of a', ['new'], true]);
		const away = new Fault('hostRefused', {});
		const picked = await poll(after(waiting('a')), { states, submitted: away }, NEXT_MORNING);
		expect([picked.news, picked.fault, picked.isSettled]).toEqual(['rows of a', away, true]);
		const at = (a: string | Error, submitted: Error) =>
			poll(after(waiting('a')), { states: { a }, submitted }, NEXT_MORNING);
		const neither = await at(DOWN, away);
		expect([neither.fault, idsOf(neither)]).toEqual([DOWN, ['a']]);
		const { errors } = await at('FAILED', new Fault('refused', { what: 'x' }));
		expect(errors).toEqual([
			'The platform could not finish job a (state FAILED)',
			'The platform refused x',
		]);
	});
});
