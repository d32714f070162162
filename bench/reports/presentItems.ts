import { join } from 'node:path';

import { presentAll } from '../../nodes/MarketingAnalytics/present/presentItems';
import type { PresentRequest } from '../../nodes/MarketingAnalytics/present/readPresent';
import { FOR_AGENTS } from '../../nodes/shared/report/output/presented/forAgents';
import { present } from '../../nodes/shared/report/output/presented/present';
import { readReceivedTable } from '../../nodes/shared/report/output/readReportTable';
import { receiveReport } from '../../platform/reports/pages/reportPages';
import { bodyPieces } from '../../harness/reportBody';
import { outputOf } from '../child';
import type { Figure } from '../figure';
import { compareTimes, processorMs } from '../figure';
import { bareItems, chunksOf } from './items';
import { LAYOUT } from './layout';
import { SMALL_HEAP } from '../n8n/nodeRuns';

const ITEMS = 100_000;
const ROUNDS = 7;
const MOST_RATIO = 1.2;
const MOST_MEGABYTES = 64;
const CHILD = join(__dirname, 'presentItemsChild.ts');
const FORMATS = ['message', 'csv'] as const;

/** Nothing is stored: only messages and files in memory are made. */
const node = {
	addExecutionHints: () => {},
	helpers: {
		prepareBinaryData: async () => await Promise.resolve({ data: '', mimeType: 'text/csv' }),
		getBinaryStream: async () => await Promise.reject(new Error('There is no file to read')),
	},
};

const presentation = { ...FOR_AGENTS, target: 'plain', rows: 10 } as const;

/** The items of a report, as Report > Run returns them. */
export function reportItems() {
	return bareItems(Buffer.from([...bodyPieces(ITEMS)].join('')));
}

/** Presents items as Report > Present Items does. */
export async function presentBareItems(
	items: ReturnType<typeof bareItems>,
	format: PresentRequest['format'],
) {
	return await presentAll(
		{ ...node, getInputData: () => items },
		{
			...{ format, presentation, choices: [], rates: [], mergesRows: false },
			arrangement: { order: undefined, top: undefined, totals: 'facts' },
			...{ fileName: '', sheetFor: '', sectionFor: '', field: 'data', ifNoRows: 'nothing' },
		},
	);
}

/** The time and memory of a message of 100,000 items, compared with one that Run makes of a reply with them. */
export async function presentItems(): Promise<readonly Figure[]> {
	const bytes = Buffer.from([...bodyPieces(ITEMS)].join(''));
	const items = reportItems();
	const ours = async () => await presentBareItems(items, 'message');
	const times = await compareTimes(ROUNDS, ours, async () => await runMessage(bytes), processorMs);
	const figures: Figure[] = [
		{ name: 'Present Items, compared with Run', goal: MOST_RATIO, ...times },
	];
	for (const format of FORMATS) {
		const grown = Number(await outputOf(CHILD, [format], [SMALL_HEAP]));
		figures.push({
			name: `Present Items, ${format === 'csv' ? 'CSV' : format}, growth`,
			ratio: grown / MOST_MEGABYTES,
			goal: 1,
			detail: `${grown.toFixed(0)} MB in addition to ${ITEMS.toLocaleString('en')} items, against ${MOST_MEGABYTES} MB`,
		});
	}
	return figures;
}

/** Makes the message of a reply as Report > Run does. */
async function runMessage(bytes: Buffer) {
	const reception = { keep: undefined, secrets: [] };
	const received = await receiveReport(chunksOf(bytes), { what: 'the report' }, reception);
	const job = { site: 'shop-eu', id: '1' };
	const request = { presentation, layout: LAYOUT, isAnalysis: false, saysDays: false };
	return await readReceivedTable(received, job, request, async (report) => {
		const { table, plan, overview, about, facts } = report;
		const made = {
			presentation,
			top: plan.top,
			overview,
			about,
			facts,
			field: 'data',
			fileName: '',
		};
		return await present(node, table, { ...made, format: 'message' }, 0);
	});
}
