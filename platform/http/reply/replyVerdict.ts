/** The outcome of a change according to its reply. */
export type ReplyVerdict = 'refused' | 'confirmed' | 'partly' | 'unconfirmed';

/** The signs found in a reply, combined. */
export interface Signs {
	/** Stated explicitly, such as `success: false`. */
	refused: boolean;
	/** Stated in a message, which a flag overrules. */
	complained: boolean;
	/** Stated explicitly, such as `success: true`. */
	succeeded: boolean;
	/** Implied, such as by the ID of the created entity. */
	confirmed: boolean;
	/** A possible refusal, which prevents a confirmation. */
	doubtful: boolean;
	/** Whether words say that only a part was accepted. */
	partial: boolean;
	/** Whether the reply counts fewer entries as accepted and rejected than it received; also doubtful. */
	leavesOpen: boolean;
	rejected: number;
	accepted: number;
	/** The most entries that the reply counts as received or accepted. */
	counted: number;
	/** Whether the reply says that nothing was accepted. */
	none: boolean;
}

/** The context of a change. */
export interface Change {
	/** Set for a cancellation or denial, whose expected states otherwise mean a refusal. */
	readonly isEnding?: boolean;
	/** Set if nothing was sent, so that an accepted count of 0 is no refusal. */
	readonly isEmpty?: boolean;
	/**
	 * Set for a file of rows, with their number if known. An ID in the reply is then that of the
	 * upload, which may still fail, and a reply that counts fewer rows does not confirm them all.
	 */
	readonly upload?: { readonly rows: number | undefined };
	/** The state that the change gives to a record: a reply in another state does not confirm it. */
	readonly becomes?: ValidationState | undefined;
	/** The HTTP status: 201, 202 and 204 confirm the change. */
	readonly status?: number;
}

/** The states of sales and estimates (docs/platform.md, States and transitions). */
export type ValidationState = 'PENDING' | 'VALID' | 'INVALID';

/** The signs of a reply that was not read yet. */
export function noSigns(): Signs {
	const nothing = { refused: false, complained: false, succeeded: false, confirmed: false };
	const open = { doubtful: false, partial: false, leavesOpen: false, none: false };
	return { ...nothing, ...open, rejected: 0, accepted: 0, counted: 0 };
}

/** Combines all signs into an outcome; a refusal takes precedence. */
export function replyVerdict(signs: Signs): ReplyVerdict {
	const { refused, complained, succeeded, confirmed, doubtful, none, rejected, accepted } = signs;
	if (isPartly(signs)) return signs.leavesOpen ? 'unconfirmed' : 'partly';
	if (refused || rejected > 0) return 'refused';
	if (complained) return succeeded ? 'unconfirmed' : 'refused';
	if (none && accepted === 0) return succeeded || confirmed ? 'unconfirmed' : 'refused';
	if (doubtful) return 'unconfirmed';
	return succeeded || confirmed || accepted > 0 ? 'confirmed' : 'unconfirmed';
}

/** Whether some entries were rejected and the rest accepted. */
function isPartly({ refused, succeeded, partial, none, rejected, accepted }: Signs): boolean {
	const saysSome = succeeded || (partial && !none);
	return rejected > 0 && (accepted > 0 || (saysSome && !refused));
}

/** Merges the signs of a nested value into those of the whole reply. */
export function mergeSigns(signs: Signs, own: Signs): void {
	signs.refused ||= own.refused;
	signs.complained ||= own.complained;
	signs.succeeded ||= own.succeeded;
	signs.confirmed ||= own.confirmed;
	signs.doubtful ||= own.doubtful;
	signs.partial ||= own.partial;
	signs.leavesOpen ||= own.leavesOpen;
	signs.none ||= own.none;
	signs.rejected = Math.max(signs.rejected, own.rejected);
	signs.accepted = Math.max(signs.accepted, own.accepted);
	signs.counted = Math.max(signs.counted, own.counted);
}
