import { findReports } from '../../../platform/reports/response/shapes/findReports';
import { element, values } from './replies';

test('a report under data keeps its header where its rows are called rows', () => {
	const columnHeader = { dimensions: [{ name: 'Channel' }], metrics: [{ name: 'Visits' }] };
	const rows = [element(['SOCIAL'], values(200))];
	expect(findReports({ data: { columnHeader, rows } })).toEqual([{ columnHeader, data: rows }]);
});
