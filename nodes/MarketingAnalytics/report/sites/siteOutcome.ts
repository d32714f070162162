import type { INodeExecutionData } from 'n8n-workflow';

import { withRest } from '../../../../platform/base/text/truncate';
import type { PackedSheet } from '../../../../platform/base/workbook/writeWorkbook';
import type { Connection } from '../../../../platform/http/connection/connection';
import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import { daysFromFacts } from '../../../../platform/reports/transform/planCodec';
import type { SitePart } from '../../../../platform/summary/sites/sitePart';
import { hasAmounts, sharedPeriod } from '../../../../platform/summary/sites/siteTable';
import type { Fetched } from '../../../shared/report/output/fetched';
import { hintAtNotes } from '../../../shared/report/output/fetched';
import { fetchSheet } from '../../../shared/report/output/fetchFile';
import { fetchReport } from '../../../shared/report/output/fetchReport';
import type { Output } from '../../../shared/report/output/output';
import { isPresented, outputOfSite } from '../../../shared/report/output/output';
import { toNodeFailure } from '../../../shared/run/errors';
import type { ExecutionContext, Hints } from '../../../shared/run/executionContext';
import { withoutRows } from '../../../shared/run/noRows';
import type { FileContext } from '../../../shared/run/store';
import type { SitePlace } from './expandSites';
import type { SiteResult } from './placedItems';
import { failedSiteItem } from './placedItems';
import { workbookOfSites } from './workbookOfSites';

/** What was fetched for a site: its items, or its part of the output that all sites share. */
export interface SiteOutcome {
	readonly fetched: Fetched;
	readonly part?: SitePart;
	/** Its rows, where all sites share a workbook. */
	readonly sheet?: PackedSheet;
}

/** Fetches the report of a site. @throws Fault, InvalidInput */
export async function fetchSite(
	node: FileContext,
	platform: Connection,
	job: JobRun,
	output: Output,
	{ item, site }: SitePlace,
): Promise<SiteOutcome> {
	if (site !== undefined && output.format === 'xlsx') {
		const { fetched, sheet } = await fetchSheet(
			node,
			platform,
			job,
			outputOfSite(output, job.site),
		);
		return { fetched: { ...fetched, items: [] }, sheet };
	}
	if (site === undefined || !isPresented(output)) {
		return { fetched: await fetchReport(node, platform, job, output, item) };
	}
	const request = outputOfSite(output, job.site);
	const { fetchSitePart } = await import('../../../shared/report/output/fetchSitePart');
	const { fetched, part } = await fetchSitePart(node, platform, job, request);
	return { fetched: { ...fetched, items: [] }, part };
}

/** The output items of all sites of an input item: one of all, or those of each in its place. @throws Fault */
export async function itemsOfSites(
	node: ExecutionContext,
	sites: ReadonlyArray<SiteResult<SiteOutcome>>,
	output: Output,
	count: number = sites.length,
): Promise<INodeExecutionData[]> {
	const [first] = sites;
	if (first === undefined) return [];
	const { hasMoreSites } = first.place;
	const parts = sites.flatMap(({ result }) => ('error' in result ? [] : (result.value.part ?? [])));
	const failed = sites.flatMap(({ place: { site = '' }, result }) =>
		'error' in result ? [{ site, error: toNodeFailure(node.getNode(), result.error).message }] : [],
	);
	if (output.format === 'xlsx' && first.place.site !== undefined) {
		const outcomes = sites.flatMap(({ result }) => ('error' in result ? [] : [result.value]));
		const sheets = outcomes.flatMap(({ sheet }) => sheet ?? []);
		const isPart =
			hasMoreSites === true || outcomes.some(({ fetched }) => fetched.shortfall !== undefined);
		const periods = outcomes.map(({ fetched: { facts = {} } }) => ({
			period: { days: daysFromFacts(facts) },
		}));
		const { days } = sharedPeriod(periods);
		const reports = { sheets, days, isPart, failed, count };
		return [await workbookOfSites(node, reports, output, first.place.item)];
	}
	if (!isPresented(output) || first.place.site === undefined) {
		const mark = hasMoreSites ? { complete: false } : {};
		const all = sites.flatMap(({ place, result }) =>
			'error' in result
				? [failedSiteItem(node, result.error, place)]
				: result.value.fetched.items.map((one) => ({ ...one, json: { ...mark, ...one.json } })),
		);
		if (all.length > 0) return all;
		const none = withoutRows(output.ifNoRows, mark);
		return none.map((json) => ({ json, pairedItem: first.place.item }));
	}
	const { presentSites } = await import('../../../shared/report/output/presentSites');
	const reports = { parts, failed, count, hasMoreSites };
	return [await presentSites(node, reports, output, first.place.item)];
}

const MOST_NAMED = 5;

/** Hints about the results; a hint that is true of some sites only names them. */
export function hintAtSites(node: Hints, sites: ReadonlyArray<SiteResult<SiteOutcome>>): void {
	const outcomes = sites.flatMap(({ place, result }) =>
		'error' in result ? [] : [{ site: place.site, fetched: result.value.fetched }],
	);
	const byNote = new Map<string, string[]>();
	for (const { site = '', fetched } of outcomes) {
		for (const note of new Set(fetched.notes)) {
			byNote.set(note, [...(byNote.get(note) ?? []), site]);
		}
	}
	const notes = [...byNote].map(([note, names]) =>
		names.length === outcomes.length ? note : `${listOfSites(names)}: ${note}`,
	);
	const failed = sites.flatMap(({ place, result }) =>
		'error' in result ? [place.site ?? ''] : [],
	);
	const areComplete = outcomes.every(({ fetched }) => fetched.shortfall === undefined);
	const failure = failed.length > 0 ? [failureText(failed, sites.length, areComplete)] : [];
	hintAtNotes(
		node,
		outcomes.map(({ fetched }) => fetched),
		[...failure, ...currencyNote(sites), ...notes],
	);
}

/**
 * Sums over sites are right only if all have one currency, which an unknown currency may not be.
 */
function currencyNote(sites: ReadonlyArray<SiteResult<SiteOutcome>>): string[] {
	const parts = sites.flatMap(({ result }) => ('error' in result ? [] : (result.value.part ?? [])));
	const isUnknown = parts.length > 1 && parts.every(({ currency }) => currency === undefined);
	if (!isUnknown || !parts.some(hasAmounts)) return [];
	return [
		'The amounts of all sites are added up as if they were in the same currency. If they are not, enter the currency of each site under Currencies of Sites.',
	];
}

/** @param areComplete whether the reports of the other sites have all their rows */
function failureText(failed: readonly string[], count: number, areComplete: boolean): string {
	if (failed.length === count) return `All sites failed: ${listOfSites(failed)}.`;
	const others = areComplete ? ' The reports of the other sites are complete.' : '';
	return `${failed.length} of ${count} sites failed: ${listOfSites(failed)}.${others}`;
}

function listOfSites(names: readonly string[]): string {
	return withRest(names, names.length, MOST_NAMED).join(', ');
}
