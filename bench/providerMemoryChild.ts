// Reads the provider's data of a month from a file, and prints by how many bytes this process grew,
// and the size of the file. Arguments: the file, a line for each page, and what to make of it.
import { createReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';

import { CsvLines, joinCsv } from '../platform/client/values/csv';
import { readDay } from '../platform/client/values/dates';
import { WORKING } from '../platform/client/retry';
import { readCells } from '../platform/provider/columns';
import { LEVELS } from '../platform/provider/levels';
import { readMonth } from '../platform/provider/month';
import type { Provider } from '../platform/provider/provider';
import { recordOf } from '../platform/provider/records';
import { LARGEST_PAGE, readPages } from '../platform/provider/slices';
import { sourcesWith } from '../platform/provider/sources';
import { peakBytes } from './peak';

const MONTH = { from: readDay('from', '2022-01-01'), to: readDay('to', '2022-01-31') };
const NO_ROWS = '{"DataFeed":{"Rows":[]}}';
const SOURCES = sourcesWith(new Map());
const [LEVEL] = LEVELS.filter(({ value }) => value === 'page');
const COLUMNS = ['date' as const, ...(LEVEL?.properties ?? []), ...(LEVEL?.metrics ?? [])];

/** A provider that answers with the lines of a file. */
function providerOf(file: string): Provider {
	const lines = createInterface({ input: createReadStream(file) })[Symbol.asyncIterator]();
	return {
		called: 'provider',
		siteId: 1,
		address: { root: 'https://provider.example', host: 'provider.example' },
		secrets: [],
		signal: undefined,
		retryPolicy: WORKING,
		transmit: async ({ body }) => {
			const asksForUrls = String(body).includes('event_url');
			const line = asksForUrls ? undefined : await lines.next();
			const page: string = line === undefined || line.done ? NO_ROWS : line.value;
			return { statusCode: 200, headers: {}, body: page };
		},
	};
}

async function writeFile(provider: Provider): Promise<void> {
	const lines = new CsvLines();
	const take = (row: Record<string, unknown>) =>
		lines.add(Object.values(recordOf('page', readCells(row, COLUMNS, {}), SOURCES) ?? {}));
	const question = { ...MONTH, columns: [], sort: [] };
	await readPages(provider, question, LARGEST_PAGE, { take });
	joinCsv(COLUMNS, [lines]);
}

async function sortIntoDays(provider: Provider): Promise<void> {
	const wording = { sources: SOURCES, website: '', missing: undefined, hasPaidSources: false };
	const levels = ['page' as const];
	await readMonth(provider, MONTH, { levels, own: {}, wording, pageSize: LARGEST_PAGE });
}

async function measure(file: string, what: string): Promise<void> {
	globalThis.gc?.();
	const before = process.memoryUsage.rss();
	await (what === 'csv' ? writeFile : sortIntoDays)(providerOf(file));
	console.log(peakBytes() - before, statSync(file).size);
}

const [, , file = '', what = 'csv'] = process.argv;
void measure(file, what);
