import type { UploadOutcome } from '../../nodes/MarketingAnalyticsImportTrigger/importFile';
import { importFile } from '../../nodes/MarketingAnalyticsImportTrigger/importFile';
import { byBasicAuth } from '../../nodes/MarketingAnalyticsImportTrigger/protection';
import { receiveUpload } from '../../nodes/MarketingAnalyticsImportTrigger/receive';
import type { ServerReply } from '../../page/protocol';
import { Fault } from '../../platform/http/errors/fault';
import { InvalidInput } from '../../platform/base/invalidInput';
import { webhookContext } from './webhook';

jest.mock('../../nodes/MarketingAnalyticsImportTrigger/importFile', () => ({
	...jest.requireActual<object>('../../nodes/MarketingAnalyticsImportTrigger/importFile'),
	importFile: jest.fn(),
}));
jest.mock('../../page/built', () => ({}), { virtual: true });

const SECRET = { user: 'anna', password: 'open sesame' };
const SUBMISSION = '11111111-2222-4333-8444-555555555555';
const JSON_TEXT = {
	...{ 'Content-Type': 'application/json; charset=utf-8', 'Content-Security-Policy': 'sandbox' },
};

/** As n8n's form parser makes a file. */
class PutAside {
	readonly filepath = '/tmp/x';
	readonly originalFilename = 'a.csv';

	constructor(readonly size: number) {}

	toJSON(): object {
		return { size: this.size };
	}

	destroy(): void {
		throw new Error('The node removes files');
	}
}

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

beforeEach(() => {
	jest.mocked(importFile).mockReset();
});

const TAKEN: ServerReply = { ok: true, message: 'Taken', rows: 2 };
const ITEMS: UploadOutcome['items'] = [[{ json: { a: 1 } }], []];

function importing(reply: ServerReply, isOver = true): void {
	jest.mocked(importFile).mockImplementation(async () => ({ reply, items: ITEMS, isOver }));
}

interface Upload {
	readonly fields?: Readonly<Record<string, string>>;
	readonly bytes?: number | undefined;
	readonly parameters?: Parameters<typeof webhookContext>[0]['parameters'];
	readonly secret?: typeof SECRET;
	readonly language?: string;
}

const FIELDS = { step: 'import', submission: SUBMISSION, passphrase: SECRET.password };

function uploadOf({ fields = {}, bytes, parameters = {}, secret = SECRET, ...more }: Upload) {
	const files = bytes === undefined ? {} : { file: new PutAside(bytes) };
	return webhookContext({
		...{ parameters, secret, contentType: 'multipart/form-data', ...more },
		body: { data: { ...FIELDS, ...fields }, files },
	});
}

async function upload(said: Upload) {
	const { context, answered, errors } = uploadOf(said);
	const { workflowData, ...response } = await receiveUpload(context);
	expect(response).toEqual({ noWebhookResponse: true });
	expect(answered.headers).toMatchObject(JSON_TEXT);
	const { status, body = '' } = answered;
	return { status, reply: JSON.parse(body) as unknown, workflowData, errors };
}

describe('an upload', () => {
	it('starts the workflow with its result', async () => {
		importing(TAKEN);
		const { status, reply, workflowData } = await upload({ bytes: 3 });
		expect([status, reply, workflowData]).toEqual([200, TAKEN, ITEMS]);
		const [call] = jest.mocked(importFile).mock.calls;
		expect(call?.[1]).toMatchObject({ largestBytes: 100_000_000 });
		expect(call?.[2]).toMatchObject({ submission: SUBMISSION });
		expect(call?.[3]).toEqual({ path: '/tmp/x', name: 'a.csv', bytes: 3 });
	});

	it('that is refused starts the workflow, too', async () => {
		const no = { ok: false, message: 'No' };
		importing(no, false);
		expect(await upload({ bytes: 3 })).toMatchObject({
			...{ status: 422, reply: no, workflowData: ITEMS },
		});
	});

	it('that is repeated starts nothing, and gets the earlier reply', async () => {
		importing(TAKEN);
		const { context, answered } = uploadOf({ bytes: 3 });
		await receiveUpload(context);
		expect(await receiveUpload(context)).toEqual({ noWebhookResponse: true });
		expect([answered.status, answered.body]).toEqual([200, JSON.stringify(TAKEN)]);
		expect(importFile).toHaveBeenCalledTimes(1);
	});

	it('that fails starts nothing, and can be repeated', async () => {
		jest.mocked(importFile).mockRejectedValue(new Error('no room'));
		const { context, answered } = uploadOf({ bytes: 3 });
		expect(await receiveUpload(context)).toEqual({ noWebhookResponse: true });
		expect(answered.status).toBe(422);
		importing(TAKEN);
		expect((await receiveUpload(context)).workflowData).toEqual(ITEMS);
	});

	it('is refused unless it is a form', async () => {
		const { context, answered } = webhookContext({
			...{ secret: SECRET, contentType: 'application/json', body: FIELDS },
		});
		expect(await receiveUpload(context)).toEqual({ noWebhookResponse: true });
		expect(answered.status).toBe(415);
		expect(JSON.parse(answered.body ?? '')).toEqual({
			...{ ok: false, message: 'This address only accepts files sent from the page.' },
			advice: 'Open the page, and send the file from there.',
		});
	});

	it.each<[string, Upload, string, string]>([
		[
			'another step',
			{ bytes: 3, fields: { step: 'export' } },
			...(['This request did not come from the page.', 'Open the page again.'] as const),
		],
		...['', `${SUBMISSION}0`, `x${SUBMISSION.slice(1)}`, SUBMISSION.slice(1)].map(
			(submission): [string, Upload, string, string] => [
				`the submission ${submission}`,
				{ bytes: 3, fields: { submission } },
				...(['This request did not come from the page.', 'Open the page again.'] as const),
			],
		),
		['no file', {}, 'No file has arrived.', 'Choose the file again.'],
		[
			'a file that is too large',
			{ bytes: 2_000_001, parameters: { options: { largestFile: 2 } } },
			...(['The file is too large: the limit is 2 MB.', 'Split it into several files.'] as const),
		],
	])('is refused with %s', async (_, said, message, advice) => {
		const { status, reply } = await upload(said);
		expect([status, reply]).toEqual([400, { ok: false, message, advice }]);
		expect(importFile).not.toHaveBeenCalled();
	});

	it('can be as large as the limit', async () => {
		importing(TAKEN);
		const parameters = { options: { largestFile: 2 } };
		expect((await upload({ bytes: 2_000_000, parameters })).status).toBe(200);
	});

	it('is refused with a wrong passphrase', async () => {
		expect(await upload({ bytes: 3, fields: { passphrase: 'x' } })).toMatchObject({
			status: 403,
			reply: {
				...{ ok: false, message: 'The passphrase is incorrect.' },
				advice: 'Enter it exactly as you received it. Nothing was sent.',
			},
		});
		expect(importFile).not.toHaveBeenCalled();
	});

	it('is refused in the language of the visitor', async () => {
		const { reply } = await upload({ bytes: 3, fields: { passphrase: 'x' }, language: 'fr' });
		expect(reply).toEqual({
			...{ ok: false, message: 'La phrase secrète n’est pas la bonne.' },
			advice: 'Saisissez-la telle que vous l’avez reçue. Rien n’a été envoyé.',
			field: 'passphrase',
		});
	});

	it('has to wait after wrong passphrases, longer each time', async () => {
		// A whole number, of which sums are exact.
		let now = Math.floor(performance.now());
		jest.spyOn(performance, 'now').mockImplementation(() => now);
		const { context, answered } = uploadOf({ fields: { step: 'enter', passphrase: 'x' } });
		for (let times = 0; times < 7; times += 1) await receiveUpload(context);
		expect(answered).toMatchObject({
			...{ status: 429, headers: { ...JSON_TEXT, 'Retry-After': '1' } },
			body: matching(/Wait a second, and try again\./),
		});
		now += 1_000;
		await receiveUpload(context);
		expect(answered.status).toBe(403);
		await receiveUpload(context);
		expect(answered).toMatchObject({
			...{ status: 429, headers: { 'Retry-After': '2' } },
			body: matching(/There were too many failed attempts.*Wait 2 seconds, and try again\./),
		});
	});

	it('is accepted with a ticket of the page, where visitors sign in', async () => {
		importing(TAKEN);
		const parameters = { protection: 'basicAuth' };
		const ticket = byBasicAuth(SECRET, 'node', '').ticket();
		expect((await upload({ bytes: 3, parameters, fields: { ticket } })).status).toBe(200);
		expect(await upload({ bytes: 3, parameters, fields: { ticket: 'x' } })).toMatchObject({
			status: 403,
			reply: { message: 'You are no longer signed in.', advice: 'Open the page again.' },
		});
	});

	it('may be asked how far it is, and be stopped, without a file', async () => {
		let stopped: unknown;
		jest
			.mocked(importFile)
			.mockImplementation(async (_context, _settings, _form, _file, progress) => {
				progress.count(40, 365);
				const ask = async (step: string) => {
					const asking = uploadOf({ fields: { step } });
					await receiveUpload({ ...asking.context, getWorkflow: context.getWorkflow });
					return JSON.parse(asking.answered.body ?? '') as unknown;
				};
				stopped = [await ask('progress'), await ask('stop'), progress.isStopped];
				return { reply: TAKEN, items: ITEMS, isOver: true };
			});
		const { context } = uploadOf({ bytes: 3 });
		await receiveUpload(context);
		const underWay = { ok: true, message: '', progress: { done: 40, of: 365 } };
		expect(stopped).toEqual([underWay, underWay, true]);
		const asking = uploadOf({ fields: { step: 'progress' } });
		await receiveUpload({ ...asking.context, getWorkflow: context.getWorkflow });
		expect(JSON.parse(asking.answered.body ?? '')).toEqual({ ok: true, message: '', ended: TAKEN });
	});

	it('can be a mere sign-in', async () => {
		const { status, reply } = await upload({ fields: { step: 'enter' } });
		expect([status, reply]).toEqual([200, { ok: true, message: '' }]);
		expect(importFile).not.toHaveBeenCalled();
	});
});

describe('an upload that fails with an error', () => {
	const failing = async (error: unknown) => {
		const { context, answered, errors } = uploadOf({ bytes: 3 });
		const broken = { ...context, getCredentials: async () => await Promise.reject(error) };
		expect(await receiveUpload(broken)).toEqual({ noWebhookResponse: true });
		return { ...answered, body: JSON.parse(answered.body ?? '') as unknown, errors };
	};

	it.each([
		new InvalidInput('Page Password', 'The credential has no password', 'Enter one'),
		new Fault('tokenRefused', {}),
		new Error('secret path'),
	])('shows visitors nothing of the settings, and logs %p', async (error) => {
		const { status, body, errors } = await failing(error);
		const advice = 'Ask the person who sent you the link.';
		expect([status, body]).toEqual([
			...[500, { ok: false, message: 'The file could not be accepted.', advice }],
		]);
		expect(errors).toEqual([`An upload could not be accepted: ${error.message}`]);
	});

	it('gets a message even for a value that is not an error', async () => {
		expect((await failing('gone')).errors).toEqual(['An upload could not be accepted: gone']);
	});
});
