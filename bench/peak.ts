import { existsSync, readFileSync } from 'node:fs';

/** The most memory this process ever had, as the system counted it: nothing escapes between two looks. */
export function peakBytes(): number {
	const status = '/proc/self/status';
	// On Linux the other figure also counts the process that started this one.
	const peak = existsSync(status)
		? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
		: undefined;
	return Number(peak ?? process.resourceUsage().maxRSS) * 1_024;
}
