import { part } from '../dom';
import type { PageConfig } from '../protocol';

/** The settings that the server wrote into the page. */
export const config = readConfig();

function readConfig(): PageConfig {
	const config: unknown = JSON.parse(part('config', HTMLScriptElement).textContent ?? '');
	if (isConfig(config)) return config;
	throw new Error('The page is not complete');
}

function isConfig(config: unknown): config is PageConfig {
	return (
		typeof config === 'object' && config !== null && 'kinds' in config && 'submission' in config
	);
}
