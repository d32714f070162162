import type { INodeParameters } from 'n8n-workflow';
import type { Browser } from 'playwright-core';
import { openChromium } from '../../support/editor/chromium';
import { ENGINES } from './importFiles';
import { DAYS, Visit } from './importVisit';
import { ServedPage } from './servedPage';

/** A browser, and pages that are served without n8n. */
export class ServedStage {
	private readonly pages: ServedPage[] = [];

	private constructor(private readonly browser: Browser) {}

	static async open(): Promise<ServedStage> {
		return new ServedStage(await openChromium());
	}

	async stop(): Promise<void> {
		await this.browser.close();
		for (const page of this.pages) await page.close();
	}

	async serve(parameters: INodeParameters = {}): Promise<ServedPage> {
		const page = await ServedPage.open(parameters);
		this.pages.push(page);
		return page;
	}

	async visit({ url }: ServedPage, locale = 'en-GB'): Promise<Visit> {
		return await Visit.open(await this.browser.newContext({ locale }), url);
	}

	/** Opens a page, and chooses and describes a file of two search engines. */
	async visitWithEngines(served: ServedPage): Promise<Visit> {
		const visit = await this.visit(served);
		await visit.choose('engines.csv', ENGINES);
		await visit.describe({ kind: 'searchengine', ...DAYS });
		return visit;
	}
}
