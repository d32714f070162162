import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { Found } from '../../../platform/reports/answer/answering';
import { daysInWords } from '../../../platform/reports/answer/written';
import type { Shortfall } from '../../../platform/reports/shortfall';
import { shortfallText } from '../../../platform/reports/shortfall';
import type { Progress } from '../run/eachItem';
import { toItems, valuesOf } from '../run/eachItem';
import { hintAtFiles } from '../run/outputFile';

/** What a finished report has become. */
export interface Fetched {
	readonly items: INodeExecutionData[];
	readonly jobId: string;
	/** Set where the platform has more rows than it sent. */
	readonly shortfall?: Shortfall | undefined;
	/** What is known of it since its rows were read. */
	readonly found?: Found | undefined;
}

/** What is known of a shortfall, beside what is known of the job. */
export function shortfallFacts(shortfall: Shortfall | undefined) {
	return shortfall ? { receivedRows: shortfall.rows, totalRows: shortfall.totalRows } : {};
}

/** That a result is not whole, and what to do about it; undefined when all of them are. */
export function shortfallMessage(all: readonly Fetched[]): string | undefined {
	const short = all.flatMap(({ jobId, shortfall }) =>
		shortfall ? `${shortfallText(shortfall)} (job ${jobId})` : [],
	);
	if (short.length === 0) return undefined;
	return `The platform sent only ${short.join(', ')}. Ask for less at once: a shorter period or fewer dimensions.`;
}

/** Which days results are about, and what else is to be known of them; each once. */
export function remarksOn(all: readonly Fetched[]): string[] {
	const found = all.flatMap((one) => one.found ?? []);
	const days = [...new Set(found.flatMap((one) => daysOf(one)))];
	const shown = days.slice(0, MOST_PERIODS).join('; ');
	const more = days.length > MOST_PERIODS ? `; and ${days.length - MOST_PERIODS} more` : '';
	return [
		...(days.length > 0 ? [`The figures are of ${shown}${more}.`] : []),
		...new Set(found.flatMap(({ sentences }) => sentences)),
	];
}

const MOST_PERIODS = 3;

function daysOf({ days: { days, before } }: Found): string[] {
	if (days === undefined) return [];
	const compared = before ? `, compared with ${daysInWords(before)}` : '';
	return [daysInWords(days) + compared];
}

/** The output items of all reports but those that go on, with hints at what is to be known of them. */
export function fetchedItems(
	node: Pick<
		IExecuteFunctions,
		'getNode' | 'getInputData' | 'continueOnFail' | 'addExecutionHints'
	>,
	progress: Progress<Fetched | undefined>,
): INodeExecutionData[] {
	const items = toItems(
		node,
		progress.map((one) => ('error' in one ? one : { value: one.value?.items ?? [] })),
	);
	hintAtFiles(node, items.length);
	const message = shortfallMessage(valuesOf(progress).filter((one) => one !== undefined));
	if (message !== undefined) node.addExecutionHints({ message, location: 'outputPane' });
	const remarks = remarksOn(valuesOf(progress).filter((one) => one !== undefined));
	if (remarks.length > 0) {
		node.addExecutionHints({ message: remarks.join(' '), location: 'outputPane' });
	}
	return items;
}
