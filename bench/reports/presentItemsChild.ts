// Presents items, and prints by how many megabytes this process grows at most beyond them. Argument:
// the format.
import type { PresentRequest } from '../../nodes/MarketingAnalytics/present/readPresent';
import { forgetPeak, peakBytes } from '../../harness/peak';
import { presentBareItems, reportItems } from './presentItems';
import { fillShortLived } from '../n8n/shortLived';

async function measure(format: PresentRequest['format']): Promise<void> {
	const items = reportItems();
	await presentBareItems(items.slice(0, 100), format);
	fillShortLived();
	const before = forgetPeak();
	await presentBareItems(items, format);
	process.stdout.write(String((peakBytes() - before) / 1e6));
}

const [, , format] = process.argv;
void measure(format === 'csv' ? 'csv' : 'message');
