import { createGzip } from 'node:zlib';
import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { Origin } from './origin';
import { credentialFor, endpoint } from './scene';

const TOKEN = 'a-secret-token';

describe.each(lines())('connections are closed, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	it('when a reply exceeds the memory limit', async () => {
		const closed: Array<Promise<void>> = [];
		const origin = await Origin.start((response) => {
			closed.push(new Promise((resolve) => response.once('close', resolve)));
			const zip = createGzip();
			zip.pipe(response.writeHead(200, { 'content-encoding': 'gzip' }));
			// Less than a tenth of a megabyte when compressed.
			zip.end(`${' '.repeat(70 * 2 ** 20)}{}`);
		});
		const run = await stage.play({
			...endpoint('getKinds'),
			credentials: credentialFor(origin.url, TOKEN),
		});
		expect(run.error).toMatchObject({
			name: 'NodeApiError',
			message: 'The reply to the request for the report kinds is larger than the limit of 64 MB',
			description:
				'Request less at a time: a shorter period, fewer columns, or only the rows that a filter keeps',
		});
		await Promise.all(closed);
		await origin.stop();
	});
});
