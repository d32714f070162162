// Reads a body, writes it as a file, and prints by how many bytes this process grew, and the size
// of the body. Arguments: the file of the body, and the format to write.
import { createReadStream, existsSync, readFileSync } from 'node:fs';

import { writeReportFile } from '../platform/reports/files';
import { LAYOUT } from './layout';

async function measure(body: string, format: 'csv' | 'json'): Promise<void> {
	globalThis.gc?.();
	const before = process.memoryUsage.rss();
	const chunks: Uint8Array[] = [];
	for await (const chunk of createReadStream(body)) {
		if (chunk instanceof Uint8Array) chunks.push(chunk);
	}
	await writeReportFile(chunks, { format, delimiter: ',', layout: LAYOUT });
	const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
	console.log(peakBytes() - before, size);
}

/** The most memory this process ever had, as the system counted it: nothing escapes between two looks. */
function peakBytes(): number {
	const status = '/proc/self/status';
	// On Linux the other figure also counts the process that started this one.
	const peak = existsSync(status)
		? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
		: undefined;
	return Number(peak ?? process.resourceUsage().maxRSS) * 1_024;
}

const [, , body = '', format] = process.argv;
void measure(body, format === 'json' ? 'json' : 'csv');
