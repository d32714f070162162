import { channelName } from '../platform/base/names/channels';
import type { ImportTargetName } from '../platform/imports/rules/importKinds';
import { formats } from './pageTexts';

/**
 * A name with its meaning if it is a code: "Emailing (MAILING)", "France (FR)". Other columns hold
 * the user's own names, which are never taken for codes.
 */
export function readable(name: string, target: ImportTargetName | undefined): string {
	const word = wordFor(name, target);
	const saysMore = word.toUpperCase() !== name.toUpperCase();
	return saysMore ? `${word} (${name})` : word;
}

function wordFor(name: string, target: ImportTargetName | undefined): string {
	if (target === 'media_key') return channelName(name, document.documentElement.lang);
	const isCountry = target === 'geoloccountry_isocode' && /^[A-Z]{2}$/.test(name);
	return isCountry ? formats.country(name) : name;
}
