import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { repository } from '../../harness/engine/lines';
import { versions } from '../../harness/n8n';
import { type NodeCall, type NodeRequest, runBaseNodes } from '../../harness/n8n/baseNodes';
import type { MessageFormat } from '../../platform/message/messageFormat';
import { presented } from '../present/presenting';
import {
	checkCaption,
	checkDiscord,
	checkGoogleChat,
	checkTeams,
	checkTelegram,
} from '../support/services/chatRules';
import { checkSlack } from '../support/services/slackRules';

const picture = readFileSync(join(repository, '.github/images/chart.png')).toString('base64');
const AS_SENT = { fileName: 'report.png', type: 'image/png', bytes: expect.any(Number) as unknown };

const HOSTILE = [
	'my_campaign*',
	'@everyone <@U1> <!channel>',
	'https://evil.example/a',
	'/stop $ABC',
	'# 1. `x` ||y||',
	'<b>& "q"</b>',
	'x'.repeat(80),
	'חנות',
];
const ITEMS = Array.from({ length: 60 }, (_, index) => ({
	Campaign: `${HOSTILE[index % HOSTILE.length] ?? ''} ${index}`,
	Visits: 1_000 - index,
	'Visits Before': 900,
}));

const messageFor = async (target: MessageFormat): Promise<IDataObject> => {
	const options = { rowsShown: 60 };
	const { items } = await presented(ITEMS, { output: 'message', messageFor: target, options });
	return items[0] ?? {};
};
const id = (value: string): INodeParameters => ({ __rl: true, mode: 'id', value });
const recordIn = (value: unknown) => (typeof value === 'object' ? value : undefined) as IDataObject;

/** The nodes as the docs say to set them, and what their services demand. */
async function callsOf(): Promise<
	Record<string, { call: NodeCall; check: (sent: readonly NodeRequest[]) => void }>
> {
	const [slack, teams, google, discord, telegram] = await Promise.all(
		(['slack', 'teams', 'googleChat', 'discord', 'telegram'] as const).map(messageFor),
	);
	const [one] = [{ credentials: {}, json: {} }];
	return {
		'Slack, a message in blocks': {
			call: {
				...{ ...one, file: 'Slack/Slack', typeVersion: 2.2 },
				parameters: {
					...{ resource: 'message', operation: 'post', select: 'channel', channelId: id('C1') },
					...{
						messageType: 'block',
						blocksUi: String(slack?.slackMessage),
						text: String(slack?.text),
					},
				},
			},
			check: ([sent]) => {
				expect(sent?.url).toBe('https://slack.com/api/chat.postMessage');
				const { text, blocks } = sent?.body ?? {};
				// n8n adds a link to its workflow.
				const own = Array.isArray(blocks) ? blocks.slice(0, -1) : [];
				expect(own.length).toBeGreaterThan(2);
				expect(checkSlack({ text, blocks: own })).toEqual([]);
			},
		},
		'Slack, the picture': {
			call: {
				...{ ...one, file: 'Slack/Slack', typeVersion: 2.2, picture },
				parameters: {
					...{ resource: 'file', operation: 'upload', binaryPropertyName: 'data' },
					options: { channelId: 'C1' },
				},
			},
			check: ([, upload, complete]) => {
				expect(Object.values(upload?.form ?? {})).toContainEqual(AS_SENT);
				expect(complete?.url).toBe('https://slack.com/api/files.completeUploadExternal');
			},
		},
		'Microsoft Teams': {
			call: {
				...{ ...one, file: 'Microsoft/Teams/MicrosoftTeams', typeVersion: 2 },
				parameters: {
					...{ resource: 'channelMessage', operation: 'create', contentType: 'html' },
					...{
						teamId: id('1644e7fe-547e-4223-a24f-922395865343'),
						channelId: id('19:16259efabba44a66916d91dd91862a6f@thread.tacv2'),
					},
					message: String(teams?.html),
				},
			},
			check: ([sent]) => {
				const { contentType, content } = recordIn(sent?.body?.body);
				expect(contentType).toBe('html');
				// n8n's link to its workflow comes last.
				const [own = ''] = String(content).split('<br><br>');
				expect(checkTeams(own)).toEqual([]);
			},
		},
		'Google Chat': {
			call: {
				...{ ...one, file: 'Google/Chat/GoogleChat', typeVersion: 1 },
				parameters: {
					...{ authentication: 'oAuth2', resource: 'message', operation: 'create' },
					...{ spaceId: 'spaces/AAA', messageUi: { text: String(google?.text) } },
				},
			},
			check: ([sent]) => {
				expect(sent?.url).toBe('https://chat.googleapis.com/v1/spaces/AAA/messages');
				expect(checkGoogleChat(String(sent?.body?.text))).toEqual([]);
			},
		},
		'Discord, a message with its picture': {
			call: {
				...{ ...one, file: 'Discord/Discord', typeVersion: 2, picture },
				credentials: { webhookUri: 'https://discord.com/api/webhooks/1/x' },
				parameters: {
					...{ authentication: 'webhook', operation: 'sendLegacy', content: String(discord?.text) },
					files: { values: [{ inputFieldName: 'data' }] },
				},
			},
			check: ([sent]) => {
				// The node of n8n 1 swaps type and name; Discord takes the name of the attachment.
				expect(sent?.form?.['files[0]']).toMatchObject({ bytes: expect.any(Number) as unknown });
				const payload = JSON.parse(String(sent?.form?.payload_json)) as IDataObject;
				expect(checkDiscord(String(payload.content))).toEqual([]);
				expect(payload.attachments).toEqual([{ id: 0, filename: 'report.png' }]);
			},
		},
		'Telegram, a message': {
			call: {
				...{ ...one, file: 'Telegram/Telegram', typeVersion: 1.2 },
				credentials: { baseUrl: 'https://api.telegram.org', accessToken: 'T' },
				parameters: {
					...{
						resource: 'message',
						operation: 'sendMessage',
						chatId: '1',
						text: String(telegram?.text),
					},
					additionalFields: { parse_mode: 'HTML', appendAttribution: false },
				},
			},
			check: ([sent]) => {
				expect(sent?.url).toBe('https://api.telegram.org/botT/sendMessage');
				expect(sent?.body).toMatchObject({ chat_id: '1', parse_mode: 'HTML' });
				expect(checkTelegram(String(sent?.body?.text))).toEqual([]);
			},
		},
		'Telegram, the picture': {
			call: {
				...{ ...one, file: 'Telegram/Telegram', typeVersion: 1.2, picture },
				credentials: { baseUrl: 'https://api.telegram.org', accessToken: 'T' },
				parameters: {
					...{ resource: 'message', operation: 'sendPhoto', chatId: '1', binaryData: true },
					...{ binaryPropertyName: 'data', additionalFields: { caption: String(telegram?.title) } },
				},
			},
			check: ([sent]) => {
				expect(sent?.url).toBe('https://api.telegram.org/botT/sendPhoto');
				expect(sent?.form).toMatchObject({ chat_id: '1', photo: AS_SENT });
				expect(checkCaption(String(sent?.form?.caption))).toEqual([]);
			},
		},
	};
}

describe.each(versions())(
	"a message and its picture through n8n's own nodes of n8n %s",
	(version) => {
		it('are what Slack, Teams, Google Chat, Discord and Telegram take', async () => {
			const all = Object.entries(await callsOf());
			const outcomes = await runBaseNodes(
				version,
				all.map(([, { call }]) => call),
			);
			for (const [index, [name, { check }]] of all.entries()) {
				const { requests = [], error } = outcomes[index] ?? {};
				expect([name, error]).toEqual([name, undefined]);
				check(requests);
			}
		});
	},
);
