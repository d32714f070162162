import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, PageScreenshotOptions } from 'playwright-core';
import { repository } from '../../../harness/engine/lines';

const PICTURES = join(repository, '.cache', 'e2e', 'pictures');

/** Takes a picture of a page if the variable PICTURES is set, as a green run has no use for them. */
export async function takePicture(
	page: Page,
	name: string,
	options: Omit<PageScreenshotOptions, 'path'> = {},
): Promise<void> {
	if (process.env.PICTURES === undefined) return;
	await mkdir(PICTURES, { recursive: true });
	await page.screenshot({ ...options, path: join(PICTURES, `${name}.png`) });
}
