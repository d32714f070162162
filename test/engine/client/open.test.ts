import { createGzip } from 'node:zlib';
import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { reportParameters, workflowOf } from '../../../harness/workflows';
import { type Answer, Origin, sending } from './origin';
import { credentialFor, endpointWorkflow } from './scene';

const TOKEN = 'a-secret-token';
const submitted = sending('{"error":false,"data":{"rows":[["4711"]]}}');

describe.each(lines())('connections are closed, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	let origin: Origin;
	afterEach(async () => await origin.stop());

	/** @returns settled when the connection of the last request is closed */
	async function serve(answer: Answer): Promise<Promise<void>[]> {
		const closed: Array<Promise<void>> = [];
		origin = await Origin.start((response, arrival) => {
			closed.push(new Promise((resolve) => response.once('close', resolve)));
			answer(response, arrival);
		});
		return closed;
	}

	const begun: Answer = (response) => void response.writeHead(200).write('{');

	it.each<[string, Answer]>([
		['nothing came', () => {}],
		['a reply has begun', begun],
	])('when a check of a job has taken too long and %s', async (_, answer) => {
		const closed = await serve((response, arrival) =>
			(arrival.path.includes('status.json') ? answer : submitted)(response, arrival),
		);
		const run = await stage.engine.run({
			workflow: workflowOf({
				Report: { parameters: reportParameters({ options: { waitLimit: 0.03 } }) },
			}),
			credentials: credentialFor(origin.url, TOKEN),
		});
		expect(run.error?.message).toMatch(/^Job 4711 is not finished after 2 seconds/);
		expect(closed.length).toBeGreaterThan(1);
		await Promise.all(closed);
	});

	it('when a reply exceeds the memory limit', async () => {
		const closed = await serve((response) => {
			const zip = createGzip();
			zip.pipe(response.writeHead(200, { 'content-encoding': 'gzip' }));
			// A tenth of a megabyte when compressed.
			zip.end(`${' '.repeat(100 * 2 ** 20)}{}`);
		});
		const run = await stage.engine.run({
			workflow: endpointWorkflow('getKinds'),
			credentials: credentialFor(origin.url, TOKEN),
		});
		expect(run.error).toMatchObject({
			name: 'NodeApiError',
			message: 'The reply to the request for the report kinds is larger than the limit of 64 MB',
			description:
				'Request less at a time: a shorter period, fewer columns, or only the rows that a filter keeps',
		});
		await Promise.all(closed);
	});
});
