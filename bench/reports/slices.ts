import { startSandbox } from '../../sandbox';
import type { Figure } from '../figure';
import { inEngine } from '../n8n/inEngine';

// 365 days in 12 slices: 300,000 rows by day and campaign.
const CAMPAIGNS = 822;
const FEW = 2;
const ALL = 12;
const MOST_RATIO = 1.1;
// V8 uses its limit before it frees memory: with a low limit, only live objects count.
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=220' };

/**
 * The peak memory of n8n's engine while it collects a year in slices, compared with that of the
 * first two slices.
 */
export async function sliceMemory(): Promise<Figure> {
	const few = await peakOf(FEW);
	const all = await peakOf(ALL);
	const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
	return {
		name: 'long period in slices, peak memory',
		ratio: all / few,
		goal: MOST_RATIO,
		detail: `${megabytes(all)} for ${ALL} slices against ${megabytes(few)} for ${FEW}`,
	};
}

/** The peak memory of a process in bytes. */
async function peakOf(slices: number): Promise<number> {
	const sandbox = await startSandbox({ jobSeconds: 0 });
	try {
		sandbox.control.nextJobs({ rows: CAMPAIGNS, times: slices });
		const [peak = Number.NaN] = await inEngine(
			'../reports/slicesChild.ts',
			[sandbox.url, sandbox.token, String(slices)],
			{ N8N_DEFAULT_BINARY_DATA_MODE: 'filesystem', ...SMALL_HEAP },
		);
		return peak;
	} finally {
		await sandbox.close();
	}
}
