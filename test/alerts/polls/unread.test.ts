import { readReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import { figuresError } from '../../../platform/alerts/figureErrors';
import { headerOfRequest } from '../../../platform/reports/response/header';
import { column, element, epochs, reply, report } from '../../reports/shapes/replies';

const DAY = 86_400;
const NOVEMBER = 1_793_577_600; // 2026-11-02, UTC
const RANGE = {
	...{ from: NOVEMBER, to: NOVEMBER + 2 * DAY, tzone: 'UTC' },
	values: epochs(NOVEMBER, 2, DAY),
};

/** The figures of two days, as a reply has them. */
function figuresOf(visits: readonly unknown[], more: object = {}) {
	const data = [element(['SOCIAL'], [{ values: visits }])];
	return reply({ ...report({ data, dateRanges: [RANGE] }), ...more });
}

const seen = async (visits: readonly unknown[], affinity?: string, field = 'visit') => {
	const metrics = [{ ...column(field), affinity }];
	const columnHeader = { dimensions: [{ field: 'media_key' }], metrics, dateRanges: [RANGE] };
	const figures = await readReportFigures(figuresOf(visits, { columnHeader }));
	const moments = figures?.series[0]?.moments.map(({ figures: [figure] }) => figure);
	return { moments, areCounts: figures?.areCounts, unread: figures?.unread };
};

it.each([undefined, 'int', 'double', 'number'])(
	'figures that come as text are read as numbers, whatever their affinity: %s',
	async (affinity) => {
		expect(await seen(['120', ' 1e2 '], affinity)).toEqual({
			...{ moments: [120, 100], areCounts: [true], unread: undefined },
		});
	},
);

it.each([
	['whole numbers', ['120', '7'], 'integer', 'visit', true],
	['whole numbers or nothing', ['120', null], 'float', 'visit', true],
	['parts of things', ['120', '7.5'], 'int', 'scartvalid', false],
	['whole amounts', ['120', '7'], 'int', 'scartvalidamount', false],
	['times', ['120', '7'], 'time', 'x', false],
	['seconds', ['120', '7'], 'int', 'duration', false],
	['shares', ['12', '7'], 'pct', 'x', false],
])(
	'counts are distinguished from amounts by the figures themselves: %s',
	async (_, visits, affinity, field, are) => {
		expect((await seen(visits, affinity, field)).areCounts).toEqual([are]);
	},
);

it('text that is no number counts for no day, and is named', async () => {
	expect(await seen(['n/a', '120'], 'int')).toMatchObject({
		moments: [null, 120],
		unread: '"n/a" in visit',
	});
	expect(figuresError(await readReportFigures(figuresOf(['n/a', '120'])))?.message).toMatch(
		/needs: the platform sent text instead of numbers: "n\/a" in Visits\. This report is not evaluated/,
	);
	expect((await seen(['', null])).unread).toBeUndefined();
});

it('columns that the report does not name are taken from the request', async () => {
	const request = {
		dimensions: [{ name: 'media_key', field: 'media_key' }],
		metrics: [{ name: 'visit', field: 'visit' }],
	};
	const body = figuresOf([1, 2], { columnHeader: { dateRanges: [RANGE] } });
	const figures = await readReportFigures(body, headerOfRequest(request));
	expect(figures?.series).toMatchObject([{ name: 'SOCIAL', label: 'Social' }]);
});

it.each<[object]>([[{ totalRowCount: 9 }], [{ hasMore: true }], [{ next: '/more' }]])(
	'a partial report is not evaluated, and this is reported: %j',
	async (more) => {
		const figures = await readReportFigures(figuresOf([1, 2], more));
		expect(figures?.isComplete).toBe(false);
		const error = figuresError(figures);
		expect(error?.message).toContain('the platform sent only 1 ');
		expect(error?.advice).toMatch(/^The figures are requested again\. /);
		expect(figuresError(await readReportFigures(figuresOf([1, 2])))).toBeUndefined();
	},
);
