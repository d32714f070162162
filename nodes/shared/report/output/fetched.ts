import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { Days } from '../../../../platform/base/dates/namedPeriods';
import type { HeaderRange } from '../../../../platform/reports/response/dateRanges';
import { shownDays } from '../../../../platform/base/dates/shownDays';
import type { Shortfall } from '../../../../platform/reports/response/shortfall';
import { shortfallText } from '../../../../platform/reports/response/shortfall';
import type { ItemProgress } from '../../run/eachItem';
import { resultValues } from '../../run/eachItem';
import { rowsToItems } from '../../run/noRows';
import { hintAtFiles } from '../../run/outputFile';
import type { Hints, Items } from '../../run/executionContext';

/** The output of a finished report. */
export interface Fetched {
	readonly items: INodeExecutionData[];
	readonly jobId: string;
	/** Set where the platform has more rows than it sent. */
	readonly shortfall?: Shortfall | undefined;
	/** What else the user is to know of it. */
	readonly notes?: readonly string[];
	/** Which of its figures could not be read, for callers that cannot show notes. */
	readonly doubts?: readonly string[];
	/** Facts about the report that are not in its rows, for items with job facts. */
	readonly facts?: IDataObject | undefined;
}

/**
 * The name of a file that the user has not named, without its extension: files of a site sort by
 * their days, and the job distinguishes different reports of the same days.
 *
 * @param subject the site, or how many sites there are
 */
export function reportFileName(subject: string, days: Days | undefined, jobId?: string): string {
	const parts = ['report', subject, days?.from, days?.to, jobId];
	return parts.filter((part) => part !== undefined).join('-');
}

/** A note on the days that an analysis covers, as its request contains none. */
export function analysisNotes(ranges: readonly HeaderRange[]): string[] {
	const days = ranges.flatMap((range) => range.days ?? []);
	const named =
		days.length === 0 ? 'the result does not say which days' : days.map(shownDays).join(', ');
	return [`The platform chose the days of the analysis: ${named}.`];
}

/** Members that describe how a result is truncated. */
export function shortfallFacts(shortfall: Shortfall | undefined) {
	if (!shortfall) return {};
	const { rows, totalRows } = shortfall;
	return { complete: false, receivedRows: rows, ...(totalRows === undefined ? {} : { totalRows }) };
}

/** Members with the warnings of the platform about the figures. */
export function noticeFacts(notices: readonly string[]) {
	return notices.length > 0 ? { notices: [...notices] } : {};
}

/** That a result is not whole, and what to do about it; undefined when all of them are. */
export function shortfallMessage(all: readonly Fetched[]): string | undefined {
	const short = all.flatMap(({ jobId, shortfall }) =>
		shortfall ? `${shortfallText(shortfall)} (job ${jobId})` : [],
	);
	if (short.length === 0) return undefined;
	return `The platform sent only ${short.join(', ')}. Request less at a time, such as a shorter period or fewer dimensions if the form has these fields.`;
}

/** The output items of all finished reports, with hints to the user. */
export function fetchedItems(
	node: Items & Hints,
	progress: ItemProgress<Fetched | undefined>,
): INodeExecutionData[] {
	const items = rowsToItems(
		node,
		progress.map((one) => ('error' in one ? one : { value: one.value?.items })),
	);
	hintAtFiles(node, items.length);
	const results = resultValues(progress).filter((one) => one !== undefined);
	hintAtNotes(
		node,
		results,
		results.flatMap((one) => one.notes ?? []),
	);
	return items;
}

/** Hints about what is missing from results and about notes on them, each shown once. */
export function hintAtNotes(
	node: Hints,
	results: readonly Fetched[],
	notes: readonly string[],
): void {
	for (const message of new Set([shortfallMessage(results) ?? [], notes].flat())) {
		node.addExecutionHints({ message, location: 'outputPane' });
	}
}
