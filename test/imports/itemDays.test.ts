import { DateTime, Settings } from 'luxon';

import { withDaysAsText } from '../../platform/imports/itemDays';
import { takeTurns } from '../../platform/base/async/eventLoop';
import type { JsonRecord } from '../../platform/base/json/json';
import { itemSource } from '../../platform/imports/source';
import { checkImport } from './toolExports/exportPlans';

const { defaultZone } = Settings;
beforeEach(() => void (Settings.defaultZone = 'Europe/Paris'));
afterEach(() => void (Settings.defaultZone = defaultZone));

const itemsOf = (days: readonly unknown[]): readonly JsonRecord[] =>
	days.map((day) => ({ day, engine: 'Google', visits: 5 }));

const MIDNIGHTS = ['2026-09-01T22:00:00.000Z', '2026-09-02T22:00:00.000Z'];

it.each<[string, readonly unknown[]]>([
	['dates of JavaScript', MIDNIGHTS.map((text) => new Date(text))],
	['dates of Luxon', MIDNIGHTS.map((text) => DateTime.fromISO(text))],
	['midnights of n8n, written in UTC', MIDNIGHTS],
	['midnights of UTC', ['2026-09-02T00:00:00Z', '2026-09-03T00:00:00Z']],
	['days', ['2026-09-02', '2026-09-03']],
])('the days of items are imported as the database has them: %s', async (_, days) => {
	const records = withDaysAsText(itemsOf(days));
	const source = await itemSource(records, takeTurns());
	const { files, refused } = await checkImport(source, { kind: 'searchengine' });
	expect(refused).toEqual([]);
	expect(files?.map(([day]) => day)).toEqual(['02/09/2026', '03/09/2026']);
});

it('hours of items are left as they are', () => {
	const records = itemsOf(['2026-09-01T21:00:00.000Z', ...MIDNIGHTS]);
	expect(withDaysAsText(records)).toBe(records);
});
