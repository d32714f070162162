import type { Part } from '../client/multipart';
import { writeMultipart } from '../client/multipart';
import type { Call } from '../client/request';
import { checkPathValue } from '../client/url';

/** A file of campaign costs. */
export interface Costs {
	readonly site: string;
	/** What the costs are about, as the endpoint's name ends. */
	readonly kind: string;
	readonly fileName: string;
	readonly csv: Buffer;
	/** Values that the specification does not show, by the platform's names. */
	readonly more?: Readonly<Record<string, unknown>>;
}

/**
 * The call that uploads costs (docs/platform.md, Campaign: externaldataupload). Observed practice:
 * the file goes in the part `file-name`.
 *
 * @throws InvalidInput
 */
export async function uploadCall({ site, kind, fileName, csv, more = {} }: Costs): Promise<Call> {
	const file: Part = { name: 'file-name', fileName, mimeType: 'text/csv', chunks: [csv] };
	const texts = Object.entries(more).map(([name, value]) => [name, String(value)] as const);
	return {
		method: 'POST',
		path: '/ea/{site}/db/ope/externaldataupload_{kind}.json',
		// Checked here, so that a wrong value of one item is told before another item is sent.
		pathValues: { site: checkPathValue('site', site), kind: checkPathValue('kind', kind) },
		form: await writeMultipart([file], texts),
		what: 'the upload of costs',
	};
}
