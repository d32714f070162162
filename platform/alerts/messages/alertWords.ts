import type { Side } from '../rule/alertRule';

/** The texts around the figures of an alert. Figures and days are passed as formatted texts. */
export interface AlertWords {
	/** Between the subject and the sentence about it. */
	readonly colon: string;
	readonly noAlert: string;
	/** A rate whose denominator is 0. */
	readonly none: string;
	readonly subject: (figure: string, label: string, site: string) => string;
	readonly side: (side: Side) => string;
	readonly changed: (percent: string, side: Side) => string;
	/** A time, such as that on which an alert began. */
	readonly at: (day: string, hour: string) => string;
	readonly until: (day: string, hour: string) => string;
	/** The end of a day, as an hour. */
	readonly midnight: string;
	/** "680 against 1,000 expected". */
	readonly compared: (value: string, reference: string) => string;
	readonly expected: (amount: string) => string;
	readonly before: (amount: string) => string;
	readonly asOn: (amount: string, day: string) => string;
	readonly bound: (amount: string) => string;
	readonly noPrecedent: (value: string) => string;
	readonly still: (change: string, since: string) => string;
	readonly asExpected: string;
	readonly withinBound: string;
	readonly noLonger: (side: Side) => string;
	readonly was: (side: Side, since: string) => string;
	readonly newLevel: (value: string, before: string) => string;
	readonly hasBeen: (side: Side, since: string) => string;
	readonly knownDays: (days: number) => string;
	readonly tooLittle: string;
	readonly wereNone: (since: string) => string;
	readonly coming: string;
	readonly comingAgain: string;
	/** @param isAbsent whether the figures are missing rather than 0 */
	readonly stopped: (since: string, isAbsent: boolean, isStill: boolean) => string;
	readonly instead: (amount: string) => string;
	readonly conversions: (count: string, expected: string, visits: string) => string;
	readonly since: (text: string, since: string) => string;
	readonly trackingWorks: string;
	readonly wasBroken: (since: string) => string;
	readonly broken: (since: string, isStill: boolean) => string;
	/** "3 of 30 sites need attention". @param notChecked the number of sites that could not be checked */
	readonly digest: (count: number, sites: number, notChecked: number) => string;
}
