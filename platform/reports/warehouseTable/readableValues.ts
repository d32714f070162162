import { channelName } from '../../base/names/channels';
import { memoize } from '../../base/async/memoize';
import type { Cell } from '../table/tableCell';

/** A column of labels for a column of codes. */
interface Readable {
	readonly column: string;
	readonly nameOf: (code: string) => string;
}

/** Dimensions whose codes readers mistake or do not know. */
const CODED: ReadonlyMap<string, Readable> = new Map([
	['media_key', { column: 'channel', nameOf: channelName }],
	['geoloccountry_isocode', { column: 'country', nameOf: countryName }],
]);

/** The column of labels for a dimension; undefined where it has no codes. */
export function readableFor(field: string) {
	const readable = CODED.get(field);
	if (readable === undefined) return undefined;
	const { column, nameOf } = readable;
	const read = (code: Cell): Cell => (typeof code === 'string' ? nameOf(code) : code);
	return { column, read };
}

const countries = memoize(() => new Intl.DisplayNames(['en'], { type: 'region' }));

function countryName(code: string): string {
	return /^[A-Z]{2}$/i.test(code) ? (countries().of(code) ?? code) : code;
}
