import type { ReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { pollMetricAlert } from '../../../platform/alerts/pollMetricAlert';
import type { AlertState } from '../../../platform/alerts/alertState';
import { readAlertState } from '../../../platform/alerts/alertState';
import { daysFrom, RULE, TODAY } from './living';
import { addDays } from '../../../platform/base/dates/dayArithmetic';

const NOW = Date.parse('2026-11-20T09:00Z');
const MINUTE = 60_000;
const EVERY_POLL = { every: 'poll' } as const;

/** Figures that are the same every day but for the last. */
function figures(to: string, last: number): ReportFigures {
	const days = { from: addDays(to, -57), to };
	const moments = daysFrom(days.from, to).map((day) => ({
		...{ day, hour: undefined },
		figures: [day === to ? last : 1_000],
	}));
	const series = [{ name: '', label: '', moments }];
	return { series, days, zone: 'Europe/Paris', areCounts: [true], isComplete: true };
}

interface Answers {
	/** What the report holds; undefined where it does not say which days it covers. */
	fetched?: ReportFigures | undefined;
	status?: string;
	isOnTime?: boolean;
	/** What time it is on the platform; undefined where that does not say. */
	at?: number | undefined;
	rule?: AlertRule;
}

async function poll(before: AlertState | undefined, answers: Answers = {}, now = NOW) {
	const { fetched, status = 'DONE', isOnTime = false, at, rule = RULE } = answers;
	const result = await pollMetricAlert(
		before,
		{
			...{ rules: [rule], repeatMs: 0, schedule: EVERY_POLL, isOnTime, giveUpMs: 60 * MINUTE },
			...{ isActivated: false, missed: 'latest', isThere: () => Promise.resolve() },
			contract: {
				...{ what: 'the report', collect: 'Report > Collect' },
				status: () => Promise.resolve({ state: status }),
			},
			submit: () =>
				Promise.resolve({ id: 'new', site: 's', ...(at === undefined ? {} : { askedAt: at }) }),
			fetch: () => Promise.resolve(fetched),
		},
		now,
	);
	const lines = result.news?.notifications.map(({ transition, finding, since }) =>
		[transition, finding.kind, since].join(' '),
	);
	return { ...result, lines };
}

const waiting = (id: string, submittedAt = NOW) => ({ id, site: 's', slot: NOW, submittedAt });

const left = (more: Partial<AlertState> = {}): AlertState => ({
	reports: { schedule: JSON.stringify(EVERY_POLL), slot: NOW, pending: [waiting('1')] },
	...{ through: '', alerts: [] },
	...more,
});

const DROP = figures('2026-11-19', 500);
const BACK = figures('2026-11-19', 1_000);
const LOWER = { name: '', kind: 'lower', since: '2026-11-18', notifiedAt: 0 } as const;

describe('a poll of an alert', () => {
	it('evaluates a report that is ready, and names it', async () => {
		const { lines, news, state } = await poll(left(), { fetched: DROP });
		expect(lines).toEqual(['began lower 2026-11-19']);
		expect(news?.report).toEqual(waiting('1'));
		expect(state).toMatchObject({
			through: '2026-11-19',
			alerts: [{ name: '', kind: 'lower', since: '2026-11-19', notifiedAt: NOW }],
		});
	});

	it('evaluates no partial report, and says so once', async () => {
		const part = { ...DROP, isComplete: false, part: '1 of 9 rows' };
		const { lines, errors, state } = await poll(left(), { fetched: part });
		expect(lines).toBeUndefined();
		expect(errors).toMatchObject([
			{ message: expect.stringContaining('the platform sent only 1 of 9 rows') as unknown },
		]);
		expect(state).toMatchObject({ alerts: [], isUnread: true });
		const again = await poll({ ...left(), isUnread: true }, { fetched: part });
		expect(again.errors).toEqual([]);
	});

	it('remembers the end of the evaluated window if there is nothing to report', async () => {
		const { news, state } = await poll(left(), { fetched: BACK });
		expect(news).toBeUndefined();
		expect(state).toMatchObject({ through: '2026-11-19', alerts: [] });
	});

	it('stores the days of an alert that ends', async () => {
		const { state } = await poll(left({ alerts: [LOWER] }), { fetched: BACK });
		const ended = [{ name: '', from: '2026-11-18', to: '2026-11-18' }];
		const stored: unknown = JSON.parse(JSON.stringify(state));
		expect(readAlertState(stored, NOW)).toMatchObject({ alerts: [], ended });
	});

	it('evaluates the same window again, and ignores an older one', async () => {
		const started = { alerts: [LOWER] };
		const again = await poll(left({ ...started, through: '2026-11-19' }), { fetched: BACK });
		expect(again.lines).toEqual(['over lower 2026-11-18']);
		const older = await poll(left({ ...started, through: '2026-11-20' }), { fetched: BACK });
		expect(older.news).toBeUndefined();
		expect(older.state).toMatchObject({ through: '2026-11-20', alerts: [LOWER] });
	});

	it.each<[string, Answers]>([
		['does not say which days it covers', { fetched: undefined }],
		['is not there yet', { status: 'RUNNING', fetched: BACK }],
	])('neither begins nor ends an alert while a report %s', async (_, answers) => {
		const before = left({ alerts: [LOWER], through: '2026-11-18' });
		const { news, state } = await poll(before, answers);
		expect(news).toBeUndefined();
		expect(state).toMatchObject({ through: '2026-11-18', alerts: [LOWER] });
	});
});

describe('figures that cannot be read', () => {
	const UNREAD = { ...BACK, unread: 'The platform sent text: "n/a" in visit' };
	const messagesOf = (errors: readonly unknown[]) =>
		errors.map((error) => (error instanceof Error ? error.message : error));

	it.each<[string, Answers, string]>([
		['are text', { fetched: UNREAD }, '"n/a" in visit. This report is not evaluated'],
		['are of unknown days', { fetched: undefined }, 'does not say which days it covers'],
	])('are reported once when they %s, until they can be read again', async (_, answers, words) => {
		const first = await poll(left(), answers);
		expect(messagesOf(first.errors)).toEqual([expect.stringContaining(words)]);
		expect(first.isSettled).toBe(true);
		const next = (state: AlertState | undefined, more: Answers) => {
			const stored: unknown = JSON.parse(JSON.stringify(state));
			const read = readAlertState(stored, NOW);
			return poll(read && { ...read, reports: left().reports }, more);
		};
		const second = await next(first.state, answers);
		expect(second.errors).toEqual([]);
		// Nothing is known of a report that is not there yet.
		const waited = await next(second.state, { status: 'RUNNING', fetched: BACK });
		expect((await next(waited.state, answers)).errors).toEqual([]);
		const read = await next(second.state, { fetched: BACK });
		expect(read.errors).toEqual([]);
		expect((await next(read.state, answers)).errors).toHaveLength(1);
	});

	it('do not prevent the evaluation of others', async () => {
		const { lines, errors } = await poll(left(), { fetched: { ...DROP, unread: 'x' } });
		expect([lines, errors.length]).toEqual([['began lower 2026-11-19'], 1]);
	});
});

describe('a report of an alert', () => {
	// Eight hours earlier it was yesterday, and the figures of the day before were not there.
	const EARLIER = NOW - 8 * 60 * MINUTE;

	it("is evaluated as of the platform's time when it was requested", async () => {
		const first = await poll(undefined, { isOnTime: true, at: EARLIER });
		expect(first.state?.reports.pending).toMatchObject([{ id: 'new', askedAt: EARLIER }]);
		const second = await poll(first.state, { fetched: BACK });
		expect(second.state?.through).toBe('2026-11-18');
	});

	it('is evaluated as of the time of sending if the platform has no clock', async () => {
		const first = await poll(undefined, { isOnTime: true }, EARLIER);
		expect(first.state?.reports.pending[0]).not.toHaveProperty('askedAt');
		const second = await poll({ ...left(), ...first.state }, { fetched: BACK });
		expect(second.state?.through).toBe('2026-11-18');
	});

	it('that is requested while another is read has a time of its own', async () => {
		const pending = [
			{ ...waiting('1'), askedAt: EARLIER },
			{ ...waiting('other'), askedAt: NOW },
		];
		const before = left({ reports: { schedule: JSON.stringify(EVERY_POLL), slot: NOW, pending } });
		const { state } = await poll(before, { isOnTime: true, at: NOW + 7, fetched: BACK });
		expect(state?.through).toBe('2026-11-18');
		expect(state?.reports.pending).toMatchObject([
			{ id: 'other', askedAt: NOW },
			{ id: 'new', askedAt: NOW + 7 },
		]);
	});

	it('with hours is evaluated up to the hour', async () => {
		const hourly = { ...figures('2026-11-20', 500), zone: 'utc' };
		const { state } = await poll(left(), { rule: TODAY, fetched: hourly });
		expect(state?.through).toBe('2026-11-20 08:00');
	});
});
