import { startSandbox } from '../sandbox';
import type { Figure } from './figure';
import { inEngine } from './inEngine';

// 365 days in 12 slices: 300,000 rows by day and campaign.
const CAMPAIGNS = 822;
const FEW = 2;
const ALL = 12;
const MOST_RATIO = 1.1;
// V8 takes what it may before it frees anything: with room for little, only what is held counts.
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=220' };

/** The most memory of n8n's engine while it collects a year in slices, against that of the first two. */
export async function sliceMemory(): Promise<Figure> {
	const few = await peakOf(FEW);
	const all = await peakOf(ALL);
	const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
	return {
		name: 'slices, peak memory',
		ratio: all / few,
		goal: MOST_RATIO,
		detail: `${megabytes(all)} of ${ALL} slices against ${megabytes(few)} of ${FEW}`,
	};
}

/** The bytes that a process had at most. */
async function peakOf(slices: number): Promise<number> {
	const sandbox = await startSandbox({ jobSeconds: 0 });
	try {
		sandbox.control.nextJobs({ rows: CAMPAIGNS, times: slices });
		const [peak = Number.NaN] = await inEngine(
			'slicesChild.ts',
			[sandbox.url, sandbox.token, String(slices)],
			{ N8N_DEFAULT_BINARY_DATA_MODE: 'filesystem', ...SMALL_HEAP },
		);
		return peak;
	} finally {
		await sandbox.close();
	}
}
