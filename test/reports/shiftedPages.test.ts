import { requestReport } from '../../platform/reports/pages/reportPages';
import { bufferReports } from '../../platform/reports/response/readReport';
import { shortfallOfBody } from '../../platform/reports/response/shortfall';
import { inTurn, platformAt } from '../http/door/platformAt';
import { COLUMNS, element, reply, report, values } from './shapes/replies';

const { rowCount: _rows, totalRowCount: _total, ...PLAIN } = report({ data: [] });
const NEXT = '/ea/v2/ea/shop-eu/report/batch/download.json?jobrun-id=7&page=2';
const pageOf = (names: readonly string[], visits: number) =>
	reply({ ...PLAIN, data: names.map((name) => element([name], values(visits))) });

it.each([
	['that repeats a row, as one was added in the meantime, is left out', 5, ['A', 'B'], true],
	['may begin with a row of the same name that has no figure', 0, ['A', 'B', 'B', 'C'], false],
] as const)('the second page of a report %s', async (_, visits, names, isPart) => {
	const first = { ...pageOf(['A', 'B'], visits), next: NEXT };
	const { platform } = await platformAt(inTurn(first, pageOf(['B', 'C'], visits)));
	const { body, page } = await requestReport(platform, { id: '7', site: 'shop-eu' });
	const [{ rows } = { rows: [] }] = bufferReports(body, COLUMNS);
	expect(rows.map((row) => Object.values(row)[0])).toEqual(names);
	expect(shortfallOfBody(body, page) !== undefined).toBe(isPart);
});
