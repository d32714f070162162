import type { JobSettings } from '../../sandbox';
import { Caller } from './caller';

const caller = Caller.forEachTest();

async function submitted(settings: JobSettings): Promise<string> {
	caller.sandbox.control.nextJobs(settings);
	return caller.submit();
}

const statusOf = async (id: string) =>
	(await caller.batch('GET', `status.json?jobrun-id=${id}`)).data;
const download = (id: string) => caller.batch('GET', `download.json?jobrun-id=${id}`);

describe('a job of the sandbox', () => {
	it.each([
		[{}, 'COMPLETED', 200, undefined],
		[{ seconds: 60 }, 'PENDING', 400, 'JOB_NOT_COMPLETED'],
		[{ state: 'DONE' }, 'DONE', 200, undefined],
		[{ outcome: 'failed', detail: 'Out of memory.' }, 'FAILED', 400, 'JOB_FAILED'],
		[{ outcome: 'failed', state: 'ERROR' }, 'ERROR', 400, 'JOB_FAILED'],
		[{ outcome: 'expired' }, 'EXPIRED', 404, 'JOB_EXPIRED'],
		[{ outcome: 'hang' }, 'RUNNING', 400, 'JOB_NOT_COMPLETED'],
		[{ outcome: 'unknown' }, 'PAUSED', 400, 'JOB_NOT_COMPLETED'],
		[{ outcome: 'unknown', state: 'MEDITATING' }, 'MEDITATING', 400, 'JOB_NOT_COMPLETED'],
	] satisfies [JobSettings, string, number, string | undefined][])(
		'ordered as %j is %s',
		async (settings, word, httpStatus, code) => {
			const id = await submitted(settings);
			expect(await statusOf(id)).toMatchObject({ error: false, jobrun_status: word });
			const reply = await download(id);
			expect([reply.status, reply.data.error_code]).toEqual([httpStatus, code]);
		},
	);

	it('returns the exact ordered result', async () => {
		const result = { error: 0, data: { reports: [], totalRowCount: 0 } };
		expect((await download(await submitted({ result }))).data).toEqual(result);
	});

	it('streams the ordered number of rows', async () => {
		const reply = await download(await submitted({ rows: 12_345 }));
		const [report] = reply.data.data.reports;
		expect(reply.headers['transfer-encoding']).toBe('chunked');
		expect([report?.rowCount, report?.data.length]).toEqual([12_345, 12_345]);
		expect(report?.data[12_344]?.dimensions).toEqual(['media_key 12345']);
		expect(report?.columnHeader.metrics).toHaveLength(4);
	});

	it.each([[{ totalRows: 5_000 }], [{ totalRows: 5_000, rows: 2 }]])(
		'claims more rows than it sends, ordered as %j',
		async (settings) => {
			const [report] = (await download(await submitted(settings))).data.data.reports;
			expect(report?.totalRowCount).toBe(5_000);
			expect(report?.data).toHaveLength(report?.rowCount ?? 0);
		},
	);

	it('returns a value per period even if one was requested, if ordered', async () => {
		const reply = await download(await submitted({ scale: 'D' }));
		const [report] = reply.data.data.reports;
		expect(report?.columnHeader.dateRanges[0]?.values).toHaveLength(7);
		expect(report?.data[0]?.metrics[0]?.[0]?.values).toHaveLength(7);
	});

	it('uses each order as often as it says, then the default', async () => {
		caller.sandbox.control.nextJobs({ outcome: 'failed', times: 2 });
		caller.sandbox.control.nextJobs({ outcome: 'expired' });
		const words: string[] = [];
		for (let job = 0; job < 4; job += 1) {
			words.push((await statusOf(await caller.submit())).jobrun_status);
		}
		expect(words).toEqual(['FAILED', 'FAILED', 'EXPIRED', 'COMPLETED']);
		caller.sandbox.control.nextJobs({ outcome: 'failed' });
		caller.sandbox.control.clearJobs();
		expect((await statusOf(await caller.submit())).jobrun_status).toBe('COMPLETED');
	});
});
