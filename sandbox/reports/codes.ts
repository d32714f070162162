import { list } from '../http/reply';
import type { SiteEndpoint } from '../request/endpoint';
import { reading } from '../request/siteEndpoints';
import { type Coded, DEVICES, VIEWS } from '../shop/codes';

/** The codes that report filters take: device types (docs/platform.md, Device Type) and views. */
export const codeEndpoints: readonly SiteEndpoint[] = [
	codes('mdevicetype/getall', 'mdevicetype', DEVICES),
	// Observed practice: not in the specification.
	codes('view/get_all_name', 'view', VIEWS),
];

function codes(name: string, object: string, coded: readonly Coded[]): SiteEndpoint {
	const rows = coded.map(({ id, name: title }) => [String(id), title]);
	return reading(name, [], () => list([`${object}_id`, `${object}_name`], rows));
}
