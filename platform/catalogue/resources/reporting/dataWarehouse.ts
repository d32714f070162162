import { callerIp, jobId, required, textField } from '../../commonFields';
import type { ChoiceField } from '../../endpointFields';
import type { Resource } from '../../endpointRow';

/** The functions of the data warehouse, which has its own host and token. */
export type WarehouseRun =
	'runQuery' | 'submitQuery' | 'getQueryResult' | 'getQueryStatus' | 'cancelQuery';

const TOKEN = 'GET /er/account/get_dw_session_token.json';
const STATUS = 'GET /edw/jobs/{jobid}';
const SUBMIT = 'POST /edw/jobs';
const CANCEL = 'GET /edw/jobs/{jobid}/cancel';

const query = {
	...required(
		textField('query', 'query', [
			'Query',
			'The query, in the query language of the data warehouse',
		]),
	),
	kind: 'text',
	lines: 6,
} as const;
/** The format of a result. */
export const resultFormatField = {
	kind: 'choice',
	name: 'output',
	label: 'Output',
	description: 'The format of the result; choose the same format in Submit and in Get Result',
	required: true,
	as: 'format',
	options: [
		{ value: 'csv', label: 'CSV File' },
		{ value: 'rows', label: 'Items', description: 'One item per row' },
		{ value: 'json', label: 'JSON File' },
		{ value: 'parquet', label: 'Parquet File' },
	],
} as const satisfies ChoiceField;

/** Queries of the data warehouse (docs/platform.md, Data warehouse jobs). */
export const dataWarehouse: Resource<WarehouseRun> = {
	value: 'dataWarehouse',
	label: 'Data Warehouse',
	description: 'Queries over raw events',
	operations: [
		{
			value: 'runQuery',
			label: 'Run Query',
			action: 'Run a query in the data warehouse',
			description: 'Submit a query, wait for its result, return it, and delete the job',
			run: 'runQuery',
			changes: false,
			takesMore: true,
			calls: [TOKEN, SUBMIT, STATUS, CANCEL],
			fields: [callerIp, query, resultFormatField],
		},
		{
			value: 'submit',
			label: 'Submit',
			action: 'Submit a query to the data warehouse',
			description: 'Start a query and return its job ID immediately; Get Result fetches the result',
			run: 'submitQuery',
			changes: false,
			takesMore: true,
			calls: [TOKEN, SUBMIT],
			fields: [callerIp, query, resultFormatField],
		},
		{
			value: 'getResult',
			label: 'Get Result',
			action: 'Get the result of a query in the data warehouse',
			description:
				'Return the results of the submitted queries that are ready; connect Still Running back to this node to wait for the others',
			tip: 'Connect <b>Still Running</b> back to this node: the workflow then pauses until the results are ready, without occupying a worker. Once you have a result, use Cancel to delete it from the data warehouse.',
			run: 'getQueryResult',
			changes: false,
			takesMore: true,
			calls: [TOKEN, STATUS],
			fields: [callerIp, jobId, resultFormatField],
		},
		{
			value: 'getStatus',
			label: 'Get Status',
			action: 'Get the status of a query in the data warehouse',
			description: 'Check whether a query is done, and where its result is',
			run: 'getQueryStatus',
			changes: false,
			takesMore: true,
			calls: [TOKEN, STATUS],
			fields: [callerIp, jobId],
		},
		{
			value: 'cancel',
			label: 'Cancel',
			action: 'Cancel a query in the data warehouse',
			description: 'Stop a query; if it is done, delete its job and its result',
			warning: 'The query stops, and its result is deleted.',
			run: 'cancelQuery',
			changes: true,
			takesMore: true,
			calls: [TOKEN, CANCEL],
			fields: [callerIp, jobId],
		},
	],
};
