import { type Execution, type N8nVersion, type RunningN8n, until } from '../../../harness/n8n';
import { startSandbox } from '../../../sandbox';
import { describeIn } from '../editor/describeIn';
import { HostedPage } from '../importPage/hostedPage';
import { ENGINES } from '../importPage/importFiles';
import { formOf, post } from '../importPage/importPosts';
import { expectInstalled, testInstallation } from './installationTests';
import { LongReport } from './longReport';
import { type BareServer, startBareServer } from './otherInstallations';
import { DAILY, type FetchedDays, type Figures, TableStage } from './tableStage';
import { reportReady, TriggerScene, visitsAlert } from '../editor/triggerStage';

const LONG_REPORTS = ['long-report', 'long-report-with-wait'];

/** Tests a version of n8n that installs the package, is killed once, and is stopped once. */
export function testRestarts(version: N8nVersion): void {
	describeIn(version)(`what outlives n8n ${version}`, () => {
		let bare: BareServer;
		let n8n: RunningN8n;
		const closing: Array<{ close(): Promise<void> }> = [];
		beforeAll(async () => {
			bare = await startBareServer(version);
			n8n = bare.server;
		});
		afterAll(async () => {
			await bare?.discard();
			for (const one of closing) await one.close();
		});

		describe('the package, in n8n without installed packages', () => testInstallation(() => bare));

		async function sceneOf(parameters: typeof reportReady): Promise<TriggerScene> {
			const scene = await TriggerScene.prepare(n8n, parameters);
			closing.push(scene);
			return scene;
		}

		/** A report that was submitted by an active workflow, with a job of an hour. */
		async function submitted(): Promise<TriggerScene> {
			const scene = await sceneOf(reportReady);
			scene.sandbox.control.nextJobs({ seconds: 3_600 });
			await scene.activate();
			await scene.executions(1);
			expect([scene.asked(), await scene.fired()]).toEqual([['query'], []]);
			return scene;
		}

		/**
		 * Expects a report that was finished while n8n was down, and one that is finished afterwards.
		 */
		async function expectBothReports(meanwhile: TriggerScene, later: TriggerScene) {
			// The poll at n8n's start fetches it, and submits nothing.
			expect((await meanwhile.firings(1)).map(({ length }) => length)).toEqual([10]);
			expect(meanwhile.asked()).toEqual(['query', 'status', 'download']);

			await until('n8n has looked at the other', () => later.answered(2) || undefined);
			later.passAnHour();
			await later.poll({ times: 1 });
			expect((await later.firings(1)).map(({ length }) => length)).toEqual([10]);
			// The next report was also due.
			expect(later.asked()).toEqual(['query', 'status', 'status', 'download', 'query']);
		}

		describe('n8n that is killed', () => {
			const site = 'shop-eu';
			let table: TableStage;
			let daily: string;
			let first: FetchedDays;
			let before: Figures;
			let meanwhile: TriggerScene;
			let later: TriggerScene;

			beforeAll(async () => {
				[table, meanwhile, later] = await Promise.all([
					TableStage.on(n8n),
					submitted(),
					submitted(),
				]);
				closing.push(table);
				const settings = { site, lookBackDays: 20, daysPerJob: 7 };
				daily = await table.install('daily-figures-to-postgres', settings);
				first = await table.runToSuccess(daily, site);
				before = await table.kept();
				const { control } = table.sandbox;
				control.changeSales({ site, days: 19, cancelled: 0.3, validated: 0.8, late: 0.2 });
				control.clearLog();
				control.fault({ kind: 'hang', match: 'download.json', after: 1, times: 5 });
				await n8n.run(daily, DAILY);
				const downloads = () =>
					table.sandbox.log().filter(({ path }) => path.endsWith('download.json')).length;
				await until('the second slice is fetched', () => downloads() > 1 || undefined);
				await n8n.kill();
				meanwhile.passAnHour();
				control.clearFaults();
				await n8n.start();
			});

			it('leaves a table as it was before the run', async () => {
				expect(await table.kept()).toEqual(before);
			});

			it('has a table equal to a fresh export after the next run, row by row', async () => {
				const { to } = await table.runToSuccess(daily, site);
				expect(await table.kept()).toEqual(await table.exported(site, { ...first, to }));
			});

			it('fetches a Report Ready report, and does not submit it again', async () => {
				await expectBothReports(meanwhile, later);
			});
		});

		describe('n8n that is stopped', () => {
			let meanwhile: TriggerScene;
			let later: TriggerScene;
			let alert: TriggerScene;
			let page: HostedPage;
			let stoppedAt: number;
			const drop = { alert: 'began', watchedFor: 'lower', figure: 'Visits', site: 'shop-eu' };
			const send = async () =>
				await post(
					page.url,
					formOf({ submission: '11111111-2222-4333-8444-555555555555' }, ENGINES),
				);
			const reports: Array<{ report: LongReport; asleep: Execution }> = [];

			async function beginAlert(): Promise<TriggerScene> {
				const scene = await sceneOf(visitsAlert);
				scene.drop();
				await scene.activate();
				// Each poll reads what the previous one has requested.
				await scene.poll({ times: 1 });
				expect(await scene.firings(1)).toEqual([[expect.objectContaining(drop)]]);
				await scene.poll({ times: 2 });
				return scene;
			}

			async function openPage(): Promise<HostedPage> {
				const sandbox = await startSandbox({ jobSeconds: 0 });
				closing.push(sandbox);
				const opened = await HostedPage.store(n8n, sandbox, { path: 'restarted' });
				await n8n.activate(opened.id);
				await opened.isThere();
				return opened;
			}

			async function beginReport(file: string): Promise<void> {
				const report = await LongReport.of(n8n, file);
				closing.push(report);
				reports.push({ report, asleep: await report.sleepsOnItsOwn() });
			}

			beforeAll(async () => {
				[meanwhile, later, alert, page] = await Promise.all([
					submitted(),
					submitted(),
					beginAlert(),
					openPage(),
					...LONG_REPORTS.map(beginReport),
				]);
				expect(await send()).toMatchObject({ status: 200, rows: 2 });
				await page.execution();
				stoppedAt = Date.now();
				await n8n.stop();
				meanwhile.passAnHour();
				alert.recover();
				for (const { report } of reports) report.finish();
				await n8n.start();
			});

			it('still has the package that was installed', async () => await expectInstalled(bare));

			it('fetches a Report Ready report, and does not submit it again', async () => {
				await expectBothReports(meanwhile, later);
			});

			it('does not repeat a Metric Alert of a drop, and reports its end', async () => {
				await alert.poll({ times: 3 });
				const [, end, ...others] = await alert.firings(2);
				expect(end).toEqual([expect.objectContaining({ ...drop, alert: 'over' })]);
				expect(others).toEqual([]);
			});

			it('recognizes a file of the import page, and does not import it again', async () => {
				await page.isThere();
				const again = await until('an answer', async () => {
					const reply = await send();
					return reply.status === 404 ? undefined : reply;
				});
				const message = 'This file was already imported, so it was not imported again.';
				expect(again).toMatchObject({ ok: true, status: 200, message });
				expect(page.imports()).toHaveLength(1);
				await page.execution();
			});

			it('completes a report that sleeps in Collect or Wait, once', async () => {
				expect(reports).toHaveLength(LONG_REPORTS.length);
				await Promise.all(
					reports.map(async ({ report, asleep }) => {
						expect(asleep.mode).toBe('trigger');
						expect(asleep.waitTill?.getTime()).toBeGreaterThan(stoppedAt);
						const woken = await report.woken(asleep);
						expect([woken.status, woken.error]).toEqual(['success', undefined]);
						expect(await report.executions()).toEqual([woken.id]);
						const rows = woken.items('The Report');
						expect([rows.length, woken.runs('The Report')]).toEqual([70, 1]);
						expect(woken.allItems('Collect', 1)).toHaveLength(70);
						expect(Object.keys(rows[0]?.json ?? {})).toEqual([
							...['Site', 'First Day', 'Last Day', 'Channel', 'date'],
							...['Visits', 'Validated sales', 'Validated revenue'],
						]);
						// It sends requests only while awake.
						expect(report.asked()).toEqual([1, 2, 1]);
					}),
				);
			});
		});
	});
}
