import {
	jobRuns,
	readJobId,
	readStatus,
	resultCall,
	runStatus,
} from '../../../platform/client/jobs/runs';
import { inTurn, platformAt } from './platformAt';

const KIND = {
	folder: '/ea/{site}/report/batch',
	what: 'the report',
	job: 'report job',
	collect: 'Report > Collect',
};
const RUN = { id: '7/8', site: 'shop' };

test('the state of a run is asked for, in the time that there is', async () => {
	const { platform, origin } = await platformAt(inTurn({ data: { jobrun_status: 'RUNNING' } }));
	expect(await runStatus(platform, KIND, RUN)).toEqual({ data: { jobrun_status: 'RUNNING' } });
	expect(origin.arrivals).toMatchObject([
		{ method: 'GET', path: '/ea/v2/ea/shop/report/batch/status.json?jobrun-id=7%2F8' },
	]);
	const silent = await platformAt(() => undefined);
	await expect(runStatus(silent.platform, KIND, RUN, 300)).rejects.toMatchObject({
		kind: 'timedOut',
		facts: { what: 'the state of report job 7/8' },
	});
});

test('a run is waited for by its states, which tell no secret', async () => {
	const { platform } = await platformAt(
		inTurn(
			{ jobrun_status: 'RUN\nNING s3cr3t' },
			{ jobrun_status: 'FAILED', error_msg: 'no s3cr3t' },
		),
	);
	const contract = jobRuns(platform, KIND);
	expect(contract).toMatchObject({ what: 'the report', collect: 'Report > Collect' });
	expect(await contract.status(RUN)).toEqual({ state: 'RUN NING •••', said: undefined });
	expect(await contract.status(RUN, 5_000)).toEqual({ state: 'FAILED', said: 'no •••' });
});

test('a result is downloaded by the run and its site', () => {
	expect(resultCall(KIND, RUN)).toMatchObject({
		method: 'GET',
		path: '/ea/{site}/report/batch/download.json',
		pathValues: { site: 'shop' },
		query: { 'jobrun-id': '7/8' },
		what: 'the result of report job 7/8',
	});
});

test.each<[string, unknown, string | undefined]>([
	[
		'the row, in its column',
		{ fields: [{ name: 'a' }, { name: 'jobrun_id' }], rows: [['1', '2']] },
		'2',
	],
	['the row, in the first column', { rows: [['1', '2']] }, '1'],
	['the row, by its name', { data: { rows: [{ jobrun_id: 3 }] }, jobrun_id: 4 }, '3'],
	['the top', { jobrun_id: 4, data: { jobrun_id: 5 } }, '4'],
	['the data', { data: { jobrun_id: 5 } }, '5'],
	['the top, when the row is empty', { jobrun_id: 4, rows: [] }, '4'],
	['the data alone', { data: 'a-7' }, 'a-7'],
	['a list of ID and address', { data: ['a-7', 'https://x'] }, 'a-7'],
	['another name for it', { data: { 'Job-ID': 7 } }, '7'],
	['a text', { text: 'a-7' }, 'a-7'],
	['nowhere', { data: 'x' }, undefined],
	['no word', { text: 'OK' }, undefined],
	['nothing', 'x', undefined],
])('the ID of a run is read from %s', (_, reply, id) => {
	expect(readJobId(reply)).toBe(id);
});

test.each<[unknown, unknown]>([
	[
		{ jobrun_status: 'A', error_msg: 'x', data: { jobrun_status: 'B', error_msg: 'y' } },
		{ state: 'A', said: 'x' },
	],
	[{ data: { jobrun_status: 'B', error_msg: 'y' } }, { state: 'B', said: 'y' }],
	[{ data: { jobrun_status: 'B' } }, { state: 'B' }],
	[{ fields: ['jobrun_status'], rows: [['RUNNING']] }, { state: 'RUNNING' }],
	[{ data: { status: 'RUNNING' }, status: '' }, { state: 'RUNNING' }],
	[{ data: [] }, { state: 'not given' }],
	['x', { state: 'not given' }],
])('the state in %j is %j', (reply, status) => {
	expect(readStatus(reply)).toEqual(status);
});
