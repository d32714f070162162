import { asked, sent } from '../request/siteEndpoints';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { textAt } from '../request/values';
import { type Json, type JsonObject, isObject, parseJson } from '../http/json';
import { JSON_TYPE, type Reply, members, plainReply } from '../http/reply';
import { type Produce, jobsOf, stateReply, unlessOrdered } from '../jobs/jobRuns';
import { buildJourneyReport } from '../journeys/report';
import { readJourneyItem } from '../journeys/request';
import { type BatchBody, readBatchBody } from './batchBody';
import { echoRequest } from './dryRun';
import { flatReply } from './flat';
import { buildReport } from './report';
import { readReportItem } from './request';
import { syntheticReport } from './synthetic';

const RUN = ['jobrun-id'];

/** Query, status and download of batch reports (docs/platform.md, Batch reporting). */
export const batchEndpoints: readonly SiteEndpoint[] = [
	sent('report/batch/query', submit),
	asked(['GET', 'POST'], 'report/batch/status', RUN, (call, values) =>
		stateReply(jobsOf(call).state(textAt(values, 'jobrun-id'), call.site.name)),
	),
	asked(['GET', 'POST'], 'report/batch/download', RUN, (call, values) =>
		jobsOf(call).result(textAt(values, 'jobrun-id'), call.site.name),
	),
];

function submit(call: SiteCall): Reply {
	const body = readBatchBody(parseJson(call.body.toString()));
	const report = isJourney(body.item) ? prepareJourney(body.item, call) : prepareReport(body, call);
	if (body.dryRun) return members({ data: { request: { reports: [report.echo] } } });
	if (body.waits) return report.download({});
	const id = jobsOf(call).submit(call.site.name, report.download);
	// docs/platform.md, Batch job responses: the fields are inside `data`, the rows beside it.
	return members({ data: { fields: [{ name: 'jobrun_id' }] }, rows: [[id]] });
}

interface PreparedReport {
	echo: JsonObject;
	download: Produce;
}

function isJourney(item: Json): item is JsonObject {
	return isObject(item) && typeof item.kind === 'string' && item.kind.startsWith('cj#');
}

function prepareJourney(item: JsonObject, { site, clock }: SiteCall): PreparedReport {
	const request = readJourneyItem(item, site, clock);
	return {
		echo: item,
		download: unlessOrdered(() => members({ data: { reports: [buildJourneyReport(request)] } })),
	};
}

function prepareReport(body: BatchBody, call: SiteCall): PreparedReport {
	const asked = readReportItem(body.item, call);
	return {
		echo: echoRequest(body.item, asked),
		download: unlessOrdered(({ rows, scale, totalRows }) => {
			const request = scale ? readReportItem(body.item, call, scale) : asked;
			if (rows !== undefined) {
				return plainReply(JSON_TYPE, syntheticReport(request, rows, call.clock, totalRows));
			}
			return body.flat
				? flatReply(request)
				: members({ data: { reports: [buildReport(request, totalRows)] } });
		}),
	};
}
