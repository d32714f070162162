import type { ReportState } from '../../platform/polling/reports';
import { pollReport } from '../../platform/polling/reports';
import type { Schedule } from '../../platform/polling/schedule';

const DAY = 86_400_000;
const MORNING = Date.parse('2026-11-20T09:00Z');
const time = { hour: 6, minute: 30, zone: 'Europe/Paris' };
const DAILY: Schedule = { every: 'day', ...time };

/** How many reports are submitted when it is polled at these moments, one after the other. */
async function submittedAt(schedule: Schedule, moments: readonly number[]): Promise<number> {
	let submitted = 0;
	let state: ReportState | undefined;
	const source = {
		schedule,
		isOnTime: true,
		giveUpMs: DAY,
		contract: {
			what: 'the report',
			collect: 'Report > Collect',
			status: async () => ({ state: 'COMPLETED' }),
		},
		submit: async () => ({ id: String(++submitted), site: 'shop-eu' }),
		fetch: async () => 'rows',
	};
	for (const now of moments) ({ state } = await pollReport(state, source, now));
	return submitted;
}

it.each<[string, Schedule, number]>([
	['day', DAILY, 60],
	['week', { every: 'week', weekday: 1, ...time }, 9],
	['month', { every: 'month', day: 1, ...time }, 2],
])(
	'the report of every %s goes on when a clock that was far ahead is set back',
	async (_, schedule, due) => {
		const sixtyDays = Array.from({ length: 61 }, (__, day) => MORNING + day * DAY);
		const moments = [MORNING, MORNING + 400 * DAY, ...sixtyDays];
		// One more while the clock was ahead.
		expect(await submittedAt(schedule, moments)).toBe(due + 1);
	},
);

it('a time that was used by a clock a little ahead is not used again', async () => {
	// 06:30 in Paris is 05:30 UTC; the clock is an hour ahead at its first coming.
	const times = ['20T12:00', '21T05:31', '21T04:32', '21T05:32'];
	const moments = times.map((one) => Date.parse(`2026-11-${one}Z`));
	expect(await submittedAt(DAILY, moments)).toBe(1);
});
