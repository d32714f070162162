import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STATUS = '/proc/self/status';
const FORGET = '/proc/self/clear_refs';

/** The peak memory of this process according to the system, which includes short peaks. */
export function peakBytes(): number {
	// On Linux the other figure includes the parent process.
	const peak = existsSync(STATUS)
		? /VmHWM:\s+(\d+)/.exec(readFileSync(STATUS, 'utf8'))?.[1]
		: undefined;
	return Number(peak ?? process.resourceUsage().maxRSS) * 1_024;
}

/** Resets the peak memory, if the system allows. @returns the current memory in bytes */
export function forgetPeak(): number {
	if (existsSync(FORGET)) writeFileSync(FORGET, '5');
	return process.memoryUsage.rss();
}
