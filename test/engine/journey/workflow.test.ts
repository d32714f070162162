import { readWorkflow } from '../../../demo/workflows';
import { Chat } from '../../support/services/chat';
import { lines, type Run } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';

/** The channels of the specification. */
const CHANNELS = [
	'NATURAL',
	'AFFILIATION',
	'SOCIAL',
	'MAILING',
	'SEARCHENGINE',
	'REFERER',
	'TRUSTEDFEED',
	'OFFLINE',
	'ADVERTISING',
	'SPONSOREDLINK',
];

describe.each(lines())('channel assists to a chat, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	let chat: Chat;
	let run: Run;

	beforeAll(async () => {
		chat = await Chat.open();
		const workflow = await readWorkflow('channel-assist-to-chat');
		const post = workflow.nodes.find(({ name }) => name === 'Post to the Chat');
		if (post) post.parameters.url = chat.url;
		run = await stage.run({ workflow });
	});
	afterAll(() => chat.close());

	it('requests the assists of sales by channel', () => {
		expect(run.error).toBeUndefined();
		expect(stage.submitted()).toEqual([
			{
				reports: [{ kind: 'cj#assist-simple', goal: 'order', 'view-id': '0', dimension: 'media' }],
			},
		]);
	});

	it('posts one text with a line per channel', () => {
		expect(chat.texts).toHaveLength(1);
		const [title, header, ...rest] = chat.texts.join().split('\n');
		expect([title, header]).toEqual(['Assists by channel', 'media | conversion | amount | share']);
		expect(rest).toEqual(
			jsonOf(run.items('Assists by Channel')).map((row) => Object.values(row).join(' | ')),
		);
		expect(rest.map((one) => one.split(' | ')[0]).sort()).toEqual([...CHANNELS].sort());
		expect(jsonOf(run.items('Post to the Chat'))).toEqual([{ ok: true, refusals: [] }]);
	});
});
