import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readWorkflow } from '../../../demo/workflows';
import { lines, type Run } from '../../support/engine';
import { jsonOf, Stage } from '../../support/nodes/stage';

/** The channels of api.md. */
const CHANNELS = [
	...['NATURAL', 'AFFILIATION', 'SOCIAL', 'MAILING', 'SEARCHENGINE', 'REFERER', 'TRUSTEDFEED'],
	...['OFFLINE', 'ADVERTISING', 'SPONSOREDLINK'],
];

describe.each(lines())('channel assists to a chat, on %s', (line) => {
	let stage: Stage;
	let chat: Server;
	let run: Run;
	const posted: Array<{ method?: string; url?: string; body: string }> = [];

	beforeAll(async () => {
		stage = await Stage.start(line, { standIns: join(__dirname, 'chatNodes.js') });
		chat = createServer((request, response) => {
			let body = '';
			request.setEncoding('utf8').on('data', (text: string) => (body += text));
			request.on('end', () => {
				posted.push({ method: request.method, url: request.url, body });
				response.setHeader('content-type', 'application/json').end('{"ok":true}');
			});
		});
		await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
		const { port } = chat.address() as AddressInfo;
		const workflow = await readWorkflow('channel-assist-to-chat');
		const post = workflow.nodes.find(({ name }) => name === 'Post to the Chat');
		if (post) post.parameters.url = `http://127.0.0.1:${port}/hook`;
		run = await stage.run({ workflow });
	});
	afterAll(async () => {
		chat.close();
		await stage.stop();
	});

	it('asks for the assists of sales by channel', () => {
		expect(run.error).toBeUndefined();
		expect(stage.submitted()).toEqual([
			{
				reports: [{ kind: 'cj#assist-simple', goal: 'order', 'view-id': '0', dimension: 'media' }],
			},
		]);
	});

	it('posts one text with a line per channel', () => {
		expect(posted).toHaveLength(1);
		expect(posted[0]).toMatchObject({ method: 'POST', url: '/hook' });
		const { text } = JSON.parse(posted[0]?.body ?? '') as { text: string };
		const [title, header, ...rest] = text.split('\n');
		expect([title, header]).toEqual(['Assists by channel', 'media | conversion | amount | share']);
		expect(rest).toEqual(
			jsonOf(run.items('Assists by Channel')).map((row) => Object.values(row).join(' | ')),
		);
		expect(rest.map((one) => one.split(' | ')[0]).sort()).toEqual([...CHANNELS].sort());
		expect(jsonOf(run.items('Post to the Chat'))).toEqual([{ ok: true }]);
	});
});
