/** What a reply says of a change: that it was refused, done, done in part, or neither. */
export type ReplyVerdict = 'refused' | 'confirmed' | 'partly' | 'unconfirmed';

/** What the members of a reply say, added up. */
export interface Signs {
	/** Said outright, such as `success: false`. */
	refused: boolean;
	/** Said in a sentence, which a flag outweighs. */
	complained: boolean;
	/** Said outright, such as `success: true`. */
	succeeded: boolean;
	/** Said less clearly, such as by the record that was made. */
	confirmed: boolean;
	/** Something that may be a refusal, so that nothing counts as confirmed. */
	doubtful: boolean;
	rejected: number;
	accepted: number;
	/** Whether it says that nothing was taken. */
	none: boolean;
}

/** The circumstances of a change. */
export interface Change {
	/** Set where something is to be cancelled or denied, so that such states are what is wanted. */
	readonly isEnding?: boolean;
	/** Set where nothing was sent, so that nothing taken is no refusal. */
	readonly isEmpty?: boolean;
	/** The status of HTTP: 201, 202 and 204 say that it was done. */
	readonly status?: number;
}

/** Before anything is read. */
export function noSigns(): Signs {
	const nothing = { refused: false, complained: false, succeeded: false, confirmed: false };
	return { ...nothing, doubtful: false, none: false, rejected: 0, accepted: 0 };
}

/** What all signs together come to: a refusal outweighs what else is said. */
export function replyVerdict(signs: Signs): ReplyVerdict {
	const { refused, complained, succeeded, confirmed, doubtful, none, rejected, accepted } = signs;
	if (isPartly(signs)) return 'partly';
	if (refused || rejected > 0) return 'refused';
	if (complained) return succeeded ? 'unconfirmed' : 'refused';
	if (none && accepted === 0) return succeeded || confirmed ? 'unconfirmed' : 'refused';
	if (doubtful) return 'unconfirmed';
	return succeeded || confirmed || accepted > 0 ? 'confirmed' : 'unconfirmed';
}

/** Whether some was rejected, and the rest was taken. */
function isPartly({ refused, succeeded, rejected, accepted }: Signs): boolean {
	return rejected > 0 && (accepted > 0 || (succeeded && !refused));
}

/** Adds what an inner part says to what the whole says. */
export function addTo(signs: Signs, own: Signs): void {
	signs.refused ||= own.refused;
	signs.complained ||= own.complained;
	signs.succeeded ||= own.succeeded;
	signs.confirmed ||= own.confirmed;
	signs.doubtful ||= own.doubtful;
	signs.none ||= own.none;
	signs.rejected = Math.max(signs.rejected, own.rejected);
	signs.accepted = Math.max(signs.accepted, own.accepted);
}
