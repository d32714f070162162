import { fetchAlone, newestVersion, until } from '../../../harness/n8n';
import { SECRET } from './hostedPage';
import { formOf } from './importPosts';
import { ImportStage } from './importStage';

/** The addresses of a guesser and of a colleague, as n8n's proxy forwards them. */
const [GUESSER, COLLEAGUE] = ['203.0.113.5', '203.0.113.6'];
const GUESS = 'open barley';
const MANY = 40;
const TOO_MANY = {
	ok: false,
	message: 'There were too many failed attempts.',
	advice: expect.stringMatching(/^Wait (a second|\d+ seconds), and try again\.$/) as string,
};

describe.each(newestVersion())(
	'guesses at the passphrase of an import page in n8n %s',
	(version) => {
		let stage: ImportStage;
		beforeAll(() => {
			stage = ImportStage.on(version);
		});
		afterAll(async () => await stage?.stop());

		/** Enters a passphrase; the sender may claim another address, too. */
		async function enter(url: string, passphrase: string, from: string) {
			const headers = { 'x-forwarded-for': from };
			const body = formOf({ passphrase, step: 'enter' });
			const response = await fetchAlone(url, { method: 'POST', headers, body });
			const reply: unknown = await response.json();
			return { status: response.status, wait: Number(response.headers.get('retry-after')), reply };
		}

		it('are limited even if concurrent, without affecting others', async () => {
			const hosted = await stage.host({ protection: 'passphrase' });
			const claims = Array.from({ length: MANY }, (_, at) => `198.51.100.${at}, ${GUESSER}`);
			const replies = await Promise.all(
				claims.map(async (from) => await enter(hosted.url, GUESS, from)),
			);
			const looked = replies.filter(({ status }) => status === 403);
			const late = replies.filter(({ status }) => status === 429);
			expect(looked.length + late.length).toBe(MANY);
			// Six concurrent ones; a few more may pass on a machine that needs many seconds for all.
			expect(looked.length).toBeGreaterThanOrEqual(6);
			expect(looked.length).toBeLessThan(MANY / 2);
			for (const { reply, wait } of late) {
				expect(reply).toEqual(TOO_MANY);
				expect(wait).toBeGreaterThanOrEqual(1);
				expect(wait).toBeLessThanOrEqual(30);
			}

			expect(await enter(hosted.url, SECRET.password, COLLEAGUE)).toMatchObject({ status: 200 });
			await hosted.isUntouched();
			const { output } = stage.n8n;
			expect(output).toContain(
				`Import Page (workflow ${hosted.id}) refused access to ${GUESSER} after 6 failed sign-ins in a row`,
			);
			expect(output).not.toContain(GUESS);
			expect(output).not.toContain('198.51.100.');

			await until('the wait is over', async () => {
				const { status } = await enter(hosted.url, SECRET.password, GUESSER);
				return status === 200 ? true : undefined;
			});
			expect((await enter(hosted.url, GUESS, GUESSER)).status).toBe(403);
		});

		it('at passwords are delayed as well, with the usual browser prompt', async () => {
			const hosted = await stage.host({ protection: 'basicAuth' });
			const visit = async (authorization?: string, from = GUESSER) => {
				const headers = new Headers({ 'x-forwarded-for': from });
				if (authorization !== undefined) headers.set('authorization', authorization);
				const response = await fetchAlone(hosted.url, { headers });
				return { status: response.status, text: await response.text() };
			};
			const basic = (password: string) => `Basic ${btoa(`${SECRET.user}:${password}`)}`;
			const visits = await Promise.all(
				Array.from({ length: MANY }, async () => await visit(basic(GUESS))),
			);
			const late = visits.filter(({ status }) => status === 429);
			expect(late.length).toBeGreaterThan(MANY / 2);
			expect(late[0]?.text).toMatch(
				/^There were too many failed attempts\. Wait .*, and try again\.$/,
			);
			expect(visits.filter(({ status }) => status === 401).length).toBe(MANY - late.length);
			expect((await visit()).status).toBe(401);
			expect((await visit(basic(SECRET.password), COLLEAGUE)).status).toBe(200);
			await until('the wait is over', async () => {
				const { status } = await visit(basic(SECRET.password));
				return status === 200 ? true : undefined;
			});
		});

		it('are reported on the page', async () => {
			const hosted = await stage.host({ protection: 'passphrase' });
			const visit = await stage.visitWithEngines(hosted.url);
			const told = await until('the page says to wait', async () => {
				await visit.start(GUESS);
				const problem = await visit.problem();
				return problem.startsWith('There were too many') ? problem : undefined;
			});
			expect(told).toMatch(/^There were too many failed attempts\. Wait .*, and try again\.$/);
			await visit.picture(`guesses-${version}`);
			await visit.close();
			await hosted.isUntouched();
		});
	},
);
