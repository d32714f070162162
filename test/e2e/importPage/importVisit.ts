import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { takePicture } from '../../support/editor/pictures';

const VIOLATIONS = `axe.run(document, { rules: Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }])) }).then(
	({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`;

/** A colleague's description of a file. */
export interface Said {
	readonly kind?: string;
	readonly site?: string;
	readonly from?: string;
	readonly to?: string;
}

export const DAYS = { from: '2026-01-05', to: '2026-01-07' };

/** The import page in a browser. */
export class Visit {
	/** Errors in the browser's console, and dialogs that opened. */
	readonly complaints: string[] = [];

	private readonly folders: string[] = [];
	private hasAxe = false;

	private constructor(
		private readonly context: BrowserContext,
		readonly page: Page,
	) {
		page.setDefaultTimeout(120_000);
		page.on('console', (message) => {
			const isRefusal = message.text().includes('the server responded with a status of 4');
			if (message.type() === 'error' && !isRefusal) this.complaints.push(message.text());
		});
		page.on('pageerror', ({ message }) => this.complaints.push(message));
		page.on('dialog', (dialog) => {
			this.complaints.push(dialog.message());
			void dialog.dismiss();
		});
	}

	static async open(context: BrowserContext, url: string): Promise<Visit> {
		const visit = new Visit(context, await context.newPage());
		await visit.page.goto(url);
		return visit;
	}

	async close(): Promise<void> {
		await this.context.close();
		for (const folder of this.folders) await rm(folder, { recursive: true });
	}

	/** Chooses a file that may be large, and continues while it is checked. */
	async take(name: string, content: Buffer): Promise<void> {
		const folder = await mkdtemp(join(tmpdir(), 'import-page-'));
		this.folders.push(folder);
		await writeFile(join(folder, name), content);
		await this.page.setInputFiles('#file', join(folder, name));
	}

	/** Chooses a file with any name, and waits until it is checked. */
	async choose(name: string, content: string | Buffer): Promise<void> {
		const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
		await this.page.setInputFiles('#file', file);
		await this.isChecked();
	}

	async isChecked(): Promise<void> {
		await this.page
			.locator('#file-problem:not(:empty), #summary.good, #summary.wrong')
			.first()
			.waitFor();
	}

	/** Describes the file, and waits for the verdict. */
	async describe({ kind, site, from, to }: Said): Promise<string> {
		if (kind !== undefined) await this.page.selectOption('#kind', kind);
		if (site !== undefined) await this.page.selectOption('#site', site);
		if (from !== undefined) await this.page.fill('#from', from);
		if (to !== undefined) await this.page.fill('#to', to);
		return await this.verdict();
	}

	/** The sentence under "What will be imported", once the file is checked. */
	async verdict(): Promise<string> {
		const summary = this.page.locator('#summary.good, #summary.wrong');
		await summary.waitFor();
		return await summary.innerText();
	}

	/** Why the file cannot be imported. */
	async complaint(): Promise<string> {
		return await this.page.locator('#file-problem:not(:empty), #summary.wrong').innerText();
	}

	async start(passphrase?: string): Promise<void> {
		if (passphrase !== undefined) await this.page.fill('#passphrase', passphrase);
		await this.page.click('#start');
	}

	/** The result of the import. */
	async outcome(): Promise<string> {
		const result = this.page.locator('#outcome:visible, #send-problem:not(:empty):visible');
		// A large file takes long on a busy machine.
		await result.waitFor({ timeout: 300_000 });
		const text = await result.innerText();
		expect((await this.page.locator('#outcome').isVisible()) ? '' : text).toBe('');
		return text;
	}

	/** Why the file was rejected. */
	async problem(): Promise<string> {
		const problem = this.page.locator('#send-problem:not(:empty)');
		await problem.waitFor();
		return await problem.innerText();
	}

	/** The cells of a table by row, beginning with the header. */
	async table(title: string): Promise<string[][]> {
		const rows = await this.page.getByRole('region', { name: title }).getByRole('row').all();
		return await Promise.all(rows.map(async (row) => await row.locator('th, td').allInnerTexts()));
	}

	/** The names and figures of the chart. */
	async bars(): Promise<string[][]> {
		const bars = await this.page.locator('.chart li').all();
		return await Promise.all(
			bars.map(async (bar) => {
				const texts = await bar.locator('.name, .value').allInnerTexts();
				return texts.map((text) => text.replace(/\s+/g, ' '));
			}),
		);
	}

	/** The column chosen for a target. */
	async columnOf(target: string): Promise<string> {
		return await this.page.locator(`select[name=${target}] option:checked`).innerText();
	}

	/** Evaluates an expression in the page. */
	async see<T>(expression: string): Promise<T> {
		return await this.page.evaluate<T>(expression);
	}

	/** What axe-core finds with all rules, also those that it leaves out by default, such as contrasts of level AAA. */
	async violations(): Promise<string[]> {
		if (!this.hasAxe) {
			await this.see(await readFile(require.resolve('axe-core/axe.min.js'), 'utf8'));
			this.hasAxe = true;
		}
		return await this.see<string[]>(VIOLATIONS);
	}

	/** Saves a screenshot of the whole page. */
	async picture(name: string): Promise<void> {
		await takePicture(this.page, `import-${name}`, { fullPage: true });
	}
}
