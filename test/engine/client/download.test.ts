import type { Fault } from '../../../sandbox';
import { lines } from '../../../harness/engine';
import { sideBySide } from '../../support/sideBySide';
import { withStage } from '../../support/withStage';

interface Case {
	readonly what: string;
	readonly fault: Fault;
	/** HOST stands for the platform's host, JOB for the job's ID. */
	readonly message: string;
}

const cases: Case[] = [
	{
		what: 'an error in a 200',
		fault: { kind: 'error200', error_msg: 'Gone.', error_code: 'GONE' },
		message: 'The platform reported an error for the result of report job JOB: Gone. (GONE)',
	},
	{
		what: 'a web page',
		fault: { kind: 'html' },
		message: 'HOST answered with a web page instead of data: Maintenance',
	},
	{
		what: 'JSON that ends in the middle',
		fault: { kind: 'reply', body: '{"error":false,"data":{"reports":[{"da' },
		message: 'The reply of the platform was cut off in the middle',
	},
	{
		what: 'a reply cut short of its length',
		fault: { kind: 'cut' },
		message: 'The connection to HOST was interrupted before the reply was complete',
	},
	{
		what: 'a reply in chunks that is cut',
		fault: { kind: 'cutChunked' },
		message: 'The connection to HOST was interrupted before the reply was complete',
	},
];

const forms = ['rows', 'csv'].flatMap((output) => cases.map((one) => ({ output, ...one })));

describe.each(lines())('%s', (line) => {
	const stage = withStage(line, { hurry: 20, remembers: true });
	const ended = sideBySide(forms, async ({ output, fault }) => {
		const own = await stage.beside();
		own.sandbox.control.fault({ ...fault, match: 'download.json', times: 99 });
		return { run: await own.report({ output }), own };
	});

	it.each(forms)('a download with $what is reported as $output', async (form) => {
		const { run, own } = await ended(form);
		const [download] = own.requests('download.json');
		const job = String(download?.query['jobrun-id']);
		const { host } = new URL(own.sandbox.url);
		expect(run.error).toMatchObject({
			name: 'NodeApiError',
			message: form.message.replace('HOST', host).replace('JOB', job),
			itemIndex: 0,
		});
		const { message: told, description } = run.error ?? {};
		expect(`${told} ${description}`.split(job)).toHaveLength(2);
		expect(description).toContain('Report > Collect can fetch');
	});
});
