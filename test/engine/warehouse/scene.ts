import type { INodeParameters } from 'n8n-workflow';
import { additional } from '../client/scene';

/** A query that the sandbox answers with 96 rows. */
export const QUERY =
	'GET { TIMERANGE { 1795000000 1795086400 } READERS { ea:pageview@shop-eu AS p } OUTPUTS_ROW ( 1 ) { p.timestamp; p.url } };';

const warehouse = { resource: 'dataWarehouse', ip: '203.0.113.7' };

/** A query that the node waits for. */
export const run: INodeParameters = {
	...warehouse,
	operation: 'runQuery',
	query: QUERY,
	output: 'rows',
};

/** A query that is only started. */
export const submit: INodeParameters = { ...run, operation: 'submit' };

/** The defaults of a new node after Submit. */
export const getResult: INodeParameters = {
	...warehouse,
	operation: 'getResult',
	jobId: '={{ $json.jobId }}',
	output: 'rows',
};

/** The other operations on a submitted query. */
export const others: Readonly<Record<'getStatus' | 'cancel', INodeParameters>> = {
	getStatus: { ...getResult, operation: 'getStatus' },
	cancel: { ...getResult, operation: 'cancel' },
};

/** Values under names that are not in the form. */
export const more = (values: Record<string, string>): INodeParameters => ({
	options: additional(values),
});
