import { script, scriptHash, style, styleHash, templates } from '../../page/built';
import type { PageConfig } from '../../page/protocol';
import type { Language } from '../../page/texts/languages';
import { randomName } from '../../platform/http/connection/signature';
import { escapeMarkup } from '../../platform/base/text/escapeMarkup';
import { ownTexts } from './ownTexts';
import type { Protection } from './protection';
import type { Settings } from './settings';

// The page is sandboxed as n8n's own forms are: without an origin it can reach neither cookies nor
// the editor.
const SANDBOX =
	'sandbox allow-downloads allow-forms allow-modals allow-orientation-lock allow-pointer-lock allow-popups allow-popups-to-escape-sandbox allow-presentation allow-scripts allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols';

/** The headers of the page: it runs and loads only what the build has put in. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
	'Content-Type': 'text/html; charset=utf-8',
	'Content-Security-Policy': [
		SANDBOX,
		"default-src 'none'",
		`script-src '${scriptHash}'`,
		`style-src '${styleHash}'`,
		"connect-src 'self'",
		'worker-src blob:',
		"form-action 'none'",
		"base-uri 'none'",
		"frame-ancestors 'self'",
	].join('; '),
	'X-Content-Type-Options': 'nosniff',
	'Referrer-Policy': 'no-referrer',
	'Cache-Control': 'no-store',
	Vary: 'Accept-Language',
};

/** Renders the page with the owner's settings. */
export function renderPage(settings: Settings, protection: Protection, language: Language): string {
	const { kinds, sites, largestBytes, leavesOut, importsAtOnce } = settings;
	const config: PageConfig = {
		kinds: kinds.map(({ name }) => name),
		sites,
		largestBytes,
		leavesOut,
		importsAtOnce,
		wantsPassphrase: protection.kind === 'passphrase',
		ticket: protection.ticket(),
		submission: randomName(),
	};
	// Inside a script element, only `<` could end it.
	const json = JSON.stringify(config).replaceAll('<', '\\u003c');
	const { title, text } = ownTexts(settings, language);
	const parts = new Map(
		Object.entries({
			TITLE: escapeMarkup(title),
			TEXT: escapeMarkup(text),
			STYLE: style,
			CONFIG: json,
			SCRIPT: script,
		}),
	);
	return templates[language].replace(/\/\*([A-Z]+)\*\//g, (_, name: string) => {
		return parts.get(name) ?? '';
	});
}
