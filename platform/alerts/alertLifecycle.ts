import { isRecord, listOf } from '../base/json/json';
import type { Side } from './rule/alertRule';
import type { AlertVerdict } from './alertVerdict';
import type { NewLevel } from './newLevel';
import { isTime } from './rule/alertWindow';
import { daysApart } from '../base/dates/dayArithmetic';

/** The kind of an alert. */
export type AlertKind = Side | 'noData';

/** An alert that has begun and not ended. */
export interface OpenAlert {
	/** The key of the figure; undefined if the trigger has only one. */
	readonly figure?: string | undefined;
	/** The value of the dimension; empty for the site. */
	readonly name: string;
	readonly kind: AlertKind;
	/** The first anomalous time: 2026-11-22, or 2026-11-22 10:00. */
	readonly since: string;
	/** The time of the last notification, in Unix milliseconds. */
	readonly notifiedAt: number;
	/** The expected value when it began; undefined if there was none. */
	readonly expected?: number | undefined;
	/**
	 * The first of the consecutive days with too little data to evaluate; undefined if the last day
	 * had enough.
	 */
	readonly unknownSince?: string | undefined;
}

/** The change of an alert that a notification reports. */
export type Transition = 'began' | 'goesOn' | 'over';

/** The result of evaluating one series for one kind of alert. */
export interface SeriesFinding {
	/** The key of the figure; undefined if the trigger has only one. */
	readonly figure?: string | undefined;
	readonly name: string;
	readonly kind: AlertKind;
	readonly verdict: AlertVerdict;
	/** The first anomalous time, should an alert begin now. */
	readonly since: string;
	/** The last evaluated day. */
	readonly day: string;
	/** The expected value; undefined if it is unknown. */
	readonly expected?: number | undefined;
	/** Set if an alert ends although the figure has not recovered. */
	readonly newLevel?: NewLevel | undefined;
}

/** A finding that starts the workflow. */
export interface Notification<F extends SeriesFinding> {
	readonly transition: Transition;
	readonly finding: F;
	readonly since: string;
}

/**
 * Updates the open alerts: an alert begins once and ends once, however often it is found. Unclear
 * and unknown verdicts change nothing, but after four weeks of unknown verdicts an alert ends, as
 * it would otherwise stay open for ever.
 *
 * @param now Unix milliseconds
 * @param repeatMs the interval after which an open alert is repeated; 0 for never
 */
export function updateAlerts<F extends SeriesFinding>(
	alerts: readonly OpenAlert[],
	findings: readonly F[],
	now: number,
	repeatMs: number,
): {
	readonly alerts: readonly OpenAlert[];
	readonly notifications: ReadonlyArray<Notification<F>>;
} {
	const ongoing = new Map(alerts.map((alert) => [keyOf(alert), alert]));
	const notifications: Array<Notification<F>> = [];
	for (const finding of findings) {
		const key = keyOf(finding);
		const { name, kind, verdict } = finding;
		const alert = ongoing.get(key);
		if (!alert && verdict === 'alert') {
			const { figure, since, expected } = finding;
			ongoing.set(key, { ...figureIn(figure), name, kind, since, notifiedAt: now, expected });
			notifications.push({ transition: 'began', finding, since: finding.since });
		} else if (alert && isOver(alert, finding)) {
			ongoing.delete(key);
			notifications.push({ transition: 'over', finding, since: alert.since });
		} else if (alert) {
			// A clock that was set back must not delay the repetition.
			const notifiedAt = Math.min(alert.notifiedAt, now);
			const isLong = repeatMs > 0 && now - notifiedAt >= repeatMs * NEARLY;
			const isDue = verdict === 'alert' && isLong;
			const unknownSince = unknownSinceOf(alert, finding);
			ongoing.set(key, { ...alert, notifiedAt: isDue ? now : notifiedAt, unknownSince });
			if (isDue) notifications.push({ transition: 'goesOn', finding, since: alert.since });
		}
	}
	return { alerts: [...ongoing.values()], notifications };
}

/** Longer than a shop is closed for holidays. */
const MOST_UNKNOWN_DAYS = 28;

function isOver(alert: OpenAlert, finding: SeriesFinding): boolean {
	const unknownSince = unknownSinceOf(alert, finding) ?? finding.day;
	return finding.verdict === 'calm' || daysApart(unknownSince, finding.day) >= MOST_UNKNOWN_DAYS;
}

function unknownSinceOf(
	{ unknownSince }: OpenAlert,
	{ verdict, day }: SeriesFinding,
): string | undefined {
	return verdict === 'unknown' ? (unknownSince ?? day) : undefined;
}

function keyOf({ figure = '', kind, name }: Pick<OpenAlert, 'figure' | 'kind' | 'name'>): string {
	return `${figure} ${kind} ${name}`;
}

function figureIn(figure: unknown): Pick<OpenAlert, 'figure'> {
	return typeof figure === 'string' ? { figure } : {};
}

// Polls are a little earlier on some days than on others.
const NEARLY = 0.9;

/** Reads stored alerts; undefined if one of them has another shape. */
export function readAlerts(stored: unknown): OpenAlert[] | undefined {
	const alerts = listOf(stored).map(readAlert);
	const known = alerts.filter((one) => one !== undefined);
	return Array.isArray(stored) && known.length === alerts.length ? known : undefined;
}

function readAlert(stored: unknown): OpenAlert | undefined {
	if (!isRecord(stored)) return undefined;
	const { figure, name, kind, since, notifiedAt, unknownSince, expected } = stored;
	const known = KINDS.find((each) => each === kind);
	if (typeof name !== 'string' || known === undefined || !isTime(since)) return undefined;
	if (typeof notifiedAt !== 'number') return undefined;
	return {
		...figureIn(figure),
		name,
		kind: known,
		since,
		notifiedAt,
		...(isTime(unknownSince) ? { unknownSince } : {}),
		...(typeof expected === 'number' ? { expected } : {}),
	};
}

const KINDS: readonly AlertKind[] = ['lower', 'higher', 'noData'];
