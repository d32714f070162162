import type { Page } from 'playwright-core';

/** The panel of n8n's editor in which nodes are found. */
export class NodePanel {
	constructor(private readonly page: Page) {}

	/** The search results for a word. */
	async search(word: string): Promise<string[]> {
		const search = this.page.getByTestId('node-creator-search-bar');
		if (!(await search.isVisible()))
			await this.page.getByTestId('node-creator-plus-button').click();
		const category = this.page.getByText(/^(Action in an app|On app event)$/).first();
		// Earlier results could be taken for new ones.
		await search.fill('');
		await category.waitFor();
		await search.fill(word);
		// The results replace the categories.
		await category.waitFor({ state: 'hidden' });
		return await this.page.getByTestId('node-creator-item-name').allInnerTexts();
	}

	/** Opens a search result, and returns the first of its actions. */
	async open(name: string): Promise<string[]> {
		const items = this.page.getByTestId('node-creator-item-name');
		const found = items.getByText(name, { exact: true });
		await found.click();
		// Its actions replace it.
		await found.waitFor({ state: 'hidden' });
		await items.first().waitFor();
		return (await items.allInnerTexts()).map((text) => text.trim());
	}

	/** Opens the actions that the panel hides below the triggers, and returns them. */
	async openActions(): Promise<string[]> {
		const items = this.page.getByTestId('node-creator-item-name');
		const triggers = await items.count();
		await this.page.getByText(/^Actions \(\d+\)$/).click();
		await items.nth(triggers).waitFor();
		const texts = await items.allInnerTexts();
		return texts.slice(triggers).map((text) => text.trim());
	}

	/** Adds an action that {@link open} has returned; n8n opens its form. */
	async add(action: string): Promise<void> {
		const items = this.page.getByTestId('node-creator-item-name');
		await items.getByText(action, { exact: true }).click();
		await this.page.getByTestId('node-parameters').waitFor();
	}
}
