import { readTargetState } from '../../../platform/alerts/targetAlert/targetState';
import type { TargetAlertState } from '../../../platform/alerts/targetAlert/targetState';
import type { Answers, Figures } from './targetPolls';
import { GOAL, left, morningOf, pollOn, reportOf, VISITS } from './targetPolls';

const plain: Figures = () => 1_000;
const fewer: Figures = (day) => (day >= '2026-11-05' ? 700 : 1_000);
const text: Figures = (day) => (day > '2026-11-13' ? 'n/a' : 1_000);
const more: Figures = (day) => (day >= '2026-11-18' ? 5_000 : fewer(day));

/** Mornings with the same figures. */
const on = (figures: Figures, ...days: string[]) =>
	days.map((day): [string, Figures] => [day, figures]);

/**
 * Polls on several mornings, with the state that a restart keeps, and records the notifications.
 */
async function live(
	mornings: ReadonlyArray<[day: string, figures: Figures]>,
	answers: Answers = {},
) {
	let state: TargetAlertState | undefined;
	const notifications: string[] = [];
	for (const [day, figures] of mornings) {
		const { reports } = left(day);
		const poll = await pollOn(day, state ? { ...state, reports } : left(day), {
			body: reportOf(day, figures),
			...answers,
		});
		expect(poll.errors).toEqual([]);
		notifications.push(...(poll.lines ?? []).map((line) => `${day}: ${line}`));
		state = readTargetState(JSON.parse(JSON.stringify(poll.state)), morningOf(day));
		expect(state).toEqual(poll.state);
	}
	return notifications;
}

describe('an alert of a target', () => {
	it('is reported once when the target will be missed, and once when it no longer will', async () => {
		const notifications = await live([
			['2026-11-04', plain],
			['2026-11-15', fewer],
			['2026-11-16', fewer],
			['2026-11-22', more],
			['2026-11-23', more],
		]);
		expect(notifications).toEqual([
			'2026-11-15: began behind 2026-11-15',
			'2026-11-22: over reached 2026-11-15',
		]);
	});

	it('starts again with each period, and says nothing of the last one', async () => {
		const notifications = await live([
			['2026-11-15', fewer],
			['2026-12-01', plain],
			['2026-12-02', plain],
			['2027-01-03', fewer],
		]);
		expect(notifications).toEqual([
			'2026-11-15: began behind 2026-11-15',
			'2027-01-03: began behind 2027-01-03',
		]);
		const year = { watched: { ...GOAL, unit: 'year', amount: 1e6 } } as const;
		expect(await live(on(fewer, '2026-11-15', '2026-12-02'), year)).toEqual([
			'2026-11-15: began behind 2026-11-15',
		]);
	});

	it('forgets the open alerts of the last period', async () => {
		const old = { name: '2026-10-01', kind: 'lower', since: '2026-10-20', notifiedAt: 1 } as const;
		const before = left('2026-11-15', { alerts: [old] });
		const { state } = await pollOn('2026-11-15', before, { body: reportOf('2026-11-15', fewer) });
		expect(state?.alerts.map(({ name }) => name)).toEqual(['2026-11-01']);
	});

	it('of a budget is reported when it will be exceeded', async () => {
		const watched = { ...GOAL, bound: 'atMost', amount: 25_000 } as const;
		const days = on(plain, '2026-11-15', '2026-11-20');
		expect(await live(days, { watched })).toEqual(['2026-11-15: began over 2026-11-15']);
	});

	it('is reported again if that is chosen', async () => {
		const days = on(fewer, '2026-11-15', '2026-11-16', '2026-11-17');
		expect(await live(days, { repeatMs: 86_400_000 })).toEqual([
			'2026-11-15: began behind 2026-11-15',
			'2026-11-16: goesOn behind 2026-11-15',
			'2026-11-17: goesOn behind 2026-11-15',
		]);
	});

	it.each([
		[[]],
		[[{ name: '2026-11-01', kind: 'lower', since: '2026-11-01', notifiedAt: 1 } as const]],
	])('neither begins nor ends if there is too little data: %j', async (alerts) => {
		const body = reportOf('2026-11-30', plain, 9);
		const poll = await pollOn('2026-11-30', left('2026-11-30', { alerts }), { body });
		expect([poll.lines, poll.state?.alerts]).toEqual([undefined, alerts]);
	});

	it('neither begins nor ends while a day has no figure', async () => {
		const gap: Figures = (day) => (day === '2026-11-14' ? null : fewer(day));
		const notifications = await live([
			['2026-11-15', gap],
			['2026-11-16', fewer],
			['2026-11-22', (day) => (day === '2026-11-21' ? null : more(day))],
			['2026-11-23', more],
		]);
		expect(notifications).toEqual([
			'2026-11-16: began behind 2026-11-16',
			'2026-11-23: over reached 2026-11-16',
		]);
	});

	it('ignores a report that is older than the evaluated one', async () => {
		const before = left('2026-11-15', { through: '2026-11-16' });
		const poll = await pollOn('2026-11-17', before, { body: reportOf('2026-11-15', fewer) });
		expect([poll.lines, poll.state?.through]).toEqual([undefined, '2026-11-16']);
	});
});

describe('days of a target that stay without figures', () => {
	const gone: Figures = (day) => (day === '2026-11-12' ? null : fewer(day));
	const error = (words: string) => [{ message: expect.stringContaining(words) as unknown }];

	it('are reported once, because nothing is evaluated without them', async () => {
		const body = reportOf('2026-11-15', gone);
		const poll = await pollOn('2026-11-15', left('2026-11-15'), { body });
		expect(poll.errors).toMatchObject(error('it has no figures for 2026-11-12'));
		expect(poll.lines).toBeUndefined();
		const { reports } = left('2026-11-16');
		const before = poll.state && { ...poll.state, reports };
		const again = await pollOn('2026-11-16', before, { body: reportOf('2026-11-16', gone) });
		expect([again.errors, again.lines]).toEqual([[], undefined]);
	});

	it('include those after the end of a report, which is evaluated as of its last day', async () => {
		const late = await pollOn('2026-11-15', left('2026-11-15'), {
			body: reportOf('2026-11-14', fewer),
		});
		expect([late.errors, late.lines]).toEqual([[], ['began behind 2026-11-15']]);
		expect(late.news?.notifications[0]?.finding.progress.daysElapsed).toBe(13);
		const old = await pollOn('2026-11-15', left('2026-11-15'), {
			body: reportOf('2026-11-12', fewer),
		});
		expect(old.errors).toMatchObject(error('it has no figures for 2026-11-12'));
	});

	it('are all days of a report without rows', async () => {
		const body = reportOf('2026-11-15', () => null);
		const poll = await pollOn('2026-11-15', left('2026-11-15'), { body });
		expect(poll.errors).toMatchObject(error('it has no figures for 2026-11-01'));
	});
});

describe('target figures that cannot be read', () => {
	const alerts = [
		{ name: '2026-11-01', kind: 'lower', since: '2026-11-03', notifiedAt: 1 } as const,
	];
	const channel = { ...GOAL, name: { value: 'SOCIAL', label: 'Social' } };

	it.each<[string, Answers, string]>([
		['text', { body: reportOf('2026-11-15', text) }, '"n/a"'],
		['no days', { body: { data: { reports: [{ columnHeader: {}, data: [] }] } } }, 'which days'],
		[
			'no such channel',
			{ body: reportOf('2026-11-15', plain), watched: channel },
			'no row for Social',
		],
	])('are reported once, and change no state: %s', async (_, answers, message) => {
		const poll = await pollOn('2026-11-15', left('2026-11-15', { alerts }), answers);
		expect(poll.errors).toMatchObject([{ message: expect.stringContaining(message) as unknown }]);
		expect([poll.lines, poll.state?.alerts]).toEqual([undefined, alerts]);
		const { reports } = left('2026-11-15');
		const again = await pollOn('2026-11-15', poll.state && { ...poll.state, reports }, answers);
		expect([again.errors, again.lines, again.state?.alerts]).toEqual([[], undefined, alerts]);
	});
});

describe('the figure of a target', () => {
	it('is looked up in the first poll, which fails otherwise', async () => {
		const { state } = await pollOn('2026-11-15', undefined, {});
		expect(state?.figure).toEqual(VISITS);
		const wrong = await pollOn('2026-11-15', undefined, { typed: 'Vists' });
		const advice: unknown = expect.stringContaining('Visits');
		expect(wrong.errors).toMatchObject([{ parameter: 'Metric or Rate', advice }]);
		expect([wrong.state, wrong.isSettled]).toEqual([undefined, false]);
	});

	it('is remembered', async () => {
		const findFigure = () => Promise.reject(new Error('asked again'));
		const body = reportOf('2026-11-15', fewer);
		const poll = await pollOn('2026-11-15', left('2026-11-15'), { body, findFigure });
		expect([poll.errors, poll.lines]).toEqual([[], ['began behind 2026-11-15']]);
	});
});
