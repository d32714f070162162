import type { Clock } from '../clock';
import { metaOf } from '../http/reply';
import { columnHeader, reportHead } from './report';
import { valueOf } from './metricFacts';
import type { ReportRequest } from './request';

const ROWS_PER_CHUNK = 500;

/** A download with any number of rows, made while it is read: it is never whole in memory. */
export function* syntheticReport(
	request: ReportRequest,
	rows: number,
	clock: Clock,
	totalRows?: number,
): Generator<string> {
	const meta = metaOf(clock);
	const head = JSON.stringify(reportHead(request, rows, totalRows)).slice(0, -1);
	yield `{"error":false,"data":{"reports":[${head},"data":[`;
	for (let first = 0; first < rows; first += ROWS_PER_CHUNK) {
		const count = Math.min(ROWS_PER_CHUNK, rows - first);
		const texts = Array.from({ length: count }, (_, index) => syntheticRow(request, first + index));
		yield (first > 0 ? ',' : '') + texts.join(',');
	}
	const header = JSON.stringify(columnHeader(request));
	yield `],"columnHeader":${header}}]},"meta":${JSON.stringify(meta())}}`;
}

function syntheticRow(request: ReportRequest, index: number): string {
	return JSON.stringify({
		dimensions: request.dimensions.map(({ name }) => `${name} ${index + 1}`),
		metrics: request.metrics.map(({ field }, metric) =>
			request.ranges.map((range) => ({
				values: range.periods.map((_, period) => valueOf(field, index + metric + period + 1)),
			})),
		),
	});
}
