import type { Content } from '../http/bodyContent';
import { inMemory } from '../http/bodyContent';
import { multipartOf } from '../http/multipart';
import type { Call } from '../http/call';
import { checkPathValue } from '../http/url';

/** What a file of costs is called that is written here. */
export const COSTS_FILE = 'costs.csv';

/** A file of campaign costs. */
export interface Costs {
	readonly site: string;
	/** The kind of costs, as in the name of the endpoint. */
	readonly kind: string;
	readonly fileName: string;
	readonly csv: Buffer | Content;
	/** The header of the column with the campaigns, as errors show it, where the file was read. */
	readonly campaignColumn?: string | undefined;
	/** Undocumented values, by the platform's names. */
	readonly more?: Readonly<Record<string, unknown>>;
}

/**
 * The call that uploads costs (docs/platform.md, Campaign: externaldataupload). Observed practice:
 * the file is the part `file-name`.
 *
 * @throws InvalidInput
 */
export function uploadCall({ site, kind, fileName, csv, campaignColumn, more = {} }: Costs): Call {
	const content = Buffer.isBuffer(csv) ? inMemory(csv) : csv;
	const file = { name: 'file-name', fileName, mimeType: 'text/csv', ...content };
	const texts = Object.entries(more).map(([name, value]) => [name, String(value)] as const);
	return {
		method: 'POST',
		path: '/ea/{site}/db/ope/externaldataupload_{kind}.json',
		// Checked here, so that an invalid value is reported before any item is sent.
		pathValues: { site: checkPathValue('site', site), kind: checkPathValue('kind', kind) },
		form: multipartOf([file], texts),
		what: 'the upload of costs',
		refusal: `${idsAdvice(kind, campaignColumn)}. Unless the message of the platform says otherwise, nothing was uploaded`,
	};
}

/** Which values the platform needs, and where they were read: an export can have IDs and names. */
function idsAdvice(kind: string, column: string | undefined): string {
	const ids =
		kind === 'product'
			? 'Use the references of the products, and for campaigns, use the IDs'
			: 'For campaigns, use the IDs';
	const read =
		column === undefined
			? ''
			: `. They were read from the column ${column}: for another column, set Mapping Column Mode to Map Each Column Manually`;
	return `${ids} that Campaign > Get Many lists, not the names${read}`;
}
