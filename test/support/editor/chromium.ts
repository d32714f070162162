import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// Everything that would call out: the tests run without a network.
export const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** Finds Chromium, and installs it from the system's packages where that is possible. */
export function findChromium(): string {
	const found = PLACES.find((place) => existsSync(place));
	if (found) return found;
	process.stderr.write('Installing the package chromium ...\n');
	const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
	spawnSync('apt-get', ['update'], quiet);
	spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
	const installed = PLACES.find((place) => existsSync(place));
	if (installed) return installed;
	throw new Error('These tests need a browser: install the system package chromium');
}
