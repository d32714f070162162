import { readRows } from './readRows';
import { ALL_COLUMNS, COLUMNS, element, reply, report, values } from './replies';

function kept(fields: readonly string[], ...rows: ReadonlyArray<readonly unknown[]>) {
	const dimensions = fields.map((field) => ({ field, name: field }));
	const body = reply(report({ dimensions, data: rows.map((row) => element(row, values(1))) }));
	expect(readRows(body, ALL_COLUMNS)).toHaveLength(rows.length);
	return readRows(body, COLUMNS).map((row) => fields.map((field) => row[field]));
}

describe('total rows are left out unless asked for', () => {
	test('when the channel is GLOBAL', () => {
		expect(kept(['media_key', 'ope_name'], ['GLOBAL', 'X'], ['SOCIAL', 'X'])).toEqual([
			['SOCIAL', 'X'],
		]);
	});

	test('when the generic name is GLOBAL', () => {
		expect(kept(['name'], ['GLOBAL'], ['google'])).toEqual([['google']]);
	});

	test('when all dimensions are GLOBAL', () => {
		const rows = [
			['GLOBAL', 'GLOBAL'],
			['P', 'GLOBAL'],
		];
		expect(kept(['publisher_name', 'ope_name'], ...rows)).toEqual([['P', 'GLOBAL']]);
	});

	test('but not when a campaign happens to be called GLOBAL', () => {
		const rows = [
			['SOCIAL', 'GLOBAL'],
			['SOCIAL', 'Spring'],
		];
		expect(kept(['media_key', 'ope_name'], ...rows)).toEqual(rows);
	});

	test.each(['global', 'Global', ' GLOBAL', null, ''])(
		'and not for a channel called %j',
		(name) => {
			expect(kept(['media_key'], [name])).toEqual([[name]]);
		},
	);

	test('and not when there are no dimensions at all', () => {
		expect(kept([], [])).toEqual([[]]);
	});
});
