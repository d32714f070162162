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
	rejected: number;
	accepted: number;
	/** Whether the reply says that nothing was accepted. */
	none: boolean;
}

/** The context of a change. */
export interface Change {
	/** Set for a cancellation or denial, whose expected states otherwise mean a refusal. */
	readonly isEnding?: boolean;
	/** Set if nothing was sent, so that an accepted count of 0 is no refusal. */
	readonly isEmpty?: boolean;
	/** The HTTP status: 201, 202 and 204 confirm the change. */
	readonly status?: number;
}

/** The signs of a reply that was not read yet. */
export function noSigns(): Signs {
	const nothing = { refused: false, complained: false, succeeded: false, confirmed: false };
	return { ...nothing, doubtful: false, partial: false, none: false, rejected: 0, accepted: 0 };
}

/** Combines all signs into an outcome; a refusal takes precedence. */
export function replyVerdict(signs: Signs): ReplyVerdict {
	const { refused, complained, succeeded, confirmed, doubtful, none, rejected, accepted } = signs;
	if (isPartly(signs)) return 'partly';
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
	signs.none ||= own.none;
	signs.rejected = Math.max(signs.rejected, own.rejected);
	signs.accepted = Math.max(signs.accepted, own.accepted);
}
