import { DateTime } from 'luxon';

import { describeField } from '../../nodes/shared/form/endpoint/fieldKinds';
import { toCall } from '../../nodes/shared/form/endpoint/endpointCall';
import { readFields } from '../../nodes/shared/form/endpoint/endpointRequest';
import type { Field } from '../../platform/catalogue/endpointFields';
import type { EndpointOperation } from '../../platform/catalogue/endpointRow';
import { thrownBy } from '../http/pure/errors/thrown';

const ABOUT = { name: 'it', label: 'It', description: 'A field', as: 'wire' } as const;
const PERIOD: Field = { kind: 'period', name: 'period', as: { from: 'first', to: 'last' } };

/** A form with these values, in a workflow whose time zone is ten hours ahead. */
const formWith = (entered: Readonly<Record<string, unknown>>) => ({
	getNodeParameter: (name: string) => entered[name] ?? null,
	getTimezone: () => 'Pacific/Port_Moresby',
});
const read = (field: Field, entered: Readonly<Record<string, unknown>>) =>
	readFields(formWith(entered), { fields: [field] }, 0);
const valueOf = (field: Field, entered: unknown) => read(field, { it: entered }).values.wire;

describe('a day of a period may be', () => {
	test.each([
		['a text', '2026-11-02'],
		['a text with a time', '2026-11-02T00:00:00'],
		['a date of an expression', DateTime.fromISO('2026-11-02T01:00', { zone: 'Asia/Tokyo' })],
		['a date of JavaScript, in the zone of the workflow', new Date('2026-11-01T14:00:00Z')],
		['seconds, in the zone of the workflow', Date.parse('2026-11-01T14:00:00Z') / 1_000],
	])('%s', (_, day) => {
		const { values } = read(PERIOD, { from: day, to: day });
		expect(values).toEqual({ first: '11/02/2026', last: '11/02/2026' });
	});

	test('left out together with the other day, but not alone', () => {
		expect(read(PERIOD, {}).values).toEqual({});
		expect(read(PERIOD, { from: ' ', to: null }).values).toEqual({});
		expect(thrownBy(() => read(PERIOD, { from: '2026-11-02' }))).toMatchObject({
			parameter: 'Last Day',
			message: 'Last Day is empty',
		});
		expect(thrownBy(() => read({ ...PERIOD, required: true }, {}))).toMatchObject({
			message: 'First Day is empty',
		});
	});
});

describe('a period with a name', () => {
	const named: Field = { ...PERIOD, required: true, named: 'LAST_7_DAYS' };
	const ends = (entered: Readonly<Record<string, unknown>>) =>
		Object.values(read(named, entered).values);

	// In the workflow's time zone it is already the 23rd, a Monday.
	beforeAll(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T20:00Z') }));
	afterAll(() => jest.useRealTimers());

	test.each([
		['YESTERDAY', '11/22/2026', '11/22/2026'],
		['lastTwelveMonths', '11/01/2025', '10/31/2026'],
		['thisMonth', '11/01/2026', '11/23/2026'],
	])('%s: from %s to %s', (period, from, to) => {
		expect(ends({ period })).toEqual([from, to]);
	});

	test('may be a number of days before today, 7 by default', () => {
		expect(ends({ period: 'lastDays', lastDays: 2 })).toEqual(['11/21/2026', '11/22/2026']);
		expect(ends({ period: 'lastDays' })).toEqual(['11/16/2026', '11/22/2026']);
		const none = thrownBy(() => ends({ period: 'lastDays', lastDays: 0 }));
		expect(none).toMatchObject({ parameter: 'Days' });
	});

	test('takes two dates', () => {
		const days = { from: '2026-11-02', to: '2026-11-03' };
		expect(ends({ ...days, period: 'dates' })).toEqual(['11/02/2026', '11/03/2026']);
		expect(thrownBy(() => ends({ period: 'dates' }))).toMatchObject({
			message: 'First Day is empty',
		});
	});

	test('is rejected if the name is unknown', () => {
		expect(thrownBy(() => ends({ period: 'LAST_31_DAYS' }))).toMatchObject({
			parameter: 'Period',
			message: 'Period cannot be "LAST_31_DAYS"',
		});
	});
});

describe("a choice whose values differ from the platform's", () => {
	const type: Field = {
		...{ kind: 'choice', ...ABOUT },
		options: [
			{ value: 'goal', label: 'Goal', sends: 'actionlog' },
			{ value: 'cart', label: 'Cart', sends: 'scart' },
		],
	};

	test("sends the platform's values", () => expect(valueOf(type, 'cart')).toBe('scart'));

	test('accepts no other values', () => {
		expect(thrownBy(() => valueOf(type, 'sale'))).toMatchObject({
			message: 'It cannot be "sale"',
			advice: 'Choose a value from the list under It, or enter one of goal, cart',
		});
	});
});

describe('a field for some choices only', () => {
	const field: Field = {
		...{ kind: 'text', ...ABOUT, required: true },
		onlyFor: { field: 'type', values: ['cart'] },
	};

	test('is shown for them', () => {
		expect(describeField(field)).toMatchObject([
			{ name: 'it', displayOptions: { show: { '/type': ['cart'] } } },
		]);
	});

	test('is neither sent nor required for others', () => {
		expect(read(field, { it: 'x', type: 'goal' }).values).toEqual({});
		expect(read(field, { it: 'x', type: 'cart' }).values).toEqual({ wire: 'x' });
		expect(thrownBy(() => read(field, { type: 'cart' }))).toMatchObject({ message: 'It is empty' });
	});

	test('is not sent for other choices, even from a collection', () => {
		const optional = { heading: 'Options', fields: [field] } as const;
		const entered = (type: string) => formWith({ type, options: { it: 'x' } });
		const sent = (type: string) => readFields(entered(type), { fields: [], optional }, 0).values;
		expect(sent('goal')).toEqual({});
		expect(sent('cart')).toEqual({ wire: 'x' });
	});
});

describe('a call with exactly one of several filters', () => {
	const filter = (name: string): Field => ({
		...{ kind: 'text', name, label: name, description: 'A filter', as: `${name}-id` },
	});
	const operation: EndpointOperation = {
		...{ value: 'getMany', label: 'Get Many', action: 'Get', description: 'Get' },
		...{ method: 'GET', path: '/get_by_{by}', what: 'the list', reply: 'records', fields: [] },
		optional: { heading: 'Filters', fields: [filter('place'), filter('channel')] },
		by: { 'place-id': 'location', 'channel-id': 'media' },
	};
	const call = (filters: object) =>
		toCall(operation, readFields(formWith({ filters }), operation, 0));

	test('uses the path of that filter', () => {
		expect(call({ channel: '3' })).toMatchObject({
			pathValues: { by: 'media' },
			query: { 'channel-id': '3' },
		});
	});

	test.each([
		[{}, 'No filter was added, but the platform needs exactly one to return the list'],
		[
			{ place: '1', channel: '3' },
			'2 filters were added, but the platform accepts only one to return the list',
		],
	])('rejects %j', (filters, message) => {
		expect(thrownBy(() => call(filters))).toMatchObject({
			parameter: 'Filters',
			message,
			advice: 'Under Filters, fill in only one of place, channel',
		});
	});
});

describe('a moment may be', () => {
	const date: Field = { kind: 'date', ...ABOUT };
	const SECONDS = String(Date.parse('2026-11-02T14:30:00Z') / 1_000);

	test.each([
		['a text', '2026-11-02T14:30:00Z'],
		['a date of an expression', DateTime.fromISO('2026-11-02T14:30:00Z')],
		['a date of JavaScript', new Date('2026-11-02T14:30:00Z')],
		['seconds', Number(SECONDS)],
	])('%s', (_, moment) => expect(valueOf(date, moment)).toBe(SECONDS));

	test.each([null, '', ' '])('left out, as %j', (moment) =>
		expect(valueOf(date, moment)).toBeUndefined(),
	);
});

test.each<[Field, unknown, unknown]>([
	[{ kind: 'text', ...ABOUT }, ' a ', 'a'],
	[{ kind: 'text', ...ABOUT }, ' ', undefined],
	[{ kind: 'secret', ...ABOUT }, 12, '12'],
	[{ kind: 'picker', ...ABOUT, list: 'sites' }, { mode: 'id', value: 'shop' }, 'shop'],
	[{ kind: 'number', ...ABOUT }, '1.5', 1.5],
	[{ kind: 'number', ...ABOUT }, '', undefined],
	[{ kind: 'flag', ...ABOUT, words: ['N', 'Y'] }, true, 'Y'],
	[{ kind: 'flag', ...ABOUT, words: ['N', 'Y'] }, 'no', 'N'],
	[{ kind: 'flag', ...ABOUT, words: ['N', 'Y'] }, 'y', 'Y'],
	[{ kind: 'list', ...ABOUT }, ['a', ' ', 2], 'a,2'],
	[{ kind: 'list', ...ABOUT }, 'a, b', 'a,b'],
])('the field %j sends for %j the value %j', (field, entered, value) => {
	expect(valueOf(field, entered)).toBe(value);
});

test.each<[Field, unknown, string]>([
	[{ kind: 'text', ...ABOUT, required: true }, ' ', 'It is empty'],
	[{ kind: 'text', ...ABOUT }, ['a'], 'It is not text'],
	[
		{ kind: 'number', ...ABOUT, whole: true, min: 1 },
		1.5,
		'It must be a whole number of at least 1, but is "1.5"',
	],
	[{ kind: 'number', ...ABOUT, max: 9 }, 'ten', 'It must be a number up to 9, but is "ten"'],
	[{ kind: 'flag', ...ABOUT, words: ['0', '1'] }, 'maybe', 'It is neither true nor false'],
	[{ kind: 'date', ...ABOUT }, 'soon', 'It is not a date: soon'],
	[{ kind: 'json', ...ABOUT, example: '{}', required: true }, null, 'It is empty'],
])('the field %j rejects %j: %s', (field, entered, message) => {
	expect(thrownBy(() => valueOf(field, entered))).toMatchObject({ parameter: 'It', message });
});

test('the cells of a table are sent under their names with the number of their row', () => {
	const cells = [
		{ kind: 'text', ...ABOUT, name: 'id', label: 'ID', as: 'id', required: true },
		{ kind: 'number', ...ABOUT, name: 'price', label: 'Price', as: 'price' },
	] as const;
	const { as: _, ...about } = ABOUT;
	const table: Field = { kind: 'table', ...about, row: 'Product', cells };
	const rows = [{ id: 'a', price: 2 }, { id: 'b' }];
	expect(read(table, { it: { row: rows } }).values).toEqual({ id0: 'a', price0: 2, id1: 'b' });
	const refused = thrownBy(() => read(table, { it: { row: [{ price: 2 }] } }));
	expect(refused).toMatchObject({ message: 'ID is empty' });
});

test('keys and IDs contain no white space', () => {
	const keys: Field = { kind: 'list', ...ABOUT, ofKeys: true };
	expect(valueOf(keys, ' bought_bags_30d, 4100002 ')).toBe('bought_bags_30d,4100002');
	expect(thrownBy(() => valueOf(keys, 'cart_bags_7d,Bought bags'))).toMatchObject({
		parameter: 'It',
		message: '"Bought bags" in It is neither a key nor an ID',
	});
});

test('picked values are joined with typed ones, without duplicates', () => {
	const more = { name: 'others', label: 'Others', description: 'Others' };
	const picks: Field = { kind: 'picks', ...ABOUT, list: 'exportColumn', more };
	const sent = (entered: Readonly<Record<string, unknown>>) => read(picks, entered).values;
	expect(sent({ it: ['visits', 'country'], others: 'loyalty, visits' })).toEqual({
		wire: 'visits,country,loyalty',
	});
	expect(sent({ others: 'loyalty' })).toEqual({ wire: 'loyalty' });
	expect(sent({ it: 'visits,country' })).toEqual({ wire: 'visits,country' });
	expect(sent({ it: [] })).toEqual({});
	const needed: Field = { ...picks, required: true };
	expect(thrownBy(() => read(needed, {}))).toMatchObject({ message: 'It is empty' });
});

describe('an update', () => {
	const named: Field = { kind: 'text', ...ABOUT };
	const update = { fields: [], optional: { heading: 'Update Fields', fields: [named] } } as const;
	const sent = (entered: Readonly<Record<string, unknown>>) =>
		readFields(formWith(entered), update, 0).values;
	const added = { additionalParameters: { parameter: [{ name: 'x', value: '1' }] } };

	test('may only change Additional Parameters', () => {
		expect(sent({ updateFields: added })).toEqual({ x: '1' });
		expect(sent({ updateFields: { ...added, it: 'a' } })).toEqual({ wire: 'a', x: '1' });
	});

	test.each([{}, { updateFields: { additionalParameters: {} } }, { updateFields: { it: ' ' } }])(
		'needs something to change: %j',
		(entered) => {
			expect(thrownBy(() => sent(entered))).toMatchObject({
				parameter: 'Update Fields',
				message: 'There is nothing to change',
			});
		},
	);
});

test.each([
	['record', true],
	['deleted', true],
	['verdict', true],
	['records', undefined],
] as const)('a reply that becomes a %s may be a text: %s', (reply, mayBeWords) => {
	const about = { value: 'x', label: 'X', action: 'X', description: 'X', what: 'x', fields: [] };
	const operation: EndpointOperation = { ...about, method: 'POST', path: '/x', reply };
	expect(toCall(operation, { values: {} }).textReply).toBe(mayBeWords);
});
