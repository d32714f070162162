import type { Browser, Locator, Page } from 'playwright-core';
import { selectors } from 'playwright-core';
import { keepVisited } from '../../../harness/n8n/answers';
import { openChromium } from './chromium';
import { EditorForm } from './form';
import { NodePanel } from './nodePanel';
import { takePicture } from './pictures';

/** The address of the editor, and a signed-in user's cookie. */
export interface Door {
	readonly url: string;
	readonly rest: { readonly signedIn: string };
}

// Runs in the page, whose types the tests do not have.
const COUNT_CLICKS = `
	document.body.dataset.clicks = '0';
	document.addEventListener(
		'pointerdown',
		() => (document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1)),
		{ capture: true },
	);
`;

/** n8n's editor in a real browser, as a user sees it. */
export class Editor {
	/** The panel in which nodes are found. */
	readonly panel: NodePanel;
	/** The form of the open node. */
	readonly form: EditorForm;
	private saving: Promise<unknown> = Promise.resolve();
	/** Failed requests and errors of the page. */
	private readonly troubles: string[] = [];

	private constructor(
		private readonly browser: Browser,
		readonly page: Page,
		private readonly url: string,
	) {
		this.panel = new NodePanel(page);
		this.form = new EditorForm(page);
		page.on('pageerror', ({ message }) => this.troubles.push(message));
		page.on('requestfailed', (request) => {
			this.troubles.push(`${request.url()}: ${request.failure()?.errorText ?? ''}`);
		});
		page.on('response', (response) => {
			if (response.status() >= 400) this.troubles.push(`${response.url()}: ${response.status()}`);
		});
	}

	/** Opens the browser, signed in. Only the server can be reached. */
	static async open({ url, rest }: Door): Promise<Editor> {
		selectors.setTestIdAttribute('data-test-id');
		const browser = await openChromium();
		const context = await browser.newContext({
			viewport: { width: 1400, height: 900 },
			// Compressing the editor takes a quarter of the processor time of loading it.
			extraHTTPHeaders: { 'accept-encoding': 'identity' },
		});
		const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(rest.signedIn) ?? [];
		await context.addCookies([{ name, value, url }]);
		keepVisited(context);
		const page = await context.newPage();
		page.setDefaultTimeout(120_000);
		return new Editor(browser, page, url);
	}

	/** Opens a workflow and waits for its nodes on the canvas. */
	async openWorkflow(id: string): Promise<void> {
		await this.load(`workflow/${id}`, this.page.getByTestId('canvas-node').first());
	}

	/** Opens a page of n8n; an empty page fails with its errors and a screenshot. */
	private async load(path: string, first: Locator): Promise<void> {
		await this.page.goto(`${this.url}/${path}`);
		try {
			await first.waitFor();
		} catch {
			await this.picture('empty');
			throw new Error(`${this.page.url()} stays empty: ${this.troubles.slice(0, 5).join('; ')}`);
		}
	}

	/** Starts a workflow, and opens the panel for its first node. */
	async openNew(): Promise<void> {
		const plus = this.page.getByTestId('canvas-plus-button');
		await this.load('workflow/new', plus);
		const saving = this.page.waitForResponse(
			(response) =>
				response.request().method() === 'POST' && response.url().endsWith('/rest/workflows'),
		);
		// It may never be awaited: n8n 1 does not save automatically.
		saving.catch(() => {});
		this.saving = saving;
		await plus.click();
		await this.page.getByTestId('node-creator-search-bar').waitFor();
	}

	/**
	 * Waits until the new workflow is saved, which n8n 2 does once it has a node: lists that are
	 * opened earlier fail because the workflow is not found.
	 */
	async saved(): Promise<void> {
		await this.saving;
	}

	/** Opens a node's form by a double click. */
	async openNode(name: string): Promise<void> {
		await this.page.locator(`[data-test-id=canvas-node][data-node-name="${name}"]`).dblclick();
		await this.page.getByTestId('node-parameters').waitFor();
	}

	/** Closes the open form, if there is one; n8n 2 only. */
	async closeNode(): Promise<void> {
		const form = this.page.getByTestId('node-parameters');
		if (!(await form.isVisible())) return;
		await this.page.getByTestId('ndv-close-button').click();
		await form.waitFor({ state: 'hidden' });
	}

	/**
	 * Starts counting clicks. @returns a function that returns the number of a user's clicks since
	 */
	async countClicks(): Promise<() => Promise<number>> {
		await this.page.evaluate(COUNT_CLICKS);
		return async () => Number(await this.page.locator('body').getAttribute('data-clicks'));
	}

	/** Saves a screenshot of the window. */
	async picture(name: string): Promise<void> {
		// Otherwise, animations would be captured halfway.
		await takePicture(this.page, name, { animations: 'disabled' });
	}

	/** Closes the browser. */
	async close(): Promise<void> {
		await this.browser.close();
	}
}
