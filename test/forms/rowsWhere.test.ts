import { rowsWhere } from '../../nodes/shared/report/form/rowsWhere';

/** The names of a condition on campaigns. */
function namesOf(value: unknown) {
	const field = { mode: 'list', value: 'ope_name', cachedResultName: 'Campaign' };
	const [filter] = rowsWhere.parse({ condition: [{ field, is: 'is', value }] }, 'utc');
	return filter?.values.each;
}

test.each<[string, unknown, string[]]>([
	['is typed', 'Spring, Sale', ['Spring', 'Sale']],
	['is typed in the locator', { mode: 'id', value: 'Spring, Sale' }, ['Spring', 'Sale']],
	['is picked', { mode: 'list', value: 'Spring, Sale' }, ['Spring, Sale']],
	['comes from an expression as a list', ['Spring, Sale', ' 2026 '], ['Spring, Sale', '2026']],
	['is listed twice', ['Spring', 'Spring', ''], ['Spring']],
])('a name of a condition on rows that %s', (_, value, names) => {
	expect(namesOf(value)).toEqual(names);
});
