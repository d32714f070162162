import { reportParameters } from '../../harness/workflows';
import { readSchedule } from '../../nodes/MarketingAnalyticsTrigger/scheduleForm';
import { readReport } from '../../nodes/shared/report/request/read';
import { zoneOf } from '../../nodes/shared/form/readSetting';
import { settle } from '../../platform/base/async/settle';
import { InvalidInput } from '../../platform/base/invalidInput';
import { formOf } from './formOf';

const inZone = (zone: string) => ({
	...formOf(reportParameters({ period: 'today' })),
	getTimezone: () => zone,
});

describe.each(['Europe/Pariss', 'CEST+2', '+25:00', '', 'undefined'])(
	'a workflow in the zone "%s", which does not exist',
	(zone) => {
		it.each([
			['a report', async () => await readReport(inZone(zone), 0)],
			['a schedule of every day', () => readSchedule(inZone(zone), 'day')],
			['a schedule of every hour', () => readSchedule(inZone(zone), 'hour')],
		])('is refused before anything is sent by %s', async (_, read) => {
			const refused = await settle(Promise.resolve().then<unknown>(read));
			const error = 'error' in refused ? refused.error : undefined;
			if (!(error instanceof InvalidInput)) throw error;
			expect(error.message).toContain('The time zone of this workflow');
			expect([error.parameter, error.advice]).toEqual([
				'Timezone',
				expect.stringContaining('settings of the workflow'),
			]);
		});
	},
);

it.each(['Europe/Paris', 'UTC', 'Etc/GMT-3', 'America/Argentina/Buenos_Aires', 'DEFAULT'])(
	'the zone %s of a workflow is used unchanged',
	(zone) => {
		expect(zoneOf(inZone(zone))).toBe(zone);
	},
);

it('a workflow without a time zone runs in UTC', () => {
	expect(zoneOf({ getNodeParameter: formOf({}).getNodeParameter })).toBe('utc');
});
