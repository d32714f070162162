import { Settings } from 'luxon';
import { daysBetween } from '../../../platform/client/values/calendar';
import { readDay } from '../../../platform/client/values/dates';

const { defaultZone } = Settings;
afterEach(() => {
	Settings.defaultZone = defaultZone;
});

// In Chile the 6th of September 2026 has no midnight.
test.each(['utc', 'Asia/Tokyo', 'America/New_York', 'America/Santiago'])(
	'the days of an import are the same where n8n is in %s',
	(zone) => {
		Settings.defaultZone = zone;
		const days = { from: readDay('', '2026-09-05'), to: readDay('', '2026-09-07') };
		expect(daysBetween(days.from, days.to)).toEqual(['2026-09-05', '2026-09-06', '2026-09-07']);
	},
);
