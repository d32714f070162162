import { parseJson } from '../../base/json/json';

const LIST_OR_OBJECT = /^\s*(?:\[.*\]|\{.*\}|\(.*\))\s*$/s;
const BARE_NAME = /([{,]\s*)([A-Za-z_]\w*)\s*:/g;
const BARE_VALUE = /:\s*(?!(?:null|true|false)\b)([A-Za-z_\d][\w -]*[A-Za-z_\d])\s*(?=[,}\]])/g;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Parses a text that holds a list or an object as JSON, or as Python and JavaScript write it: with
 * single quotes, None, tuples, bare names and a comma at the end. Any other text is returned
 * unchanged.
 */
export function parseLooseJson(text: string): unknown {
	if (!LIST_OR_OBJECT.test(text)) return text;
	return parsed(text) ?? parsed(asJson(text)) ?? text;
}

function parsed(text: string): unknown {
	try {
		return parseJson(text);
	} catch {
		return undefined;
	}
}

function asJson(text: string): string {
	const quoted = text.includes('"') ? text : text.replace(/['‘’]/g, '"');
	return quoted
		.trim()
		.replace(/^\((.*)\)$/s, '[$1]')
		.replace(/,\s*(?=[\]}]$)/, '')
		.replace(/\b(?:None|undefined|NaN)\b/g, 'null')
		.replace(/\bTrue\b/g, 'true')
		.replace(/\bFalse\b/g, 'false')
		.replace(BARE_NAME, '$1"$2":')
		.replace(BARE_VALUE, (all, value: string) => (NUMBER.test(value) ? all : `:"${value}"`));
}
