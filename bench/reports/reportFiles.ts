import { startLargeReports } from '../../harness/largeReports';
import { locator, reportParameters, workflowOf } from '../../harness/workflows';
import type { Figure } from '../figure';
import type { Mode } from '../n8n/nodeRuns';
import { runNodes, SMALL_HEAP } from '../n8n/nodeRuns';

const SIZES = [30, 120, 480, 1_000];
const MOST_EXPONENT = 1.05;

/**
 * The exponent with which the processor time of converting a report to a file on disk grows with
 * its size.
 */
export async function reportFiles(format: 'csv' | 'json'): Promise<Figure> {
	const measured: Measured[] = [];
	for (const megabytes of SIZES) measured.push(await measure(format, megabytes, 'filesystem'));
	const seconds = measured.map(({ megabytes, cpu }) => `${cpu.toFixed(1)} s for ${megabytes} MB`);
	return {
		name: `${format.toUpperCase()} file, exponent`,
		ratio: exponentOf(measured),
		goal: MOST_EXPONENT,
		detail: `processor time: ${seconds.join(', ')}`,
	};
}

// The growth when memory held both the reply and the file.
const MOST_IN_MEMORY = 2.8;

/** The peak growth of n8n's engine with files in memory, compared with the size of the reply. */
export async function reportInMemory(): Promise<Figure> {
	const megabytes = 33;
	const { grownMB } = await measure('csv', megabytes, 'default');
	return {
		name: 'CSV file in memory',
		ratio: grownMB / megabytes,
		goal: MOST_IN_MEMORY,
		detail: `${grownMB.toFixed(0)} MB against ${megabytes} MB, the size of the reply`,
	};
}

interface Measured {
	readonly megabytes: number;
	readonly grownMB: number;
	/** Seconds of processor time. */
	readonly cpu: number;
}

async function measure(format: string, megabytes: number, mode: Mode): Promise<Measured> {
	const reports = await startLargeReports();
	const reportOf = (site: string) =>
		workflowOf({
			Report: { parameters: reportParameters({ site: locator(site), output: format }) },
		});
	try {
		const runs = {
			first: reportOf(WARM_UP),
			last: reportOf(String(megabytes)),
			credentials: {
				marketingAnalyticsApi: { baseUrl: reports.url, apiToken: 'token-of-the-bench' },
			},
		};
		return { megabytes, ...(await runNodes(runs, mode, mode === 'filesystem' ? SMALL_HEAP : '')) };
	} finally {
		await reports.close();
	}
}

const WARM_UP = '30';

/** The slope of the regression line with both axes logarithmic. */
function exponentOf(measured: readonly Measured[]): number {
	const points = measured.map(
		({ megabytes, cpu }) => [Math.log(megabytes), Math.log(cpu)] as const,
	);
	const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
	const [meanX, meanY] = [mean(0), mean(1)];
	const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
	return over / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
