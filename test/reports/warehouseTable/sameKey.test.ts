import { buildTransform } from '../../../platform/reports/transform/buildTransform';
import { PASS_THROUGH } from '../../../platform/reports/transform/planCodec';
import type { Row } from '../../../platform/reports/table/tableCell';
import { transformInMemory } from '../../../platform/reports/response/readReport';
import type { TimeScale } from '../../../platform/reports/types';
import { COLUMNS, element, epochs, reply, report, ROWS, values } from '../shapes/replies';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const MIDNIGHT = Date.parse('2026-11-01T23:00Z') / 1_000;
const HOUR = 3_600;

/** What a run keeps of a reply in Paris that begins with 2026-11-02. */
async function kept(data: readonly unknown[], segmentsAs = ROWS.segmentsAs, hours = 0) {
	const scale: TimeScale = hours > 0 ? 'H' : 'D';
	const moments = hours > 0 ? epochs(MIDNIGHT, hours, HOUR) : epochs(MIDNIGHT, 1, 24 * HOUR);
	const body = reply(
		report({ dateRanges: [{ tzone: 'Europe/Paris', values: moments }], data: [...data] }),
	);
	const plan = { ...PASS_THROUGH, table: { report: 'devices', scale, lookBack: 3 } };
	const { steps } = buildTransform({ plan, keepsTotals: false, site: 'shop-eu' }, NOW);
	const isForTable = { isSplit: true, byHour: hours > 0, segmentIds: true };
	return await transformInMemory(body, { ...COLUMNS, segmentsAs, ...isForTable }, steps);
}

const keyOf = (rows: readonly Row[], is: (row: Row) => boolean) => {
	const found = rows.filter(is);
	expect(found).toHaveLength(1);
	return found[0]?.row_key;
};

const device = (id: unknown, name: unknown, value: number) => ({ id, name, values: [value] });
const within = (...devices: unknown[]) => [{ segments: { device: devices } }];

const plain = element(['SOCIAL'], values(7));
const onPhones = element(['MAILING'], within(device('2', 'Phone', 3)));
const social = (row: Row) => row.media_key === 'SOCIAL';

test('a row without segments has the same key if other rows have segments', async () => {
	const alone = keyOf(await kept([plain]), social);
	expect(keyOf(await kept([plain, onPhones]), social)).toBe(alone);
	expect(keyOf(await kept([onPhones, plain]), social)).toBe(alone);
});

test('an hour is dated as an hour, even a single one at midnight', async () => {
	const [single] = await kept([element(['SOCIAL'], values(1))], 'rows', 1);
	const [first, second] = await kept([element(['SOCIAL'], values(1, 2))], 'rows', 2);
	expect([single?.date, second?.date]).toEqual([
		'2026-11-02T00:00:00+01:00',
		'2026-11-02T01:00:00+01:00',
	]);
	expect(single?.row_key).toBe(first?.row_key);
});

test('a segment has its ID and its name, whether namesakes are in the report or not', async () => {
	const [other, namesake] = [device('8', 'Other', 1), device('9', 'Other', 2)];
	const [alone] = await kept([element(['X'], within(other))]);
	const [beside, second] = await kept([element(['X'], within(namesake, other))]).then((rows) =>
		[...rows].reverse(),
	);
	expect(alone).toMatchObject({ device_id: '8', device_name: 'Other', visit: 1 });
	expect(beside).toEqual(alone);
	expect(second).toMatchObject({ device_id: '9', device_name: 'Other', visit: 2 });
	expect(second?.row_key).not.toBe(beside?.row_key);
});

test('a renamed segment keeps its key; without an ID, its name is the key', async () => {
	const [before] = await kept([element(['X'], within(device('1', 'Desktop', 1)))]);
	const [after] = await kept([element(['X'], within(device('1', 'Computer', 1)))]);
	expect(after).toEqual({ ...before, device_name: 'Computer' });
	const [unnumbered] = await kept([element(['X'], within({ name: 'Desktop', values: [1] }))]);
	expect(unnumbered).toMatchObject({ device_id: 'Desktop', device_name: 'Desktop' });
	const [unnamed] = await kept([element(['X'], within({ id: 5, values: [1] }))]);
	expect(unnamed).toMatchObject({ device_id: '5', device_name: '5' });
});

test('a segment is not confused with a dimension of the same name', async () => {
	const rows = await kept([
		element(['1'], [{ segments: { media_key: [device('2', 'Two', 1)] } }]),
		element(['2'], [{ segments: { media_key: [device('1', 'One', 1)] } }]),
	]);
	expect(new Set(rows.map(({ row_key: key }) => key)).size).toBe(2);
	expect(rows[0]).toMatchObject({ media_key: '1', media_key_id: '2', media_key_name: 'Two' });
});

test('columns of metrics within segments are named by IDs, whichever segments the report has', async () => {
	const [phone, other, namesake] = [
		device('2', 'Phone', 2),
		device('8', 'Other', 3),
		device('9', 'Other', 4),
	];
	const [some] = await kept([element(['X'], within(namesake, phone))], 'columns');
	const [all] = await kept([element(['X'], within(other, namesake, phone))], 'columns');
	expect(some).toMatchObject({ visit_device_9: 4, visit_device_2: 2 });
	expect(all).toEqual({ ...some, visit_device_8: 3 });
});

test('segments with the same ID are distinguished', async () => {
	const twice = within(device('2', 'Other', 1), device('2', 'Other', 2));
	const rows = await kept([element(['X'], twice)]);
	expect(rows.map(({ device_id: id, visit }) => [id, visit])).toEqual([
		['2', 1],
		['2 #2', 2],
	]);
	expect(new Set(rows.map(({ row_key: key }) => key)).size).toBe(2);
	const [wide] = await kept([element(['X'], twice)], 'columns');
	expect(wide).toMatchObject({ visit_device_2: 1, visit_device_2_2: 2 });
});
