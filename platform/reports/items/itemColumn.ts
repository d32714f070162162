import type { NumberStyle } from './writtenFigures';

/** The role of a member of the items. */
export type ItemRole = 'name' | 'day' | 'figure' | 'leftOut';

/** The unit of a figure; an average is a number that cannot be added up. */
export type ItemUnit = 'number' | 'average' | 'money' | 'percent' | 'fraction';

/** A member of the items as a column. */
export interface ItemColumn {
	/** The name of the member. */
	readonly key: string;
	/** The label of the column. */
	readonly name: string;
	readonly role: ItemRole;
	/** Set for days some of which have an hour. */
	readonly hasHours?: boolean | undefined;
	/** Whether all rows share its value. */
	readonly isShared?: boolean | undefined;
	/** Set for figures only. */
	readonly unit?: ItemUnit | undefined;
	/**
	 * The member with the same figure of the current period, if this one is of the period before.
	 */
	readonly beforeOf?: string | undefined;
	/** Set for a member that holds the change of a figure: it is not a figure of its own. */
	readonly change?: string | undefined;
	readonly percent?: string | undefined;
	/** How its numbers are written, where they are texts. */
	readonly style?: NumberStyle;
}
