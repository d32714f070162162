import type { IDataObject } from 'n8n-workflow';

import type { Connection } from '../../../platform/http/connection/connection';
import { jobRuns } from '../../../platform/http/jobs/jobRuns';
import { checkJob } from '../../../platform/http/jobs/awaitJobs';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { textOf } from '../../../platform/base/json/json';
import { reportRuns } from '../../../platform/reports/request/reportJob';
import { daysFromFacts, decodePlan } from '../../../platform/reports/transform/planCodec';
import { withDaysInError } from '../../../platform/reports/transform/daysError';
import { isJourney } from '../../../platform/reports/types';
import { readOption } from '../../shared/form/readSetting';
import { checkKnown } from '../../shared/report/form/database';
import { giveUpAfter } from '../../shared/form/pagingFields';
import { checkForSites, readOutput } from '../../shared/report/output/output';
import { collectReady, collectSafely } from '../../shared/run/collecting/collectReady';
import { resultValues } from '../../shared/run/eachItem';
import type { ItemForm, NodeRun } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import { readJobReference } from './jobReference';
import type { CollectRequest } from './sites/collectedItems';
import { collectedItems, sitePlaceOf } from './sites/collectedItems';
import { continuing } from './sites/expandSites';
import { fetchSite } from './sites/siteOutcome';
import { readPace } from './submitReports';

/**
 * Report > Collect: returns reports that are ready. If it is wired to itself, the workflow sleeps
 * in between.
 */
export const collectReports: NodeRun = async (context) =>
	await collectSafely(context, async () => await collect(context));

const collect: NodeRun = async (context) =>
	await readThenRun(context, {
		readCommon: readPace,
		readItem: readRequest,
		run: async (work) => {
			const { node, requests } = work;
			const platform = withoutPatience(work.platform);
			const isSliced = resultValues(requests).some(({ slice }) => slice !== undefined);
			const hasSites = resultValues(requests).some(({ sites }) => sites !== undefined);
			const lenient = hasSites ? { ...work, node: continuing(node) } : work;
			return await collectReady(lenient, {
				collect: reportRuns.collect,
				look: async ({ job, notSubmitted }) => {
					if (notSubmitted) throw notSubmitted;
					return await checkJob(jobRuns(platform, reportRuns), job);
				},
				fetch: async (request, item) =>
					await fetchSite(node, platform, request.job, request.output, sitePlaceOf(request, item)),
				named: (fault, { slice }) => (slice ? withDaysInError(fault, slice) : fault),
				// At most one slice of a long report is in memory.
				fetchesAtOnce: isSliced ? 1 : undefined,
				toItems: async (results) => await collectedItems(node, requests, results),
			});
		},
	});

/** A result that is not ready is collected in the next round, so that no worker waits for it. */
function withoutPatience(platform: Connection): Connection {
	const { attempts } = platform.retryPolicy;
	return { ...platform, retryPolicy: { ...platform.retryPolicy, patientAttempts: attempts } };
}

function readRequest(form: ItemForm, item: number): CollectRequest {
	const handle = form.getInputData()[item]?.json ?? {};
	const known = knownOf(handle);
	const notSubmitted = failureOf(handle);
	checkKnown(form, item, known.plan?.table);
	const sites = Number(handle.sites) > 0 ? Number(handle.sites) : undefined;
	const group = textOf(handle.group) ?? '';
	const output = readOutput(form, item, known);
	if (sites !== undefined) checkForSites(output);
	return {
		job: notSubmitted ? { id: '', site: textOf(handle.site) ?? '' } : readJobReference(form, item),
		notSubmitted,
		giveUpMs: readOption(form, giveUpAfter, item),
		output: { ...output, namesSite: sites !== undefined },
		sites,
		hasMoreSites: handle.complete === false,
		group,
		slice: Number(handle.slices) > 1 ? daysFromFacts(handle) : undefined,
	};
}

/**
 * The error of a site whose report was not submitted, as one of several; undefined for a submitted
 * one.
 */
function failureOf({ sites, error, message }: IDataObject): InvalidInput | undefined {
	const text = textOf(error);
	if (text === undefined || !(Number(sites) > 0)) return undefined;
	return new InvalidInput('Site', text, textOf(message) ?? text);
}

/** What Submit and Submit Analysis stored about the job, if the item still has it. */
function knownOf({ kind, report, from, submittedAt }: IDataObject) {
	const saysDays = from !== undefined;
	const requestedMs = Date.parse(textOf(submittedAt) ?? '');
	const isAnalysis = isJourney(textOf(kind) ?? '');
	return {
		isAnalysis,
		saysDays,
		...(Number.isNaN(requestedMs) ? {} : { requestedMs }),
		...(isAnalysis ? {} : decodePlan(report)),
	};
}
