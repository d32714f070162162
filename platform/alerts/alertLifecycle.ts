import { isRecord, listOf } from '../base/json/json';
import type { Side } from './rule/alertRule';
import type { AlertVerdict } from './alertVerdict';
import type { NewLevel } from './newLevel';
import { isTime } from './rule/alertWindow';
import { daysApart } from '../base/dates/dayArithmetic';

/** What an alert is about. */
export type AlertKind = Side | 'noData';

/** An alert that has begun and is not over. */
export interface OpenAlert {
	/** Which of several figures it is about; undefined if there is only one. */
	readonly figure?: string | undefined;
	/** The value of the dimension; empty for the site. */
	readonly name: string;
	readonly kind: AlertKind;
	/** Since when: 2026-11-22, or 2026-11-22 10:00. */
	readonly since: string;
	/** When it was told last, in Unix milliseconds. */
	readonly notifiedAt: number;
	/** What was expected when it began, where something was. */
	readonly expected?: number | undefined;
	/** The first of the days in a row on which there was too little to judge; undefined otherwise. */
	readonly unknownSince?: string | undefined;
}

/** What is told of an alert. */
export type Transition = 'began' | 'goesOn' | 'over';

/** What was found out about one kind of alert for one series. */
export interface SeriesFinding {
	/** Which of several figures it is about; undefined if there is only one. */
	readonly figure?: string | undefined;
	readonly name: string;
	readonly kind: AlertKind;
	readonly verdict: AlertVerdict;
	/** Since when, should it begin now. */
	readonly since: string;
	/** The last day that was judged. */
	readonly day: string;
	/** What was to be expected, where that is known. */
	readonly expected?: number | undefined;
	/** Set where an alert ends without the figure having come back. */
	readonly newLevel?: NewLevel | undefined;
}

/** A finding that the workflow is started with. */
export interface Notification<F extends SeriesFinding> {
	readonly transition: Transition;
	readonly finding: F;
	readonly since: string;
}

/**
 * Brings what goes on up to date: an alert begins once and ends once, however often the same is found.
 * What is unclear changes nothing, nor does what is unknown, until that has been so for weeks: then
 * the alert ends, as nobody would hear of it any more.
 *
 * @param now Unix milliseconds
 * @param repeatMs after which time an alert that goes on is told again; 0 for never
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
			// A clock that was set back must not silence it for longer.
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

/** Longer than shops are closed. */
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

// Polls come a little earlier on some days than on others.
const NEARLY = 0.9;

/** Reads alerts that were stored; undefined where one of them is of another shape. */
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
