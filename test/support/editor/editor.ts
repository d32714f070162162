import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { selectors } from 'playwright-core';
import { repository } from '../../../harness/engine/lines';
import { keepVisited } from '../../../harness/n8n/answers';
import { openChromium } from './chromium';

/** Where the editor is, and the cookie of who has signed in. */
export interface Door {
	readonly url: string;
	readonly rest: { readonly signedIn: string };
}

const PICTURES = join(repository, '.cache', 'e2e', 'pictures');

// It runs in the page, whose types the tests do not have.
const COUNT_CLICKS = `
	document.body.dataset.clicks = '0';
	document.addEventListener(
		'pointerdown',
		() => (document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1)),
		{ capture: true },
	);
`;

const SIDEWAYS = `
	[...document.querySelectorAll('[data-test-id=node-parameters], [data-test-id=node-parameters] *')]
		.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
		.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
		.map((part) => part.outerHTML.slice(0, 200))`;

/** n8n's editor in a real browser, as a user sees it. */
export class Editor {
	private saving: Promise<unknown> = Promise.resolve();
	/** What did not arrive, or went wrong in the page. */
	private readonly troubles: string[] = [];

	private constructor(
		private readonly browser: Browser,
		readonly page: Page,
		private readonly url: string,
	) {
		page.on('pageerror', ({ message }) => this.troubles.push(message));
		page.on('requestfailed', (request) => {
			this.troubles.push(`${request.url()}: ${request.failure()?.errorText ?? ''}`);
		});
	}

	/** Opens the browser, signed in. Nothing but the server itself can be reached. */
	static async open({ url, rest }: Door): Promise<Editor> {
		selectors.setTestIdAttribute('data-test-id');
		const browser = await openChromium();
		const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
		const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(rest.signedIn) ?? [];
		await context.addCookies([{ name, value, url }]);
		keepVisited(context);
		const page = await context.newPage();
		page.setDefaultTimeout(120_000);
		return new Editor(browser, page, url);
	}

	/** Opens a workflow and waits until its nodes are on the canvas. */
	async openWorkflow(id: string): Promise<void> {
		const canvas = this.page.getByTestId('canvas-node').first();
		const address = `${this.url}/workflow/${id}`;
		await this.page.goto(address);
		try {
			await canvas.waitFor({ timeout: 60_000 });
		} catch (error) {
			await this.picture('stuck');
			process.stderr.write(
				`The editor stays empty, ${this.page.url()}: ${this.troubles.join('; ')}\n`,
			);
			if (this.troubles.length === 0) throw error;
			// A page of which a part did not arrive stays empty until it is opened again.
			await this.page.goto(address);
			await canvas.waitFor();
		}
	}

	/** Begins a workflow, and opens the panel for its first node. */
	async openNew(): Promise<void> {
		await this.page.goto(`${this.url}/workflow/new`);
		const saving = this.page.waitForResponse(
			(response) =>
				response.request().method() === 'POST' && response.url().endsWith('/rest/workflows'),
		);
		// Nobody may wait for it: n8n 1 saves nothing by itself.
		saving.catch(() => {});
		this.saving = saving;
		await this.page.getByTestId('canvas-plus-button').click();
		await this.page.getByTestId('node-creator-search-bar').waitFor();
	}

	/** What the panel for new nodes finds for a word. */
	async searchNodes(word: string): Promise<string[]> {
		const search = this.page.getByTestId('node-creator-search-bar');
		if (!(await search.isVisible()))
			await this.page.getByTestId('node-creator-plus-button').click();
		const category = this.page.getByText(/^(Action in an app|On app event)$/).first();
		// What was found before would be taken for what is found now.
		await search.fill('');
		await category.waitFor();
		await search.fill(word);
		// The results take the place of the categories.
		await category.waitFor({ state: 'hidden' });
		return await this.page.getByTestId('node-creator-item-name').allInnerTexts();
	}

	/** Opens what can be added of a node that the search has found, and returns the first of it. */
	async actions(name: string): Promise<string[]> {
		const items = this.page.getByTestId('node-creator-item-name');
		const found = items.getByText(name, { exact: true });
		await found.click();
		// Its actions take its place.
		await found.waitFor({ state: 'hidden' });
		await items.first().waitFor();
		return (await items.allInnerTexts()).map((text) => text.trim());
	}

	/** Opens the list of actions where the panel hides it below the triggers, and returns it. */
	async openActions(): Promise<string[]> {
		const items = this.page.getByTestId('node-creator-item-name');
		const triggers = await items.count();
		await this.page.getByText(/^Actions \(\d+\)$/).click();
		await items.nth(triggers).waitFor();
		const texts = await items.allInnerTexts();
		return texts.slice(triggers).map((text) => text.trim());
	}

	/** Adds one of those that {@link actions} has opened; n8n opens its form. */
	async addNode(action: string): Promise<void> {
		const items = this.page.getByTestId('node-creator-item-name');
		await items.getByText(action, { exact: true }).click();
		await this.page.getByTestId('node-parameters').waitFor();
	}

	/**
	 * Waits until the workflow that was begun is saved, as n8n 2 does by itself once it has a node: of a list that is
	 * opened before, it says that the workflow is not found.
	 */
	async saved(): Promise<void> {
		await this.saving;
	}

	/** Opens a node's form by a double click. */
	async openNode(name: string): Promise<void> {
		await this.page.locator(`[data-test-id=canvas-node][data-node-name="${name}"]`).dblclick();
		await this.page.getByTestId('node-parameters').waitFor();
	}

	/** Closes the form that is open, if one is; in n8n 2 only. */
	async closeNode(): Promise<void> {
		const form = this.page.getByTestId('node-parameters');
		if (!(await form.isVisible())) return;
		await this.page.getByTestId('ndv-close-button').click();
		await form.waitFor({ state: 'hidden' });
	}

	/** The nth part of the form for a parameter of this name. */
	parameter(name: string, nth = 0): Locator {
		return this.page.getByTestId(`parameter-input-${name}`).nth(nth);
	}

	/** The names of the parameters that the form shows, in order. */
	async fields(): Promise<string[]> {
		// What an input consists of has such names, too.
		const inputs = this.page
			.getByTestId('node-parameters')
			.locator('[data-test-id^=parameter-input-]:not([data-test-id^=parameter-input-] *)')
			.locator('visible=true');
		const all = await inputs.all();
		const names = await Promise.all(all.map((one) => one.getAttribute('data-test-id')));
		return names.map((name) => (name ?? '').replace('parameter-input-', ''));
	}

	/** Whether the window of a screen of 1920 x 1080 shows the form down to its options. */
	async showsAllOfForm(): Promise<boolean> {
		const before = this.page.viewportSize();
		await this.page.setViewportSize({ width: 1920, height: 950 });
		const last = this.page.getByTestId('collection-parameter-add').last();
		const { y = 0, height = 0 } = (await last.boundingBox()) ?? {};
		const { bottom = 0 } = await this.panel();
		if (before) await this.page.setViewportSize(before);
		return y > 0 && y + height <= bottom;
	}

	private async panel(): Promise<{ readonly bottom?: number }> {
		const box = await this.page.getByTestId('node-parameters').boundingBox();
		return box === null ? {} : { bottom: box.y + box.height };
	}

	/** What of the form is wider than its place, and can be pushed sideways. */
	async sideways(): Promise<string[]> {
		return await this.page.evaluate<string[]>(SIDEWAYS);
	}

	/** The choices of a plain dropdown. */
	async options(parameter: string): Promise<string[]> {
		const items = await this.openOptions(parameter);
		const texts = await items.allInnerTexts();
		await this.page.keyboard.press('Escape');
		// A list that is still closing would be taken for the next one.
		await items.first().waitFor({ state: 'hidden' });
		return texts.map((text) => text.trim());
	}

	/** Makes a choice in a plain dropdown. */
	async select(parameter: string, option: string): Promise<void> {
		const items = await this.openOptions(parameter);
		await items.getByText(option, { exact: true }).click();
		await items.first().waitFor({ state: 'hidden' });
	}

	private async openOptions(parameter: string): Promise<Locator> {
		await this.parameter(parameter).click();
		const items = this.page.locator('.el-select-dropdown__item:visible');
		await items.first().waitFor();
		return items;
	}

	/** Opens the list of what can be added to the form's first collection, and returns it. */
	async addable(): Promise<string[]> {
		await this.page.getByTestId('collection-parameter-add').first().click();
		const items = this.page.getByTestId('collection-parameter-option').locator('visible=true');
		await items.first().waitFor();
		return (await items.allInnerTexts()).map((text) => text.trim());
	}

	/** Adds one of those that {@link addable} has shown. */
	async add(field: string): Promise<void> {
		await this.page
			.getByTestId('collection-parameter-option')
			.locator('visible=true')
			.getByText(field, { exact: true })
			.click();
	}

	/** Opens the list of a resource locator; its entries are found with {@link entries}. */
	async openList(parameter: string, nth = 0): Promise<void> {
		await this.parameter(parameter, nth).getByTestId('rlc-input').first().click();
	}

	/** The entries of the list that is open, once it has loaded. */
	async entries(): Promise<string[]> {
		const items = this.page.getByTestId('rlc-item').locator('visible=true');
		await items.first().waitFor();
		return await items.allInnerTexts();
	}

	/** Waits for an entry; until the list has loaded, n8n shows the chosen one only. */
	async entry(text: string): Promise<void> {
		const items = this.page.getByTestId('rlc-item').locator('visible=true');
		await items.getByText(text).first().waitFor();
	}

	/** Chooses an entry of the list that is open. */
	async choose(entry: string): Promise<void> {
		await this.page
			.getByTestId('rlc-item')
			.getByText(entry)
			.locator('visible=true')
			.first()
			.click();
	}

	/** Closes the list that is open. */
	async closeList(): Promise<void> {
		await this.page.keyboard.press('Escape');
		await this.page
			.getByTestId('rlc-item')
			.locator('visible=true')
			.first()
			.waitFor({ state: 'hidden' });
	}

	/** Starts to count; what is returned tells how many clicks a user would have made since. */
	async countClicks(): Promise<() => Promise<number>> {
		await this.page.evaluate(COUNT_CLICKS);
		return async () => Number(await this.page.locator('body').getAttribute('data-clicks'));
	}

	/** Runs the node whose form is open. */
	async runNode(): Promise<void> {
		await this.page.getByTestId('node-execute-button').first().click();
	}

	/** Keeps a picture of the window for whoever wants to look. */
	async picture(name: string): Promise<void> {
		await mkdir(PICTURES, { recursive: true });
		// What is still moving would be seen half.
		await this.page.screenshot({ path: join(PICTURES, `${name}.png`), animations: 'disabled' });
	}

	/** Closes the browser. */
	async close(): Promise<void> {
		await this.browser.close();
	}
}
