import { DAY_MS, HOUR_MS } from '../base/dates/durations';
import { InvalidInput } from '../base/invalidInput';
import type { AlertKind } from './alertLifecycle';

/** What an alert is about, whenever it begins. */
export interface AlertSubject {
	readonly site: string;
	/** The field of the figure, or both fields of a rate. */
	readonly figure: string;
	readonly dimension?: string | undefined;
	/** The value of the dimension; empty for the whole site. */
	readonly name: string;
	readonly kind: AlertKind;
}

/**
 * The ID of an alert, which is the same each time that it begins, goes on or ends: shop-eu/visit/lower, or
 * shop-eu/visit/media_key=MAILING/lower.
 */
export function alertIdOf({ site, figure, dimension, name, kind }: AlertSubject): string {
	const part = dimension === undefined ? [] : [`${encode(dimension)}=${encode(name)}`];
	return [encode(site), figure.split('/').map(encode).join(':'), ...part, kind].join('/');
}

/** Slashes and equals signs would be read as separators. */
function encode(text: string): string {
	// A name may hold half of a pair of surrogates, which cannot be encoded.
	return encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}

const KINDS = '(lower|higher|noData)';
const ID = new RegExp(`^[^/\\s]+/[^/\\s]+(/[^/\\s]+=[^/\\s]*)?/${KINDS}$`);

/** How long an alert is not reported. */
export type SnoozeLength =
	{ readonly unit: 'days' | 'hours'; readonly count: number } | { readonly unit: 'untilOver' };

/** What a table remembers of an alert that is not reported. */
export interface SnoozedAlert {
	readonly alertId: string;
	/** The moment until which it is not reported, as ISO 8601. */
	readonly snoozedUntil: string;
	/** Whether it is reported again once it has ended. */
	readonly isUntilOver: boolean;
}

/** Later than every alert. */
const NEVER = '9999-12-31T00:00:00.000Z';
const MS_OF = { hours: HOUR_MS, days: DAY_MS };

/** Snoozes an alert. @param now Unix milliseconds @throws InvalidInput if the text is no ID of an alert */
export function snoozeAlert(entered: string, length: SnoozeLength, now: number): SnoozedAlert {
	const alertId = entered.trim();
	if (!ID.test(alertId)) {
		throw new InvalidInput(
			'Alert ID',
			alertId === '' ? 'Alert ID is empty' : `"${alertId}" is no ID of an alert`,
			'Enter the alertId of an item of Metric Alert, such as shop-eu/visit/lower',
		);
	}
	if (length.unit === 'untilOver') return { alertId, snoozedUntil: NEVER, isUntilOver: true };
	const until = new Date(now + length.count * MS_OF[length.unit]);
	return { alertId, snoozedUntil: until.toISOString(), isUntilOver: false };
}
