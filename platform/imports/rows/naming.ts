import { isPlain, withoutAccents } from '../../base/text/accents';
import type { MappedColumn } from '../columns/foundColumns';

// No name holds a line break.
const BETWEEN_NAMES = '\n';

/** Creates the key of a row within its table: its names and its day. */
export class RowNaming {
	/** The columns whose cells identify a row. */
	private readonly naming: readonly number[];
	/** IDs are sent with their accents, which the platform may ignore. */
	private readonly hasIds: boolean;
	/** Whether a row has a column that does not identify it. */
	readonly hasAttached: boolean;

	/** @param dimensions the columns that name a row */
	constructor(dimensions: readonly MappedColumn[]) {
		const all = dimensions.map((_, at) => at);
		this.naming = all.filter((at) => dimensions[at]?.target.attached !== true);
		this.hasAttached = this.naming.length < all.length;
		this.hasIds = dimensions.some(({ target }) => target.type === 'id');
	}

	/** The key of a row. */
	keyOf(names: readonly string[], day: string | undefined): string {
		const { naming } = this;
		let key = names[naming[0] ?? 0] ?? '';
		for (let at = 1; at < naming.length; at++) {
			key += BETWEEN_NAMES + (names[naming[at] ?? 0] ?? '');
		}
		if (this.hasIds) key = withoutAccents(key);
		return day === undefined ? key : key + BETWEEN_NAMES + day;
	}

	/** Whether accents of an ID do not count in the key. */
	ignoresAccents({ target }: MappedColumn, cell: string): boolean {
		return target.type === 'id' && !isPlain(cell) && withoutAccents(cell) !== cell;
	}
}

/** The names of which a row's key is made. */
export function nameColumnsOf(key: string): string[] {
	return key.split(BETWEEN_NAMES);
}
