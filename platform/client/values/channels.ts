// docs/platform.md, Generic file import, names what costs; free traffic is called as marketing people do.
const NAMES: Readonly<Record<string, string>> = {
	ADVERTISING: 'Display',
	AFFILIATION: 'Affiliation',
	GENERIC: 'Generic',
	MAILING: 'Emailing',
	NATURAL: 'Direct access',
	OFFLINE: 'Offline',
	PARTNER: 'Partners',
	REFERER: 'Referring sites',
	SEARCHENGINE: 'Organic search',
	SOCIAL: 'Social',
	SPONSOREDLINK: 'Paid search',
	TRUSTEDFEED: 'Comparison engine',
};

/** A channel as the screens of the platform name it; a code that is not known stays. */
export function channelName(code: string): string {
	return Object.hasOwn(NAMES, code) ? (NAMES[code] ?? code) : code;
}
