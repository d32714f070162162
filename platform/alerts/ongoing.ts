import { isRecord, listOf } from '../client/values/json';
import type { Side } from './rule';
import type { Verdict } from './verdict';

/** What an alert is about. */
export type AlertKind = Side | 'noData';

/** An alert that has begun and is not over. */
export interface Alert {
	/** The value of the dimension; empty for the site. */
	readonly name: string;
	readonly kind: AlertKind;
	/** Since when: 2026-11-22, or 2026-11-22 10:00. */
	readonly since: string;
	/** When it was told last, in Unix milliseconds. */
	readonly toldAt: number;
}

/** What is told of an alert. */
export type News = 'began' | 'goesOn' | 'over';

/** What was found out about one kind of alert for one series. */
export interface Finding {
	readonly name: string;
	readonly kind: AlertKind;
	readonly verdict: Verdict;
	/** Since when, should it begin now. */
	readonly since: string;
}

/** A finding that the workflow is started with. */
export interface Told<F extends Finding> {
	readonly news: News;
	readonly finding: F;
	readonly since: string;
}

/**
 * Brings what goes on up to date: an alert begins once and ends once, however often the same is found.
 * What is unclear changes nothing. Series that nothing was found out about keep their alerts.
 *
 * @param now Unix milliseconds
 * @param repeatMs after which time an alert that goes on is told again; 0 for never
 */
export function follow<F extends Finding>(
	alerts: readonly Alert[],
	findings: readonly F[],
	now: number,
	repeatMs: number,
): { readonly alerts: readonly Alert[]; readonly told: ReadonlyArray<Told<F>> } {
	const ongoing = new Map(alerts.map((alert) => [keyOf(alert), alert]));
	const told: Array<Told<F>> = [];
	for (const finding of findings) {
		const key = keyOf(finding);
		const { name, kind, verdict } = finding;
		const alert = ongoing.get(key);
		if (!alert && verdict === 'alert') {
			ongoing.set(key, { name, kind, since: finding.since, toldAt: now });
			told.push({ news: 'began', finding, since: finding.since });
		} else if (alert && verdict === 'calm') {
			ongoing.delete(key);
			told.push({ news: 'over', finding, since: alert.since });
		} else if (alert && verdict === 'alert') {
			// A clock that was set back must not silence it for longer.
			const toldAt = Math.min(alert.toldAt, now);
			const isDue = repeatMs > 0 && now - toldAt >= repeatMs * NEARLY;
			ongoing.set(key, { ...alert, toldAt: isDue ? now : toldAt });
			if (isDue) told.push({ news: 'goesOn', finding, since: alert.since });
		}
	}
	return { alerts: [...ongoing.values()], told };
}

function keyOf({ kind, name }: Pick<Alert, 'kind' | 'name'>): string {
	return `${kind} ${name}`;
}

// Polls come a little earlier on some days than on others.
const NEARLY = 0.9;

/** Reads alerts that were stored; those of another shape are left out. */
export function readAlerts(stored: unknown): Alert[] {
	return listOf(stored).flatMap((one) => {
		if (!isRecord(one)) return [];
		const { name, kind, since, toldAt } = one;
		const known = KINDS.find((each) => each === kind);
		const isWhole = typeof name === 'string' && typeof since === 'string';
		if (!isWhole || known === undefined) return [];
		return [{ name, kind: known, since, toldAt: typeof toldAt === 'number' ? toldAt : 0 }];
	});
}

const KINDS: readonly AlertKind[] = ['lower', 'higher', 'noData'];
