import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STATUS = '/proc/self/status';
const FORGET = '/proc/self/clear_refs';

/** The most memory this process ever had, as the system counted it: nothing escapes between two looks. */
export function peakBytes(): number {
	// On Linux the other figure also counts the process that started this one.
	const peak = existsSync(STATUS)
		? /VmHWM:\s+(\d+)/.exec(readFileSync(STATUS, 'utf8'))?.[1]
		: undefined;
	return Number(peak ?? process.resourceUsage().maxRSS) * 1_024;
}

/** Forgets the peak so far, where the system can. @returns the memory of now, in bytes */
export function forgetPeak(): number {
	if (existsSync(FORGET)) writeFileSync(FORGET, '5');
	return process.memoryUsage.rss();
}
