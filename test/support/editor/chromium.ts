import { type Browser, chromium } from 'playwright-core';
import { systemProgram } from '../../../harness/n8n/services/systemProgram';

// Disables everything that connects to the internet: the tests run without a network.
const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	// Drawing what moves costs most of a page's processor time.
	'--force-prefers-reduced-motion',
	'--disable-software-rasterizer',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// Only this machine can be reached. Playwright's routes would disable the browser's cache, and
	// n8n's editor is many megabytes.
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Opens the browser of the system. */
export async function openChromium(): Promise<Browser> {
	const executablePath = await systemProgram('chromium');
	return await chromium.launch({ executablePath, args: FLAGS });
}
