import type { Locator, Page } from 'playwright-core';
import { until } from '../../../harness/n8n/until';

const SIDEWAYS = `
	[...document.querySelectorAll('[data-test-id=node-parameters], [data-test-id=node-parameters] *')]
		.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
		.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
		.map((part) => part.outerHTML.slice(0, 200))`;

/** The form of a node in n8n's editor. */
export class EditorForm {
	constructor(private readonly page: Page) {}

	/** The nth part of the form for a parameter of this name. */
	parameter(name: string, nth = 0): Locator {
		return this.page.getByTestId(`parameter-input-${name}`).nth(nth);
	}

	/** The names of the visible parameters, in order. */
	async fields(): Promise<string[]> {
		// Parts of an input have such names, too.
		const inputs = this.page
			.getByTestId('node-parameters')
			.locator('[data-test-id^=parameter-input-]:not([data-test-id^=parameter-input-] *)')
			.locator('visible=true');
		const all = await inputs.all();
		const names = await Promise.all(all.map((one) => one.getAttribute('data-test-id')));
		return names.map((name) => (name ?? '').replace('parameter-input-', ''));
	}

	/** Whether a screen of 1920 x 1080 shows the form down to its options. */
	async showsAll(): Promise<boolean> {
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

	/** The parts of the form that are too wide and scroll sideways. */
	async sideways(): Promise<string[]> {
		return await this.page.evaluate<string[]>(SIDEWAYS);
	}

	/** The choices of a simple dropdown. */
	async options(parameter: string): Promise<string[]> {
		const items = await this.openOptions(parameter);
		const texts = await items.allInnerTexts();
		await this.page.keyboard.press('Escape');
		// A list that is still closing could be taken for the next one.
		await items.first().waitFor({ state: 'hidden' });
		return texts.map((text) => text.trim());
	}

	/** Selects a choice of a simple dropdown. */
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

	/** Opens the list of optional fields of the first collection, and returns it. */
	async addable(): Promise<string[]> {
		await this.page.getByTestId('collection-parameter-add').first().click();
		const items = this.page.getByTestId('collection-parameter-option').locator('visible=true');
		await items.first().waitFor();
		return (await items.allInnerTexts()).map((text) => text.trim());
	}

	/** Adds a field that {@link addable} has returned. */
	async add(field: string): Promise<void> {
		await this.page
			.getByTestId('collection-parameter-option')
			.locator('visible=true')
			.getByText(field, { exact: true })
			.click();
	}

	/** Opens the list of a resource locator; {@link entries} returns its entries. */
	async openList(parameter: string, nth = 0): Promise<void> {
		await this.parameter(parameter, nth).getByTestId('rlc-input').first().click();
	}

	/** The entries of the open list, once it has loaded. */
	async entries(): Promise<string[]> {
		const items = this.page.getByTestId('rlc-item').locator('visible=true');
		await items.first().waitFor();
		return await items.allInnerTexts();
	}

	/** Waits for an entry; n8n only shows the chosen one until the list has loaded. */
	async entry(text: string): Promise<void> {
		const items = this.page.getByTestId('rlc-item').locator('visible=true');
		await items.getByText(text).first().waitFor();
	}

	/** Chooses an entry of the open list. */
	async choose(entry: string): Promise<void> {
		await this.page
			.getByTestId('rlc-item')
			.getByText(entry)
			.locator('visible=true')
			.first()
			.click();
	}

	/** Closes the open list. */
	async closeList(): Promise<void> {
		await this.page.keyboard.press('Escape');
		await this.page
			.getByTestId('rlc-item')
			.locator('visible=true')
			.first()
			.waitFor({ state: 'hidden' });
	}

	/** Drags a field of the input onto a parameter, as a user does to take its value. */
	async dragField(field: string, parameter: string): Promise<void> {
		const target = this.parameter(parameter);
		await target.scrollIntoViewIfNeeded();
		const items = this.page.getByTestId('run-data-schema-item');
		await items.getByText(field, { exact: true }).first().hover();
		const { mouse } = this.page;
		await mouse.down();
		const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
		await mouse.move(x + 60, y + height / 2, { steps: 12 });
		await mouse.move(x + width / 2, y + height / 2, { steps: 4 });
		await mouse.up();
		await target.getByText(field).first().waitFor();
	}

	/** Executes the open node. */
	async run(): Promise<void> {
		await this.page.getByTestId('node-execute-button').first().click();
	}

	/**
	 * Executes the open node until its output shows a text: on a busy machine, n8n may miss a click,
	 * or not inform the editor of a run.
	 */
	async runUntil(text: string | RegExp): Promise<void> {
		const output = this.page.getByTestId('output-panel').getByText(text).first();
		const run = async () => {
			await this.run();
			return await output.waitFor({ timeout: 30_000 }).then(
				() => true,
				() => undefined,
			);
		};
		await until(`a run shows ${String(text)}`, run, { timeoutMs: 180_000 });
	}
}
