import { InvalidInput } from '../base/invalidInput';
import { isRecord, listOf, textOf } from '../base/json/json';
import { firstNames, shortName } from '../base/text/truncate';
import type { Connection } from '../http/connection/connection';
import { checkPathValue } from '../http/url';

/** What stands for all sites of the token; no site is called so. */
export const ALL_SITES = '*';
/** How the list of sites names this choice. */
export const ALL_SITES_LABEL = 'All Sites of the Token';

/** Several sites, as the user chose them. */
export interface SiteChoice {
	/** The names of the sites; empty for all sites of the token. */
	readonly names: readonly string[];
	/** Of all sites, those whose name contains one of these; all where there are none. */
	readonly nameParts: readonly string[];
	/** Set if the token may access more sites than the platform has listed. */
	readonly hasMoreSites?: boolean;
}

/** The sites that were chosen, typed with commas, or given as a list. @throws InvalidInput */
export function siteNamesIn(entered: unknown): string[] {
	const given = Array.isArray(entered) ? listOf(entered).map(siteText) : [siteText(entered)];
	const names = given.flatMap((one = '') => (Array.isArray(entered) ? [one] : one.split(',')));
	const all = [...new Set(names.map((one) => one.trim()).filter((one) => one !== ''))];
	if (all.length === 0) checkPathValue('site', '');
	return all.map((one) => checkPathValue('site', one));
}

/**
 * The text of a site; undefined if it is neither a text nor a number.
 *
 * @throws InvalidInput if it is a list, or an object, naming its fields
 */
export function siteText(entered: unknown): string | undefined {
	if (Array.isArray(entered)) {
		throw new InvalidInput(
			'Site',
			'Site must be a name, but its expression returned a list',
			'Change the expression so that it returns one name, or use an item for each site',
		);
	}
	if (!isRecord(entered)) return textOf(entered);
	const names = Object.keys(entered).filter((name) => textOf(entered[name]) !== undefined);
	const named = (part: RegExp) => names.find((name) => part.test(name));
	const likely = named(/site/i) ?? named(/name/i) ?? names[0];
	throw new InvalidInput(
		'Site',
		`Site must be a name, but its expression returned an object${names.length === 0 ? '' : ` with the fields ${firstNames(names)}`}`,
		likely === undefined
			? 'Change the expression so that it returns the name of the site'
			: `Add the field with the name of the site to the expression, such as ${asMember(shortName(likely))}`,
	);
}

/** How an expression reads a field: .site or ["site name"]. */
function asMember(field: string): string {
	return /^[a-z_$][\w$]*$/i.test(field) ? `.${field}` : `[${JSON.stringify(field)}]`;
}

/** The sites that a choice stands for. */
export interface ListedSites {
	readonly names: readonly string[];
	/** Whether the token may access more sites than the platform has listed. */
	readonly hasMoreSites: boolean;
}

/** The chosen sites; the platform lists them only where all are chosen. @throws InvalidInput, Fault */
export async function resolveSites(
	platform: Connection,
	{ names, nameParts }: SiteChoice,
): Promise<ListedSites> {
	if (names.length > 0) return { names, hasMoreSites: false };
	const { listSites } = await import('./reportLists');
	let hasMoreSites = false;
	const reportPart = (what: string, entries: number) => {
		hasMoreSites = true;
		platform.reportPart?.(what, entries);
	};
	const sites = await listSites({ ...platform, reportPart });
	const parts = nameParts.map((one) => one.toLowerCase());
	const found = sites.filter(({ value, label }) => {
		const name = `${label}\n${value}`.toLowerCase();
		return parts.length === 0 || parts.some((part) => name.includes(part));
	});
	if (found.length > 0) {
		return { names: found.map(({ value }) => checkPathValue('site', value)), hasMoreSites };
	}
	throw sites.length === 0
		? new InvalidInput(
				'Site',
				'The token has no access to any site',
				'Ask the person who gave you the token to give it access to the sites',
			)
		: new InvalidInput(
				'Site Name Contains',
				`No site of the token has ${nameParts.map(shortName).join(' or ')} in its name`,
				`Change Site Name Contains. The sites of the token are: ${sites
					.slice(0, MOST_NAMED)
					.map(({ value }) => value)
					.join(', ')}${sites.length > MOST_NAMED ? ' and others' : ''}`,
			);
}

const MOST_NAMED = 20;
