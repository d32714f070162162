import { nameFile } from '../../nodes/shared/run/outputFile';

test.each([
	['', 'csv', 'report-shop.csv'],
	['week', 'xlsx', 'week.xlsx'],
	['week.csv', 'csv', 'week.csv'],
	['week.TXT', 'csv', 'week.TXT'],
	['week 2026.11', 'json', 'week 2026.11.json'],
])('a file that is named "%s" as %s is called %s', (entered, extension, name) => {
	expect(nameFile(entered, 'report-shop', extension)).toBe(name);
});
