import type { Days } from '../../base/dates/namedPeriods';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, textOf } from '../../base/json/json';
import { wordsInName } from '../../base/names/additivity';
import { singleLine, truncate } from '../../base/text/truncate';
import type { Shortfall } from '../response/shortfall';
import type { ColumnEvidence } from './columnEvidence';
import { areDays, isConstantSite } from './itemColumns';
import { compactDay } from './itemMoments';
import { formatCount } from '../../base/text/formatCount';

/** Facts on items that are no rows of theirs. */
export interface ItemContext {
	/** Empty if the items are of several sites, or name none. */
	readonly site: string;
	readonly days?: Days | undefined;
	readonly before?: Days | undefined;
	readonly shortfall?: Shortfall | undefined;
	readonly notices: readonly string[];
}

/** Items that are no rows, and facts on the report that the other items came from. */
export class ItemsSeen {
	private failures = 0;
	private firstFailure = '';
	private incomplete = 0;
	private rows = 0;
	private readonly jobs = new Map<string, JsonRecord>();

	/** Reads an item. @returns whether it is a row */
	see(item: JsonRecord): boolean {
		if (!isItemRow(item)) {
			if (isFailure(item) && this.failures++ === 0) this.firstFailure = String(item.error);
			return false;
		}
		this.rows++;
		if (item.complete === false) this.incomplete++;
		const { reportJob } = item;
		if (isRecord(reportJob) && this.jobs.size < MOST_JOBS) {
			this.jobs.set(String(reportJob.jobId), reportJob);
		}
		return true;
	}

	/** The number of rows. */
	get count(): number {
		return this.rows;
	}

	/** The facts that all items share. */
	context(evidence: readonly ColumnEvidence[]): ItemContext {
		const [job, ...others] = this.jobs.values();
		const ofJob = job !== undefined && others.length === 0 ? job : {};
		return {
			site: evidence.find(isConstantSite)?.only ?? textOf(ofJob.site) ?? '',
			days: daysOf(evidence, FIRST, LAST) ?? daysIn(ofJob.from, ofJob.to) ?? oneDay(evidence),
			before: daysIn(ofJob.comparedFrom, ofJob.comparedTo),
			shortfall: this.shortfall(),
			notices: this.notices(),
		};
	}

	private shortfall(): Shortfall | undefined {
		const short = [...this.jobs.values()].some(({ complete }) => complete === false);
		if (this.incomplete === 0 && !short) return undefined;
		return { rows: this.rows, sign: 'complete: false' };
	}

	private notices(): string[] {
		if (this.failures === 0) return [];
		const which =
			this.failures === 1
				? '1 item contains an error and is'
				: `${formatCount(this.failures)} items contain errors and are`;
		return [`${which} left out of the rows: ${truncate(singleLine(this.firstFailure), LONGEST)}`];
	}
}

const MOST_JOBS = 100;
const LONGEST = 200;

function isFailure({ error, message }: JsonRecord): boolean {
	return typeof error === 'string' && error !== '' && typeof message === 'string';
}

/**
 * Whether an item is a row: not an error of the node before, and not a note that there were no
 * rows.
 */
export function isItemRow(item: JsonRecord): boolean {
	return !isFailure(item) && !(item.message === 'No rows' && item.rows === 0);
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const FIRST = /^(first day|from|since|(start|from) date|date (start|from)|reporting starts)$/;
const LAST = /^(last day|to|until|(end|stop|to) date|date (end|stop|to)|reporting ends)$/;

function daysOf(evidence: readonly ColumnEvidence[], first: RegExp, last: RegExp) {
	const only = (name: RegExp) =>
		evidence
			.find(({ key, varies, moments }) => name.test(wordsInName(key)) && !varies && moments > 0)
			?.only?.slice(0, DAY_LENGTH);
	return daysIn(only(first), only(last));
}

/** The day of the items, if all have the same. */
function oneDay(evidence: readonly ColumnEvidence[]): Days | undefined {
	const days = evidence.filter((seen) => areDays(seen) && !seen.varies);
	const [day, ...others] = days.map(
		({ only = '' }) => compactDay(only) ?? only.slice(0, DAY_LENGTH),
	);
	return day === undefined || others.length > 0 ? undefined : { from: day, to: day };
}

function daysIn(from: unknown, to: unknown): Days | undefined {
	const [first, last] = [textOf(from), textOf(to)];
	return first && last ? { from: first, to: last } : undefined;
}
