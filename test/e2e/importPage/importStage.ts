import { randomUUID } from 'node:crypto';
import type { INodeParameters } from 'n8n-workflow';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { keepVisited, type N8nVersion, type SharedN8n, sharedN8n } from '../../../harness/n8n';
import { type Sandbox, startSandbox } from '../../../sandbox';
import { openChromium } from '../../support/editor/chromium';
import { HostedPage } from './hostedPage';
import { ENGINES } from './importFiles';
import { DAYS, Visit } from './importVisit';

/** The shared server with pages, and a browser once one is visited. */
export class ImportStage {
	private readonly sandboxes: Sandbox[] = [];
	private browser: Promise<Browser> | undefined;

	private constructor(readonly n8n: SharedN8n) {}

	static on(version: N8nVersion): ImportStage {
		return new ImportStage(sharedN8n(version));
	}

	async stop(): Promise<void> {
		await (await this.browser)?.close();
		for (const sandbox of this.sandboxes) await sandbox.close();
	}

	/** Stores a workflow with a page, and a separate platform. */
	async prepare(parameters: INodeParameters = {}): Promise<HostedPage> {
		const sandbox = await startSandbox({ jobSeconds: 0 });
		this.sandboxes.push(sandbox);
		const path = `page-${randomUUID()}`;
		return await HostedPage.store(this.n8n, sandbox, { path, ...parameters });
	}

	/** Stores a workflow with a page that needs no passphrase. */
	async host(parameters: INodeParameters = {}): Promise<HostedPage> {
		const page = await this.prepare(parameters);
		await this.n8n.activate(page.id);
		await page.isThere();
		return page;
	}

	/** Opens a page like a colleague. */
	async visit(url: string, options: BrowserContextOptions = {}): Promise<Visit> {
		this.browser ??= openChromium();
		const context = await (await this.browser).newContext({ locale: 'en-GB', ...options });
		keepVisited(context);
		return await Visit.open(context, url);
	}

	/** Opens a page, and chooses and describes a file of two search engines. */
	async visitWithEngines(url: string, options?: BrowserContextOptions): Promise<Visit> {
		const visit = await this.visit(url, options);
		await visit.choose('engines.csv', ENGINES);
		await visit.describe({ kind: 'searchengine', ...DAYS });
		return visit;
	}
}
