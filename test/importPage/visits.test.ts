import { textsOfNodes } from '../../nodes/MarketingAnalyticsImportTrigger/language';
import { answerVisit } from '../../nodes/MarketingAnalyticsImportTrigger/receive';
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
const TEXT = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Security-Policy': 'sandbox' };

describe('a visit', () => {
	const visit = async (said: Parameters<typeof webhookContext>[0]) => {
		const { context, answered, errors } = webhookContext(said);
		expect(await answerVisit(context)).toEqual({ noWebhookResponse: true });
		return { ...answered, errors };
	};
	const authorization = `Basic ${btoa('anna:open sesame')}`;

	it('shows the page where all may see it', async () => {
		const { status, headers, body } = await visit({ secret: SECRET });
		expect([status, headers?.['Cache-Control']]).toEqual([200, 'no-store']);
		expect(body).toMatch(/^en <title>.*<\/title><p>\{.*"wantsPassphrase":true.*\}<\/p>$/);
	});

	it('is in the language of the visitor, where its owner wrote nothing', async () => {
		const language = 'fr-CA,fr;q=0.9,en;q=0.8';
		const parameters = { ...textsOfNodes.usual };
		const { headers, body } = await visit({ secret: SECRET, parameters, language });
		expect(headers?.Vary).toBe('Accept-Language');
		expect(body).toMatch(/^fr <title>Importer des chiffres<\/title><b>Déposez ici /);
	});

	it('keeps what its owner wrote, as a text', async () => {
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

	it('is told in French that it has to sign in', async () => {
		const parameters = { protection: 'basicAuth' };
		const { status, body } = await visit({ parameters, secret: SECRET, language: 'fr' });
		expect([status, body]).toEqual([
			...[401, 'Un nom d’utilisateur et un mot de passe sont nécessaires.'],
		]);
	});

	it('asks for user name and password, and shows the page with them', async () => {
		const parameters = { protection: 'basicAuth' };
		const { status, headers, body } = await visit({ parameters, secret: SECRET });
		expect([status, body]).toEqual([401, 'User name and password are needed.']);
		expect(headers).toMatchObject({
			...TEXT,
			'WWW-Authenticate': 'Basic realm="Import", charset="UTF-8"',
		});
		expect(await visit({ parameters, secret: SECRET, authorization })).toMatchObject({
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
			body: 'There were too many wrong tries. Wait a second, and try again.',
		});
	});

	it('sees no more than a sentence where something is wrong', async () => {
		const { status, headers, body, errors } = await visit({});
		expect([status, body]).toEqual([
			...[500, 'The page cannot be shown. Ask who sent you the link.'],
		]);
		expect(headers).toMatchObject(TEXT);
		expect(errors).toEqual([
			'The import page cannot be shown: There is no credential of the type marketingAnalyticsImportApi',
		]);
	});
});
