/** What is known of a figure: the platform's name of it, and what kind of value it says it is. */
export interface FigureKind {
	readonly field: string;
	readonly affinity: string;
}

// Who came by two channels is one visitor; two shares do not add up.
const NOT_A_SUM = /visitor|unique|avg|average|mean|rate$|ratio|percent|pct/i;
// No affinity of the platform says that a number is money (docs/platform.md, Batch report request).
const MONEY = /amount|revenue|turnover|basket|cost|spend|budget|margin|price|average_lead/i;
const SHARE = /^(pct|percent|percentage)$/i;
const TIME = /^(time|duration)$/i;

/** Whether values of this kind may be added up. What affinities there are is not shown: those that say nothing count. */
export function addsUp({ field, affinity }: FigureKind): boolean {
	return !NOT_A_SUM.test(field) && !NOT_A_SUM.test(affinity);
}

/** Whether values are shares in percent. */
export function isShare({ affinity }: Pick<FigureKind, 'affinity'>): boolean {
	return SHARE.test(affinity);
}

/** Whether values are seconds or the like. */
export function isDuration({ affinity }: Pick<FigureKind, 'affinity'>): boolean {
	return TIME.test(affinity);
}

/** Whether values may be numbers of things, and are no amounts, times or shares. */
export function mayCount(kind: FigureKind): boolean {
	const { field } = kind;
	return !isMoney(field) && !TIME.test(field) && !isDuration(kind) && !isShare(kind);
}

/** Whether a field, or what a column is called, is about money. */
export function isMoney(name: string): boolean {
	return MONEY.test(name);
}
