import type { CheckFacts } from './protocol';
import type { Texts } from './texts/texts';

type Counted = Pick<CheckFacts, 'rows' | 'rejected' | 'remedies'>;

/** A summary of the check, and whether the import may start. */
export function summaryOf(
	{ rows, rejected, remedies }: Counted,
	leavesOut: boolean,
	checking: Texts['checking'],
) {
	const good = checking.good(rows);
	const tick = checking.tick(remedies, rejected);
	if (rejected === 0) return { text: checking.goodAlone(good), mayStart: rows > 0 };
	if (rows === 0) return { text: checking.noneLeft(rejected) + tick, mayStart: false };
	return leavesOut
		? { text: checking.leftOut(good, rejected) + tick, mayStart: true }
		: { text: checking.toFix(good, rejected) + tick + checking.owner(rejected), mayStart: false };
}
