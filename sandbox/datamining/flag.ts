import type { Column, Width } from './columns';
import type { GroupName } from './groups';

/** A search parameter that asks for more columns. */
export interface Flag {
	name: `with-${string}`;
	/** The groups that have such columns; all when left out. The others accept it, and have none. */
	groups?: readonly GroupName[];
	columns(width: Widths): readonly Column[];
}

/** How wide the repeated column groups of the site's own and of third-party channels are. */
export interface Widths {
	channel: Width;
	tpchannel: Width;
}
