import { Settings } from 'luxon';

import { presented } from './presenting';

describe('items of a database', () => {
	it('have midnights of the time zone of n8n read as days, even if written in UTC', async () => {
		const days = ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'];
		const { defaultZone } = Settings;
		Settings.defaultZone = 'Europe/Paris';
		const { items } = await presented(
			days.map((day) => ({ day, sales: 2 })),
			{ output: 'rows' },
		);
		Settings.defaultZone = defaultZone;
		expect(items.map(({ day }) => day)).toEqual(['2026-10-25', '2026-10-26']);
	});

	it('have a second date named by its day where it is the midnight of a database', async () => {
		const [day, since] = [new Date(2026, 10, 2), new Date(2026, 10, 1)];
		const { items } = await presented([{ day, since, visits: 2 }], { output: 'rows' });
		expect(items).toEqual([{ day: '2026-11-02', since: '2026-11-01', visits: 2 }]);
	});

	it('have midnight among their hours kept as an hour', async () => {
		const hours = ['2026-11-01T23:00:00.000Z', '2026-11-02T00:00:00.000Z'];
		const { items } = await presented(
			hours.map((hour) => ({ hour, visits: 2 })),
			{ output: 'rows' },
		);
		expect(items.map(({ hour }) => hour)).toEqual(hours);
	});
});
