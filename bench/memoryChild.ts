// Reads a body, writes it as a file, and prints by how many bytes this process grew, and the size
// of the body. Arguments: the file of the body, and the format to write.
import { createReadStream } from 'node:fs';

import { writeReportFile } from '../platform/reports/files';
import { LAYOUT } from './layout';
import { peakBytes } from './peak';

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

const [, , body = '', format] = process.argv;
void measure(body, format === 'json' ? 'json' : 'csv');
