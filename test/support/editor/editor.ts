import type { Browser, Locator, Page } from 'playwright-core';
import { chromium, selectors } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './chromium';

/** Where the editor is, and who signs in. */
export interface Door {
	readonly url: string;
	readonly email: string;
	readonly password: string;
}

/** n8n's editor in a real browser, as a user sees it. */
export class Editor {
	private constructor(
		private readonly browser: Browser,
		readonly page: Page,
		private readonly url: string,
	) {}

	/** Opens the browser and signs in. Nothing but the server itself can be reached. */
	static async open({ url, email, password }: Door): Promise<Editor> {
		selectors.setTestIdAttribute('data-test-id');
		const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
		const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
		await context.route(
			(target) => target.hostname !== new URL(url).hostname,
			async (route) => await route.abort(),
		);
		const page = await context.newPage();
		page.setDefaultTimeout(60_000);
		await page.goto(`${url}/signin`);
		await page.locator('input[name=emailOrLdapLoginId]').fill(email);
		await page.locator('input[name=password]').fill(password);
		await page.getByTestId('form-submit-button').click();
		await page.waitForURL(/\/home\//);
		return new Editor(browser, page, url);
	}

	/** Opens a workflow and waits until its nodes are on the canvas. */
	async openWorkflow(id: string): Promise<void> {
		await this.page.goto(`${this.url}/workflow/${id}`);
		await this.page.getByTestId('canvas-node').first().waitFor();
	}

	/** Opens an empty workflow. */
	async newWorkflow(): Promise<void> {
		await this.page.goto(`${this.url}/workflow/new`);
		await this.page.getByTestId('canvas-plus-button').or(this.page.getByTestId('node-creator-plus-button')).first().waitFor();
	}

	/** What the panel for new nodes finds for a word. */
	async searchNodes(word: string): Promise<string[]> {
		await this.openNodePanel();
		await this.page.getByTestId('node-creator-search-bar').fill(word);
		const names = this.page.getByTestId('node-creator-item-name');
		await names.first().waitFor();
		return await names.allInnerTexts();
	}

	/** Opens the panel for new nodes. */
	async openNodePanel(): Promise<void> {
		const search = this.page.getByTestId('node-creator-search-bar');
		if (await search.isVisible()) return;
		await this.page.getByTestId('node-creator-plus-button').click();
		await search.waitFor();
	}

	/** Opens a node's form by a double click. */
	async openNode(name: string): Promise<void> {
		await this.page.locator(`[data-test-id=canvas-node][data-node-name="${name}"]`).dblclick();
		await this.page.getByTestId('node-parameters').waitFor();
	}

	/** A parameter's part of the form. */
	parameter(name: string): Locator {
		return this.page.getByTestId(`parameter-input-${name}`).first();
	}

	/** Runs the open node and waits for what its output panel shows. */
	async runNode(): Promise<Locator> {
		await this.page.getByTestId('node-execute-button').click();
		return this.page.getByTestId('output-panel');
	}

	/** Takes a picture of the window. */
	async picture(file: string): Promise<void> {
		await this.page.screenshot({ path: file });
	}

	/** Closes the browser. */
	async close(): Promise<void> {
		await this.browser.close();
	}
}
