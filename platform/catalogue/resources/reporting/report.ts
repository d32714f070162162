import { dataLevel, reportKindField, siteField } from '../../commonFields';
import type { PickerField } from '../../endpointFields';
import type { Resource } from '../../endpointRow';
import type { QuestionRun, TargetRun } from './reportQuestions';
import { questions } from './reportQuestions';

/** Functions of the report resource that are more than one call. */
export type ReportRun =
	'runReport' | 'submitReport' | 'collectReport' | 'getReportStatus' | 'checkReport' | QuestionRun;

/** What is made of items, whatever node they come from. */
export type PresentRun = 'presentItems';

/** The specification does not show the filters of these lists, so nothing is required. */
const ofKind: PickerField = {
	...reportKindField,
	description: 'Only entries that belong to this kind of report',
	start: undefined,
	required: undefined,
};
const metric: PickerField = {
	kind: 'picker',
	list: 'metrics',
	name: 'metric',
	label: 'Metric',
	description: 'Only this metric; add Report Kind to load the list',
	placeholder: 'e.g. visit',
	as: 'metric',
};

const levelOnly: PickerField = {
	...dataLevel,
	choose: undefined,
	description: 'Only this data level; add Report Kind to load the list',
};

const BATCH = '/ea/{site}/report/batch';

/**
 * Batch reporting with its eleven endpoints, and the device types (docs/platform.md, Device Type).
 */
export const report: Resource<ReportRun | TargetRun | PresentRun> = {
	value: 'report',
	label: 'Report',
	description: 'Channel, campaign and other reports, calculated by the platform as jobs',
	operations: [
		{
			value: 'run',
			label: 'Run',
			action: 'Run a report',
			description: 'Submit a report, wait until it is ready, and return its rows or a file',
			run: 'runReport',
			changes: false,
			calls: [`POST ${BATCH}/query.json`, `GET ${BATCH}/status.json`, `GET ${BATCH}/download.json`],
			fields: [],
		},
		{
			value: 'submit',
			label: 'Submit',
			action: 'Submit a report',
			description: 'Start a report and return its job ID immediately; for long reports',
			run: 'submitReport',
			changes: false,
			calls: [`POST ${BATCH}/query.json`],
			fields: [],
		},
		{
			value: 'collect',
			label: 'Collect',
			action: 'Collect a submitted report',
			description:
				'Return the submitted reports that are ready; connect Still Running back to this node to wait for the others',
			tip: 'Connect <b>Still Running</b> back to this node: the workflow then pauses until the reports are ready, without occupying a worker.',
			run: 'collectReport',
			changes: false,
			calls: [`GET ${BATCH}/status.json`, `GET ${BATCH}/download.json`],
			fields: [],
		},
		{
			value: 'getStatus',
			label: 'Get Status',
			action: 'Get the status of a report',
			description: 'Check whether a submitted report is ready',
			run: 'getReportStatus',
			changes: false,
			calls: [`GET ${BATCH}/status.json`],
			fields: [],
		},
		{
			value: 'checkRequest',
			label: 'Check Request',
			action: 'Check a report request',
			description:
				'Return how the platform understands a report, with the names of its columns and segments, without running it',
			run: 'checkReport',
			changes: false,
			calls: [`POST ${BATCH}/query.json`],
			fields: [],
		},
		{
			value: 'presentItems',
			label: 'Present Items',
			action: 'Present items as a message or chart',
			description:
				'Turn items from any node into a message, a chart, a file, or rows with changes and rates; nothing is sent, and no credential is needed',
			run: 'presentItems',
			changes: false,
			calls: [],
			fields: [],
		},
		...questions,
		{
			value: 'getKinds',
			label: 'Get Kinds',
			action: 'Get the kinds of report',
			description: 'List the kinds of report that a site offers',
			method: 'GET',
			path: `${BATCH}/kinds.json`,
			what: 'the report kinds',
			fields: [siteField],
			reply: 'records',
		},
		{
			value: 'getDrillDowns',
			label: 'Get Drilldowns',
			action: 'Get the drilldowns of a report',
			description: 'List the data levels that a report can go down to',
			method: 'GET',
			path: `${BATCH}/segmentations.json`,
			what: 'the drilldowns',
			fields: [siteField],
			optional: { heading: 'Filters', fields: [ofKind, levelOnly] },
			reply: 'records',
		},
		{
			value: 'getDimensions',
			label: 'Get Dimensions',
			action: 'Get the dimensions of a report',
			description: 'List the dimensions of a report kind at a data level',
			method: 'GET',
			path: `${BATCH}/dimensions.json`,
			what: 'the dimensions',
			fields: [siteField, reportKindField],
			optional: { heading: 'Options', fields: [dataLevel] },
			reply: 'records',
		},
		{
			value: 'getMetrics',
			label: 'Get Metrics',
			action: 'Get the metrics of a report',
			description: 'List the metrics of a report kind',
			method: 'GET',
			path: `${BATCH}/metrics.json`,
			what: 'the metrics',
			fields: [siteField, reportKindField],
			reply: 'records',
		},
		{
			value: 'getMetricInfo',
			label: 'Get Metric Info',
			action: 'Get information about a metric',
			description: 'Return the definition of a metric',
			method: 'GET',
			path: `${BATCH}/metrics_info.json`,
			what: 'the information about the metric',
			fields: [siteField],
			optional: { heading: 'Filters', fields: [ofKind, metric] },
			reply: 'records',
		},
		{
			value: 'getMetricSegments',
			label: 'Get Metric Segments',
			action: 'Get the segments of metrics',
			description: 'List the segments that metrics can be broken down by',
			method: 'GET',
			path: `${BATCH}/metrics_segments.json`,
			what: 'the metric segments',
			fields: [siteField],
			optional: { heading: 'Filters', fields: [ofKind, metric] },
			reply: 'records',
		},
		{
			value: 'getDeviceTypes',
			label: 'Get Device Types',
			action: 'Get the device types of a report',
			description: 'List the device types that a report can be filtered by, with their codes',
			method: 'GET',
			path: '/ea/{site}/db/mdevicetype/getall.json',
			what: 'the list of device types',
			fields: [siteField],
			reply: 'records',
		},
		{
			value: 'queryFlatAggregate',
			label: 'Query Flat Aggregate',
			action: 'Query a flat aggregate',
			description: 'Get real-time figures as a flat table, without a job',
			method: 'POST',
			path: `${BATCH}/flat_aggregate.json`,
			what: 'the flat aggregate',
			fields: [
				siteField,
				{
					kind: 'json',
					name: 'flatQuery',
					label: 'Query (JSON)',
					description: 'The query, as Get Flat Aggregate Guide describes it',
					example: '{\n  "reports": []\n}',
					as: '',
					required: true,
				},
			],
			reply: 'records',
			idempotent: true,
			onlyReads: true,
		},
		{
			value: 'getFlatAggregateGuide',
			label: 'Get Flat Aggregate Guide',
			action: 'Get the guide to flat aggregate queries',
			description: 'Return the platform’s own guide to writing flat aggregate queries',
			method: 'GET',
			path: `${BATCH}/how_to_query_flat_aggregate.json`,
			what: 'the guide',
			fields: [siteField],
			reply: 'text',
		},
	],
};
