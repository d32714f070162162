import { script, scriptHash, style, styleHash, templates } from '../../page/built';
import type { PageConfig } from '../../page/protocol';
import type { Language } from '../../page/texts/languages';
import { randomName } from '../../platform/http/connection/signature';
import { escapeMarkup } from '../../platform/base/text/escapeMarkup';
import type { Protection } from './protection';
import type { Settings } from './settings';
import { formatsIn } from '../../page/texts/pageFormats';
import { textsIn } from '../../page/texts/languages';
import { textsOfNodes } from './pageLanguage';

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

/** Title and text of a page: the owner's, or the default in the visitor's language. */
function ownTexts({ title, text }: Settings, language: Language) {
	const { defaults } = textsIn(language, formatsIn(language));
	return {
		title: title === textsOfNodes.defaults.title ? defaults.title : title,
		text: text === textsOfNodes.defaults.text ? defaults.text : text,
	};
}
