import type { SiteCall, SiteEndpoint } from '../http/endpoint';
import { type Json, type JsonObject, isObject, parseJson } from '../http/json';
import { type Reply, members } from '../http/reply';
import type { Produce } from '../jobs/jobRuns';
import type { JobSettings } from '../jobs/settings';
import { buildJourneyReport } from '../journeys/report';
import { readJourneyItem } from '../journeys/request';
import { type BatchBody, readBatchBody } from './batchBody';
import { echoRequest } from './dryRun';
import { flatReply } from './flat';
import { buildReport } from './report';
import { type ReportRequest, readReportItem } from './request';
import { syntheticReport } from './synthetic';

const PREFIX = '/ea/{site}/report/batch';

/** Query, status and download of batch reports (api.md, Batch reporting). */
export const batchEndpoints: readonly SiteEndpoint[] = [
	{ scope: 'site', methods: ['POST'], path: `${PREFIX}/query.json`, handle: submit },
	{
		scope: 'site',
		methods: ['GET', 'POST'],
		path: `${PREFIX}/status.json`,
		required: ['jobrun-id'],
		handle: ({ platform, site, query }) => {
			const { word, detail } = platform.jobs.state(query.get('jobrun-id') ?? '', site.name);
			return members({
				jobrun_status: word,
				...(detail === undefined ? {} : { error_msg: detail }),
			});
		},
	},
	{
		scope: 'site',
		methods: ['GET', 'POST'],
		path: `${PREFIX}/download.json`,
		required: ['jobrun-id'],
		handle: ({ platform, site, query }) =>
			platform.jobs.result(query.get('jobrun-id') ?? '', site.name),
	},
];

function submit(call: SiteCall): Reply {
	const { platform, site } = call;
	const body = readBatchBody(parseJson(call.body.toString()));
	const report = isJourney(body.item)
		? prepareJourney(body.item, call)
		: prepareReport(body, readReportItem(body.item, site, platform.clock));
	if (body.dryRun) return members({ data: { request: { reports: [report.echo] } } });
	if (body.waits) return report.download({});
	const id = platform.jobs.submit(site.name, report.download);
	// Api.md: the fields are inside `data`, the rows beside it.
	return members({ data: { fields: [{ name: 'jobrun_id' }] }, rows: [[id]] });
}

interface PreparedReport {
	echo: JsonObject;
	download: Produce;
}

function isJourney(item: Json): item is JsonObject {
	return isObject(item) && typeof item.kind === 'string' && item.kind.startsWith('cj#');
}

function prepareJourney(item: JsonObject, { site, platform }: SiteCall): PreparedReport {
	const request = readJourneyItem(item, site, platform.clock);
	return {
		echo: item,
		download: (settings) =>
			orderedResult(settings) ?? members({ data: { reports: [buildJourneyReport(request)] } }),
	};
}

function prepareReport(body: BatchBody, request: ReportRequest): PreparedReport {
	return {
		echo: echoRequest(body.item, request),
		download: (settings) => {
			const ordered = orderedResult(settings);
			if (ordered) return ordered;
			if (settings.rows !== undefined) {
				return { type: 'stream', chunks: syntheticReport(request, settings.rows) };
			}
			return body.flat
				? flatReply(request)
				: members({ data: { reports: [buildReport(request)] } });
		},
	};
}

function orderedResult({ result }: JobSettings): Reply | undefined {
	if (result === undefined) return undefined;
	const contentType = 'application/json; charset=utf-8';
	return { type: 'text', text: JSON.stringify(result), contentType };
}
