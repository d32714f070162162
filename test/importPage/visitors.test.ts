import { textsOfNodes } from '../../nodes/MarketingAnalyticsImportTrigger/pageLanguage';
import {
	byBasicAuth,
	byPassphrase,
	openToAll,
} from '../../nodes/MarketingAnalyticsImportTrigger/protection';
import { answerVisit } from '../../nodes/MarketingAnalyticsImportTrigger/receive';
import { judgeUpload, judgeVisit } from '../../nodes/MarketingAnalyticsImportTrigger/visitors';
import { RequestToPage } from './visit';
import { webhookContext } from './webhook';

jest.mock(
	'../../page/built',
	() => ({
		templates: {
			en: 'en <title>/*TITLE*/</title><p>/*CONFIG*/</p>',
			fr: 'fr <title>/*TITLE*/</title><b>/*TEXT*/</b>',
		},
	}),
	{ virtual: true },
);

const SECRET = { user: 'anna', password: 'open sesame' };
const SIGNED_IN = `Basic ${btoa('anna:open sesame')}`;

describe('visitors', () => {
	const RIGHT = { passphrase: SECRET.password, ticket: '' };
	const WRONG = { passphrase: 'open barley', ticket: '' };
	const IN = { isIn: true, waitMs: 0 };
	const OUT = { isIn: false, waitMs: 0 };
	const LATER = { isIn: false, waitMs: expect.any(Number) as number };
	/** Without having to wait, for somebody who is wrong each time. */
	const AT_ONCE = 6;

	const passphrase = byPassphrase(SECRET);
	const basicAuth = (authorization = '') => byBasicAuth(SECRET, 'node', authorization);

	let page = 0;
	beforeEach(() => {
		page += 1;
	});

	/** A request to a page that no visitor has opened before this test. */
	function request(
		said: { ip?: string; authorization?: string; node?: string } = {},
	): RequestToPage {
		return new RequestToPage({ workflow: `workflow-${page}`, ...said });
	}

	function repeat(times: number, act: () => void): void {
		for (let done = 0; done < times; done += 1) act();
	}

	/** Is wrong until it has to wait. */
	function wearOut(judge: () => { isIn: boolean; waitMs: number }): void {
		repeat(AT_ONCE, () => expect(judge()).toEqual(OUT));
		const verdict = judge();
		expect(verdict).toEqual(LATER);
		expect(verdict.waitMs).toBeGreaterThan(0);
		expect(verdict.waitMs).toBeLessThanOrEqual(1_000);
	}

	describe('an upload', () => {
		it('is accepted with the passphrase, and refused without', () => {
			expect(judgeUpload(request(), passphrase, RIGHT)).toEqual(IN);
			expect(judgeUpload(request(), passphrase, WRONG)).toEqual(OUT);
		});

		it('waits after wrong passphrases, even with the right one', () => {
			wearOut(() => judgeUpload(request(), passphrase, WRONG));
			expect(judgeUpload(request(), passphrase, RIGHT)).toEqual(LATER);
			expect(judgeUpload(request({ ip: '192.0.2.2' }), passphrase, RIGHT)).toEqual(IN);
			expect(judgeUpload(request({ node: 'other' }), passphrase, RIGHT)).toEqual(IN);
		});

		it('does not wait after a right passphrase', () => {
			repeat(AT_ONCE - 1, () => judgeUpload(request(), passphrase, WRONG));
			expect(judgeUpload(request(), passphrase, RIGHT)).toEqual(IN);
			wearOut(() => judgeUpload(request(), passphrase, WRONG));
		});

		it('waits after wrong tickets, too', () => {
			wearOut(() => judgeUpload(request(), basicAuth(), { ...RIGHT, ticket: 'x' }));
			const ticket = basicAuth().ticket();
			expect(judgeUpload(request(), basicAuth(), { ...WRONG, ticket })).toEqual(LATER);
		});

		it('is never delayed where the page is open to all', () => {
			repeat(2 * AT_ONCE, () => expect(judgeUpload(request(), openToAll, WRONG)).toEqual(IN));
		});
	});

	describe('a visit', () => {
		it('waits after wrong passwords', () => {
			const wrong = request({ authorization: 'Basic x' });
			wearOut(() => judgeVisit(wrong, basicAuth('Basic x')));
			const right = request({ authorization: SIGNED_IN });
			expect(judgeVisit(right, basicAuth(SIGNED_IN))).toEqual(LATER);
			const elsewhere = request({ authorization: SIGNED_IN, ip: '192.0.2.2' });
			expect(judgeVisit(elsewhere, basicAuth(SIGNED_IN))).toEqual(IN);
		});

		it('does not count as a guess before the browser has asked for the password', () => {
			const visit = request();
			repeat(2 * AT_ONCE, () => expect(judgeVisit(visit, basicAuth())).toEqual(OUT));
			expect(visit.logged).toEqual([]);
		});

		it.each([openToAll, passphrase])('shows a page that is open to all', (protection) => {
			const visit = request({ authorization: 'Basic x' });
			repeat(2 * AT_ONCE, () => expect(judgeVisit(visit, protection)).toEqual(IN));
		});
	});

	it('a wrong guess is logged without its content, and a delayed one is not logged', () => {
		const visit = request({ ip: '::ffff:192.0.2.7' });
		repeat(2 * AT_ONCE, () => judgeUpload(visit, passphrase, WRONG));
		const says = `Import Page (workflow workflow-${page}) refused access to 192.0.2.7 after`;
		expect(visit.logged).toEqual([
			`${says} one failed sign-in`,
			...[2, 3, 4, 5, 6].map((times) => `${says} ${times} failed sign-ins in a row`),
		]);
		const right = request({ ip: '192.0.2.8' });
		judgeUpload(right, passphrase, RIGHT);
		expect(right.logged).toEqual([]);
	});
});

describe('visits', () => {
	const TEXT = {
		'Content-Type': 'text/plain; charset=utf-8',
		'Content-Security-Policy': 'sandbox',
	};

	describe('a visit', () => {
		const visit = async (said: Parameters<typeof webhookContext>[0]) => {
			const { context, answered, errors } = webhookContext(said);
			expect(await answerVisit(context)).toEqual({ noWebhookResponse: true });
			return { ...answered, errors };
		};

		it('shows the page where it is open to all', async () => {
			const { status, headers, body } = await visit({ secret: SECRET });
			expect([status, headers?.['Cache-Control']]).toEqual([200, 'no-store']);
			expect(body).toMatch(/^en <title>.*<\/title><p>\{.*"wantsPassphrase":true.*\}<\/p>$/);
		});

		it('shows the page in the language of the visitor, where its owner wrote no texts', async () => {
			const language = 'fr-CA,fr;q=0.9,en;q=0.8';
			const parameters = { ...textsOfNodes.defaults };
			const { headers, body } = await visit({ secret: SECRET, parameters, language });
			expect(headers?.Vary).toBe('Accept-Language');
			expect(body).toMatch(/^fr <title>Importer des chiffres<\/title><b>Déposez ici /);
		});

		it('shows the texts of its owner as plain text', async () => {
			const title = 'Tom & "/*CONFIG*/" <b>';
			const { body } = await visit({
				secret: SECRET,
				parameters: { title, text: "It's" },
				language: 'fr',
			});
			expect(body).toBe(
				'fr <title>Tom &amp; &quot;/*CONFIG*/&quot; &lt;b&gt;</title><b>It&#39;s</b>',
			);
		});

		it('asks a French visitor in French to sign in', async () => {
			const parameters = { protection: 'basicAuth' };
			const { status, body } = await visit({ parameters, secret: SECRET, language: 'fr' });
			expect([status, body]).toEqual([
				...[401, 'Un nom d’utilisateur et un mot de passe sont nécessaires.'],
			]);
		});

		it('asks for user name and password, and shows the page with them', async () => {
			const parameters = { protection: 'basicAuth' };
			const { status, headers, body } = await visit({ parameters, secret: SECRET });
			expect([status, body]).toEqual([401, 'A user name and a password are required.']);
			expect(headers).toMatchObject({
				...TEXT,
				'WWW-Authenticate': 'Basic realm="Import", charset="UTF-8"',
			});
			expect(await visit({ parameters, secret: SECRET, authorization: SIGNED_IN })).toMatchObject({
				status: 200,
			});
		});

		it('has to wait after wrong passwords', async () => {
			const { context, answered } = webhookContext({
				...{ parameters: { protection: 'basicAuth' }, secret: SECRET, authorization: 'Basic x' },
			});
			for (let times = 0; times < 6; times += 1) await answerVisit(context);
			expect(answered.status).toBe(401);
			await answerVisit(context);
			expect(answered).toMatchObject({
				...{ status: 429, headers: { ...TEXT, 'Retry-After': '1' } },
				body: 'There were too many failed attempts. Wait a second, and try again.',
			});
		});

		it('shows no more than a sentence where the page is misconfigured', async () => {
			const { status, headers, body, errors } = await visit({});
			expect([status, body]).toEqual([
				...[500, 'The page cannot be shown. Ask the person who sent you the link.'],
			]);
			expect(headers).toMatchObject(TEXT);
			expect(errors).toEqual([
				'The import page cannot be shown: There is no credential of the type marketingAnalyticsImportApi',
			]);
		});
	});
});
